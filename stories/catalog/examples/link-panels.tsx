import { compositions, LinkPanels } from '#design-system';

export const cells = (
  <LinkPanels
    title="Two ways to work with us"
    panels={[
      {
        title: 'People for your team',
        background: 'brand',
        art: compositions.network,
        cards: [
          { href: '/services', glyph: 'search', title: 'Search', text: 'We call first.' },
          { href: '/career', glyph: 'chat', title: 'Interview', text: 'An engineer asks.' },
          { href: '/blog', glyph: 'document', title: 'Shortlist', text: 'Three profiles.' },
        ],
      },
    ]}
  />
);

export const rows = (
  <LinkPanels
    variant="rows"
    title="Two ways to work with us"
    panels={[
      {
        title: 'People for your team',
        background: 'brand',
        art: compositions.network,
        cards: [
          { href: '/services', glyph: 'search', title: 'Search', text: 'We call first.' },
          { href: '/career', glyph: 'chat', title: 'Interview', text: 'An engineer asks.' },
          { href: '/blog', glyph: 'document', title: 'Shortlist', text: 'Three profiles.' },
        ],
      },
    ]}
  />
);
