import { caption, type Proof } from './proof.ts';

/** For the pages about staffing. */
export const staffing = {
  '/staff-augmentation': {
    caption,
    title: 'From first call to first merged change',
    figure: '23 days',
    quote: {
      text: 'On day four she deleted more code than we had written that month. Everyone wanted her to review their code.',
      name: 'Priyanka Rao',
      jobTitle: 'Engineering manager at a parcel service',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A payment release was due in 10 weeks, and the only engineer who knew the gateway had given notice.',
      },
      {
        title: 'What we did',
        text: 'Two of our back-end engineers worked with him for his last nine days and kept a written log. Both are still there.',
      },
      {
        title: 'What it took',
        text: 'It took five profiles, two 50-minute interviews, and one contract. The release went out two days early.',
      },
    ],
  },
  '/strategic-staffing': {
    caption,
    title: 'Contract testers who became employees',
    figure: '9 of 11',
    quote: {
      text: 'We were afraid of hiring the wrong people, so we started with contracts. Six months later, we were afraid of losing them.',
      name: 'Tomasz Berg',
      jobTitle: 'Quality director at a device maker',
    },
    strips: [
      { label: '11 on contract; 9 became employees', total: 11, marked: 2, tone: 'open' },
    ],
    parts: [
      {
        title: 'The problem',
        text: 'A new product line needed testers. Hiring was frozen until summer, and the release couldn’t wait.',
      },
      {
        title: 'What we did',
        text: 'We placed 11 testers on our payroll, agreed on every salary in advance, and reviewed each tester in month three.',
      },
      {
        title: 'What it took',
        text: 'It took 34 profiles, three weeks, and one agreement for all of the testers.',
      },
    ],
  },
  '/rpo-services': {
    caption,
    title: 'Median time from approved role to signed offer',
    figure: '31 days',
    quote: {
      text: 'My Mondays used to start with a list of open questions. Now they start with one page of answers.',
      name: 'Grace Adeyemi',
      jobTitle: 'Head of people at a solar installer',
    },
    parts: [
      {
        title: 'The problem',
        text: 'The company needed 40 technicians by spring. It had two recruiters and a median of 74 days from role to offer.',
      },
      {
        title: 'What we did',
        text: 'We ran sourcing and screening for six months and answered every applicant within two days.',
      },
      {
        title: 'What stayed',
        text: 'The scorecards, the shared panel calendar, and two recruiters who now run the process themselves.',
      },
    ],
  },
} as const satisfies Proof;
