import '../design-system/themes/switchable.css.ts';
import type { Decorator } from '@storybook/react-vite';
import { foundationName, themes } from '#design-system';

/** What stories are shown in unless they or the toolbar say otherwise, whatever the machine is set to. */
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

/** Sets the theme before the story is drawn, as some stories measure what they draw. */
export const inTheme: Decorator = (Story, { globals: { theme, scheme } }) => {
  Object.assign(dataset, { theme, scheme });
  return Story();
};
