import type { Theme } from '../tokens/contract.ts';
import { harbor } from './harbor.ts';
import { pine } from './pine.ts';

/** All themes. Tests cover all of them, and Storybook's toolbar switches between them. */
export const themes = { pine, harbor } as const satisfies Record<string, Theme>;

/** The name of the foundation's theme, which the site uses. Pages don't include the others. */
export const foundationName = 'pine' satisfies keyof typeof themes;

export const foundationTheme: Theme = themes[foundationName];
