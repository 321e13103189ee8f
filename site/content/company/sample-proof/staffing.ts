import { caption, type Proof } from './proof.ts';

/** For the pages about staffing. */
export const staffing = {
  '/staff-augmentation': {
    caption,
    title: 'From the call to the first merged change',
    figure: '23 days',
    quote: {
      text: 'On day four she deleted more code than we had written that month. Everybody wanted her in their review.',
      name: 'Priyanka Rao',
      jobTitle: 'Engineering manager at a parcel service',
    },
    parts: [
      {
        title: 'The problem',
        text: 'A payment release was due in ten weeks, and the only engineer who knew the gateway had given notice.',
      },
      {
        title: 'What we did',
        text: 'Put two back-end engineers next to him for his last nine days, with a written log. Both are still there.',
      },
      {
        title: 'What it took',
        text: 'Five profiles, two interviews of 50 minutes, and one contract. The release went out two days early.',
      },
    ],
  },
  '/strategic-staffing': {
    caption,
    title: 'Contract testers who were asked to stay, and did',
    figure: '9 of 11',
    quote: {
      text: 'We were afraid of a wrong hire, so we rented first. After six months we were afraid of losing them.',
      name: 'Tomasz Berg',
      jobTitle: 'Quality director at a device maker',
    },
    strips: [
      { label: '11 came on contract, 9 became employees', total: 11, marked: 2, tone: 'open' },
    ],
    parts: [
      {
        title: 'The problem',
        text: 'A new product line, a headcount freeze until summer, and a release that could not wait for it.',
      },
      {
        title: 'What we did',
        text: 'Placed eleven testers on our payroll, reviewed each in month three, and fixed every salary in advance.',
      },
      {
        title: 'What it took',
        text: 'Thirty-four profiles, three weeks, and one agreement for all of them.',
      },
    ],
  },
  '/rpo-services': {
    caption,
    title: 'From an approved role to a signed offer, middle of forty',
    figure: '31 days',
    quote: {
      text: 'My Mondays used to start with a list of what I did not know. Now they start with a page.',
      name: 'Grace Adeyemi',
      jobTitle: 'Head of people at a solar installer',
    },
    parts: [
      {
        title: 'The problem',
        text: 'Forty technicians wanted before spring, two recruiters, and a median of 74 days from role to offer.',
      },
      {
        title: 'What we did',
        text: 'Took over sourcing and screening for six months, and answered every applicant within two days.',
      },
      {
        title: 'What stayed',
        text: 'Scorecards, a shared calendar for panels, and two recruiters who run the process themselves.',
      },
    ],
  },
} as const satisfies Proof;
