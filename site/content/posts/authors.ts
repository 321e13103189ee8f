import type { ArticleAuthor } from '#design-system';

/** Who writes the articles. They are samples: put the names of your own people here. */
export const authors = {
  staffing: { name: 'Nora Whitfield', role: 'Lead, staff augmentation' },
  salesforce: { name: 'Ines Calder', role: 'Lead, Salesforce' },
  web: { name: 'Tom Abara', role: 'Lead, websites' },
  mobile: { name: 'Lena Osei', role: 'Lead, mobile apps' },
} as const satisfies Record<string, ArticleAuthor>;
