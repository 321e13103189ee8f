import { FlipCards } from '#design-system';
import { approach } from '../../sample-artwork.ts';

export const basic = (
  <FlipCards
    title="How we fill a role"
    cards={[
      {
        scene: approach(60),
        title: 'Search',
        summary: 'People who have a job',
        text: 'We call people who aren’t looking.',
      },
      {
        scene: approach(130),
        title: 'Interview',
        summary: 'By an engineer',
        text: 'An engineer asks about real problems.',
      },
      {
        scene: approach(204),
        title: 'Shortlist',
        summary: 'Three profiles',
        text: 'Each has notes from the interview.',
      },
    ]}
  />
);
