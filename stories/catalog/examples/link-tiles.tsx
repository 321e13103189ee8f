import { LinkTiles } from '#design-system';

export const basic = (
  <LinkTiles
    title="Industries we work in"
    all={{ href: '/industries', label: 'All industries', glyph: 'layers' }}
    tiles={[
      { href: '/services', glyph: 'search', title: 'Search' },
      { href: '/career', glyph: 'chat', title: 'Interview' },
      { href: '/blog', glyph: 'document', title: 'Shortlist' },
      { href: '/about', glyph: 'check', title: 'Support' },
    ]}
  />
);
