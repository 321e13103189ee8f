import { retiredStamp } from '../../../artwork/government/retired-stamp.ts';
import { caption, type Proof } from './proof.ts';

/** For the page about government. */
export const governmentProof = {
  '/industries/goverment': {
    caption,
    project: 'A midsize city’s permit forms',
    action: { href: '/contact', label: 'Review one of your forms' },
    title: 'Permit forms returned to applicants',
    figure: '2 of 100',
    baseline: 'down from 37',
    quote: {
      text: 'We had a stamp that said ‘Incomplete.’ Someone took it home as a souvenir.',
      name: 'Gloria Szymanski',
      jobTitle: 'Head of permits in a midsize city',
      portrait: '/portraits/gloria-szymanski.svg',
    },
    picture: {
      composition: retiredStamp,
      alt: 'A crab in sunglasses takes home the stamp “Incomplete” in a snow globe. The head of permits waves from a kiosk. A resident files a form on a phone.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'More than a third of the forms came back because something was missing. Each rejection letter took four days.',
      },
      {
        title: 'What we did',
        text: 'We watched 12 residents fill out the form and removed 19 of its 44 questions. The page checks the other 25.',
      },
      {
        title: 'What it took',
        text: 'An analyst, a designer, and two developers worked for 12\u00a0weeks. The pilot order stayed below the bidding threshold.',
      },
    ],
  },
} as const satisfies Proof;
