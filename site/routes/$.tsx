import { createFileRoute, redirect } from '@tanstack/react-router';

/** Catches all unknown paths. `/404` shows the path, so that a typo can be corrected. */
export const Route = createFileRoute('/$')({
  beforeLoad: ({ location }) => {
    // The router decodes everything except the percent sign.
    const unknownPath = location.pathname.replaceAll('%25', '%');
    throw redirect({ to: '/404', replace: true, state: { unknownPath } });
  },
});
