import type { BackgroundName } from '../../tokens/backgrounds.ts';

/** One line of a fact sheet. A list is shown as a row of badges. */
export type Fact =
  | { term: string; detail: readonly string[]; isKey?: undefined; condition?: undefined }
  | { term: string; detail: string; isKey?: undefined; condition?: undefined }
  | {
      term: string;
      /** In large type. Up to about 26 characters stay on one line on a desktop. */
      detail: string;
      /** What buyers look for first. Up to two in a row, such as price and time, form a card. */
      isKey: true;
      /** What the detail depends on, or the other case, in smaller type. */
      condition?: string;
    };

/** Backgrounds on which key facts stand out from any section. */
export type CardBackground = Extract<BackgroundName, 'inverse' | 'brand'>;
