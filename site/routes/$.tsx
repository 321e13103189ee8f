import { createFileRoute, redirect } from '@tanstack/react-router';

/** Catches all unknown paths. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
