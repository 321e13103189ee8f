import { createFileRoute } from '@tanstack/react-router';

export const Route = createFileRoute('/mobile-app-development')({
  component: RouteComponent,
});

function RouteComponent() {
  return <div>Hello "/mobile-app-development"!</div>;
}
