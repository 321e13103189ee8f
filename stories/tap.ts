import { userEvent } from 'storybook/test';

/** Taps an element, with all the events that a browser fires. */
export const tap = (target: Element) => userEvent.pointer({ keys: '[TouchA]', target });
