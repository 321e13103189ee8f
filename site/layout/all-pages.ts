import type { LinkGroup, LinkTarget } from '#design-system';
import { footerContent } from '../content/footer.ts';
import { headerNavigation } from '../content/navigation.ts';
import { allPages, companyPages, insightPages, legalPages } from '../content/not-found.ts';
import { posts } from '../content/posts/index.ts';

const { items, action } = headerNavigation;

const menus: readonly LinkGroup[] = items.flatMap((item) =>
  'links' in item ? { title: item.label, links: [item.overview, ...item.links] } : [],
);

const insights: LinkGroup = {
  title: insightPages.title,
  links: [insightPages.overview, ...posts.map(({ href, title }) => ({ href, label: title }))],
};

const grouped = [...menus, insights].flatMap(({ links }) => links.map(({ href }) => href));

const linked: readonly LinkTarget[] = [
  ...items.flatMap((item) => ('href' in item ? item : [])),
  ...footerContent.usefulLinks,
  ...companyPages.links,
  action,
];
const others = linked.filter(({ href }) => !grouped.includes(href));

const company: LinkGroup = {
  title: companyPages.title,
  // The header and the footer may link to the same page.
  links: [...new Map(others.map((link) => [link.href, link])).values()],
};

const [firstMenu, ...otherMenus] = menus;

/**
 * Every page, by subject, except `/404`, which shows this list. A short group follows the longest,
 * so that two columns on a phone are about equally long.
 */
export const pageGroups: readonly LinkGroup[] = [
  ...(firstMenu ? [firstMenu] : []),
  company,
  ...otherMenus,
  insights,
  {
    title: legalPages.title,
    links: footerContent.legalLinks.filter(({ href }) => !href.endsWith(`#${allPages.id}`)),
  },
];
