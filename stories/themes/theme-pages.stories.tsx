import { foundationName, type themes } from '#design-system';
import type { SitePath } from '../../site/content/page.ts';
import { pageStories } from '../pages/site-page.tsx';

// Whole pages in dark mode, and in another company's theme. This isn't a doc comment, because
// Storybook would turn that into parameters and lose those of `pageStories`.
export default { ...pageStories, title: 'Themes/Pages' };

const page = (path: SitePath, theme: keyof typeof themes, scheme: 'light' | 'dark') => ({
  args: { path },
  globals: { theme, scheme },
});

const article = '/blog/the-benefits-of-implementing-salesforce-in-your-business';

export const HomeDark = page('/', foundationName, 'dark');
export const OracleHcmDark = page('/oracle-hcm', foundationName, 'dark');
export const ContactDark = page('/contact', foundationName, 'dark');
export const ArticleDark = page(article, foundationName, 'dark');
export const GovernmentDark = page('/industries/goverment', foundationName, 'dark');

export const HomeHarborLight = page('/', 'harbor', 'light');
export const OracleHcmHarborLight = page('/oracle-hcm', 'harbor', 'light');
export const ContactHarborLight = page('/contact', 'harbor', 'light');
export const ArticleHarborLight = page(article, 'harbor', 'light');
export const GovernmentHarborLight = page('/industries/goverment', 'harbor', 'light');

export const HomeHarborDark = page('/', 'harbor', 'dark');
export const OracleHcmHarborDark = page('/oracle-hcm', 'harbor', 'dark');
export const ContactHarborDark = page('/contact', 'harbor', 'dark');
export const ArticleHarborDark = page(article, 'harbor', 'dark');
export const GovernmentHarborDark = page('/industries/goverment', 'harbor', 'dark');
