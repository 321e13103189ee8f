/**
 * Drops the digits that no screen can show. Browsers and Node disagree on the last ones of a sine,
 * so a page would not be hydrated with the path that was served.
 */
export const rounded = (value: number) => +value.toFixed(2);
