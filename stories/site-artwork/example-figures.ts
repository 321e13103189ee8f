import { busyPeople } from '../../site/artwork/posts/busy-people.ts';
import { inquiryLeak } from '../../site/artwork/posts/inquiry-leak.ts';

/** A smaller project than in the article, drawn with the same function. */
export const people = busyPeople(
  {
    people: ['Product owner', 'Designer', 'Developer', 'Developer', 'Tester'],
    stretches: [
      { steps: '1', weeks: 2, busy: [0, 1] },
      { steps: '2', weeks: 3, busy: [1, 2] },
      { steps: '3', weeks: 6, busy: [0, 2, 3, 4] },
      { steps: '4', weeks: 3, busy: [2, 4] },
      { steps: '5', weeks: 2, busy: [0, 2] },
    ],
  },
  'Sixteen weeks of five people, most of them busy in the middle.',
);

export const leak = inquiryLeak(
  { inquiries: 400, unanswered: 60, oneIn: 20, order: 8000 },
  'Of 400 inquiries a month, 60 get no reply, which loses $288,000 a year.',
);
