import type { Person } from '#design-system';

/**
 * Who reads the inquiries from an industry's page. They are samples, like the other people, and have a
 * file of their own so that other pages don't load them.
 */
export const leads = {
  government: {
    name: 'Samuel Reyes',
    role: 'Lead, public sector',
    portrait: '/portraits/samuel-reyes.svg',
  },
  healthcare: {
    name: 'Yuki Tanabe',
    role: 'Lead, healthcare',
    portrait: '/portraits/yuki-tanabe.svg',
  },
  retail: {
    name: 'Hannah Brandt',
    role: 'Lead, retail',
    portrait: '/portraits/hannah-brandt.svg',
  },
  manufacturing: {
    name: 'Greta Holm',
    role: 'Lead, manufacturing',
    portrait: '/portraits/greta-holm.svg',
  },
  telecommunications: {
    name: 'Owen Price',
    role: 'Lead, telecommunications',
    portrait: '/portraits/owen-price.svg',
  },
  banking: {
    name: 'Sunita Rao',
    role: 'Lead, banking',
    portrait: '/portraits/sunita-rao.svg',
  },
} as const satisfies Record<string, Person>;
