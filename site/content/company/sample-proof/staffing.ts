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
        text: 'Put two backend engineers next to him for his last nine days, with a written log. Both are still there.',
      },
      {
        title: 'What it took',
        text: 'Five profiles, two interviews of 50 minutes, and one contract. The release went out two days early.',
      },
    ],
  },
} as const satisfies Proof;
