/**
 * The facts about one company. A real company replaces this folder, and nothing outside it names the
 * company. Here, phone numbers come from ranges that are reserved for fiction. Links and email use
 * reserved example domains.
 */
export const company = {
  name: 'Corvane',
  legalName: 'Corvane Technologies',
  /** Where the site is published, unless VITE_SITE_URL says otherwise. */
  origin: 'https://www.corvane.example',
  founded: 2011,
  renamed: 2018,
  email: 'hello@corvane.example',
  careersEmail: 'careers@corvane.example',
  phone: { label: '+1 732 555 0142', href: 'tel:+17325550142' },
  staffLinks: [
    { label: 'Greythr Login', href: 'https://greythr.example.com/login' },
    { label: 'Ceipal Login', href: 'https://ceipal.example.com/login' },
  ],
} as const;
