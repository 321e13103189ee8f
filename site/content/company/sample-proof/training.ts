import { secondExam } from '../../../artwork/salesforce-training/second-exam.ts';
import type { Proof } from './proof.ts';

/** For the page about the course. */
export const trainingProof = {
  '/salesforce-training': {
    caption: 'Sample student with invented details',
    action: { href: '/contact', label: 'See when you can start' },
    title: 'Score in the Administrator exam',
    figure: '78%',
    baseline: 'up from 62%',
    quote: {
      text: 'I failed by two questions and wanted to stop. My instructor asked me to bring the wrong answers.',
      name: 'Kavita Meena',
      jobTitle: 'Salesforce administrator at a tile maker',
      portrait: '/portraits/kavita-meena.svg',
    },
    picture: {
      composition: secondExam,
      alt: 'At her tea stall, a student shows her laptop: passed with 78%, and 62% is crossed out. Her certificate hangs from the roof.',
    },
    parts: [
      {
        title: 'The problem',
        text: 'She sold tea until six and studied at night. On her first attempt, she answered 37 of 60 questions correctly, and passing requires 39.',
      },
      {
        title: 'What we did',
        text: 'We met on four evenings and practiced security and reporting, the topics of most of her incorrect answers.',
      },
      {
        title: 'The result',
        text: 'Three weeks later, she passed with 47 correct answers, and a manufacturer hired her as its administrator.',
      },
    ],
  },
} as const satisfies Proof;
