import type { RouterHistory } from '@tanstack/react-router';

/** How the visitor got to the current page. */
export const arrival = {
  /** They followed a link within the site, so the browser didn't load this page itself. */
  isByClient: false,
  /** They see the page from its top. */
  isAtTop: false,
};

/** Call this once, after the first page is rendered. It tracks how the visitor gets to each page. */
export const watchArrivals = (history: RouterHistory) =>
  history.subscribe(({ action, location }) => {
    arrival.isByClient = true;
    arrival.isAtTop = action.type === 'PUSH' && !location.hash;
  });
