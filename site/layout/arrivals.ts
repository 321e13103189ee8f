import type { RouterHistory } from '@tanstack/react-router';

/** How the visitor got to the page that is shown. */
export const arrival = {
  /** They followed a link within the site, and the browser did not load this page itself. */
  isByClient: false,
  /** They will see the page from its top. */
  isAtTop: false,
};

/** Call this once, after the first page is rendered. It tracks how the visitor gets to each page. */
export const watchArrivals = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    arrival.isByClient = true;
    arrival.isAtTop = action.type === 'PUSH' && !location.hash;
  });
