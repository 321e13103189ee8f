import type { Theme } from '../tokens/contract.ts';
import { harbor } from './harbor.ts';
import { pine } from './pine.ts';

/** All themes. They are tested, and Storybook offers them in its toolbar. */
export const themes = { pine, harbor } as const satisfies Record<string, Theme>;

/** The foundation's theme, which the site uses. Pages don't include the others. */
export const foundationTheme = pine;
