import { company } from './company.ts';

/** Names a row of figures for assistive technology. */
export const figuresLabel = `${company.name} in figures`;

/**
 * Every figure that the company claims, once. Pages choose from these and state none of their own.
 * Where the company claims two figures for one thing, both are here, with the pages they belong on.
 */
export const facts = {
  experience: { value: '14+', label: 'years of experience as a company' },
  /** Stated on the younger practices' pages. */
  practiceExperience: { value: '5+', label: 'years of experience in this practice' },
  /** Stated on the home page. */
  projects: { value: '350+', label: 'successful projects across the company' },
  /** Stated on service pages. */
  launched: { value: '180+', label: 'projects launched by service teams' },
  rating: { value: '4.7+', label: 'client rating' },
  developers: { value: '75+', label: 'dedicated developers' },
  retention: { value: '90%', label: 'client retention' },
} as const;

/** What a page's readers work with, and figures, for pages that have no row of them. */
export const recordWith = (standards: string) =>
  `${standards.replaceAll(' ', '\u00a0')}, ${facts.experience.value} years, ${facts.retention.value} retention`;

/** The figures as the last line of a fact sheet for clients. */
export const clientProof = {
  term: 'Proof',
  detail: `${facts.retention.value} ${facts.retention.label} and a ${facts.rating.value} ${facts.rating.label}`,
} as const;

/** The same for candidates. */
export const employerProof = {
  term: 'Proof',
  detail: `${facts.developers.value} ${facts.developers.label} and ${facts.experience.value} ${facts.experience.label}`,
} as const;
