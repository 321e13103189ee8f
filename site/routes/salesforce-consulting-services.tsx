import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/salesforce-consulting-services')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/salesforce-consulting-services"!</div>;
}
