import '../design-system/themes/switchable.css.ts';
import type { Decorator } from '@storybook/react-vite';
import { foundationName, themes } from '#design-system';

/**
 * The defaults for stories, unless they or the toolbar say otherwise. The system's settings don't
 * matter.
 */
export const initialTheme = { theme: foundationName, scheme: 'light' };

const menu = (title: string, icon: 'paintbrush' | 'contrast', items: string[]) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true },
});

export const themeMenus = {
  theme: menu('Theme', 'paintbrush', Object.keys(themes)),
  scheme: menu('Color scheme', 'contrast', ['light', 'dark']),
};

const { dataset } = document.documentElement;
// Guides without a story have no decorator.
Object.assign(dataset, initialTheme);

/** Sets the theme before the story renders, because some stories measure what they render. */
export const inTheme: Decorator = (Story, { globals: { theme, scheme } }) => {
  Object.assign(dataset, { theme, scheme });
  return Story();
};
