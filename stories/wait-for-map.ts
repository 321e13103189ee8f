import { expect, waitFor } from 'storybook/test';

/** A map loads when it is scrolled near: does so, waits for the drawing, and goes back up. */
export async function waitForMap(frame: HTMLIFrameElement) {
  frame.scrollIntoView({ behavior: 'instant' });
  await waitFor(() => expect(frame.contentDocument?.querySelector('svg')).toBeTruthy());
  scrollTo({ top: 0, behavior: 'instant' });
}
