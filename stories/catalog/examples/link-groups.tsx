import { LinkGroups } from '#design-system';

export const basic = (
  <LinkGroups
    title="All pages"
    groups={[
      {
        title: 'Company',
        links: [
          { href: '/about', label: 'About us' },
          { href: '/career', label: 'Career' },
        ],
      },
      { title: 'Insights', links: [{ href: '/blog', label: 'All articles' }] },
    ]}
  />
);
