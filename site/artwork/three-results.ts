import type { Composition, Shape } from '#design-system';
import { avatar, slot } from './figure-shapes.ts';
import { onBright, strong } from './figure-words.ts';

const result = (y: number, words: string): readonly Shape[] => {
  const isMatch = y === 120;
  return [
    {
      kind: 'match',
      from: [76, 120],
      to: [212, y],
      stroke: isMatch ? 'accent' : 'control',
      width: isMatch ? 5 : 2,
    },
    slot([204, y - 32], [272, 64], isMatch ? 'match' : 'surface', isMatch ? 'match' : 'control'),
    isMatch ? onBright(strong([236, y], words, 26)) : strong([236, y], words, 26),
  ];
};

/** The banner of all services on phones: an account lead, and the three results to choose from. */
export const threeResults: Composition = {
  width: 480,
  height: 240,
  shapes: [
    ...result(36, 'People'),
    ...result(204, 'Better systems'),
    ...result(120, 'A product'),
    { kind: 'tick', at: [436, 121], r: 10, stroke: 'strong', width: 5 },
    // Like the account lead on desktops: the same hair, suit, and disc.
    ...avatar([68, 120], 63, 'quiet', {
      skin: 'raised',
      hair: 'strong',
      cut: 'short',
      clothes: 'strong',
      collar: 'subtle',
    }),
  ],
};
