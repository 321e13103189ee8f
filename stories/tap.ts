import { userEvent } from 'storybook/test';

/** Touches it and lets go, with all that a browser makes of that. */
export const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
