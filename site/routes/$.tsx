import { createFileRoute, redirect } from '@tanstack/react-router';

/** Whatever is no page of the site. */
export const Route = createFileRoute('/$')({
  beforeLoad: () => {
    throw redirect({ to: '/404', replace: true });
  },
});
