import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/amazon-web-services')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/amazon-web-services"!</div>;
}
