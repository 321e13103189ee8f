import type { ReasonsContent, SectionHeaderContent } from '#design-system';

/** The home page from its fifth section on. */
export const more = {
  industries: {
    title: 'We already speak your trade',
    lead: 'Rules, seasons and legacy systems differ from field to field. So do the people we send.',
  },
  reasons: {
    title: 'Five reasons clients stay',
    lead: 'None of them is a slogan. Ask for the reference that goes with each.',
    reasons: [
      {
        title: 'Screened by practitioners',
        text: 'Every candidate solves a real task from your field in front of an engineer who does that work for a living.',
      },
      {
        title: 'A shortlist you can read at lunch',
        text: 'Three profiles, each with the notes of the interview, the notice period and the rate. No pile of look-alike résumés.',
      },
      {
        title: 'Hours that overlap with yours',
        text: 'Offices from New Jersey to Jaipur mean that somebody who knows your account is awake when you are.',
      },
      {
        title: 'One contract, many shapes',
        text: 'Begin with one contractor, grow into a team, keep the product: terms change by amendment, and nobody starts over.',
      },
      {
        title: 'We hand over what we build',
        text: 'Source code, accounts and documents are yours from the first commit, so leaving us is always possible.',
      },
    ],
  },
  testimonials: {
    title: 'What clients say on the record',
  },
  posts: {
    title: 'Notes from the work',
    lead: 'Longer answers to questions that come up in first calls.',
  },
  portfolio: {
    title: 'Three things we are proud of',
    lead: 'A college, a teacher’s archive and a hospital: small budgets, many users, no room for fuss.',
  },
  clients: { title: 'Trusted by teams in nine industries' },
  technologies: {
    title: 'Tools our people work in every day',
    lead: 'Not on the list? Ask. The network is larger than the grid.',
  },
} as const satisfies {
  industries: SectionHeaderContent;
  reasons: ReasonsContent;
  testimonials: SectionHeaderContent;
  posts: SectionHeaderContent;
  portfolio: SectionHeaderContent;
  clients: SectionHeaderContent;
  technologies: SectionHeaderContent;
};
