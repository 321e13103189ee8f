import type { Composition, Shape } from '#design-system';

/** The option that a student chose for each question. The fourth was wrong at first. */
const answers = [1, 3, 0, 2, 1, 2];
const wrong = { question: 3, option: 0 };

const rows = answers.flatMap((answer, question): readonly Shape[] => {
  const y = 92 + question * 48;
  const optionX = (option: number) => 220 + option * 38;
  const isRepeated = question === wrong.question;
  return [
    {
      kind: 'line',
      points: [
        [112, y],
        [112 + 44 + ((question * 23) % 34), y],
      ],
      stroke: 'quiet',
      width: 10,
    },
    ...[0, 1, 2, 3].map(
      (option): Shape => ({
        kind: 'dot',
        at: [optionX(option), y],
        r: 13,
        ...(option === answer ? { fill: isRepeated ? 'match' : 'brand' } : { stroke: 'quiet' }),
      }),
    ),
    ...(isRepeated
      ? ([
          {
            kind: 'line',
            points: [
              [optionX(wrong.option) - 6, y],
              [optionX(wrong.option) + 6, y],
            ],
            stroke: 'strong',
            width: 3,
          },
        ] as const)
      : []),
    {
      kind: 'tick',
      at: [optionX(answer), y + 1],
      r: 5,
      stroke: isRepeated ? 'strong' : 'raised',
      width: 3,
    },
  ];
});

/** The Salesforce training: a timed mock exam, in which one wrong answer is corrected. */
export const mockExam: Composition = {
  width: 480,
  height: 400,
  shapes: [
    { kind: 'frame', at: [72, 40], size: [320, 344], radius: 32, fill: 'raised' },
    ...rows,
    { kind: 'dot', at: [412, 56], r: 48, fill: 'brand', stroke: 'background', width: 6 },
    { kind: 'arc', at: [412, 56], r: 30, from: 0, to: 270, stroke: 'quiet', width: 10 },
    { kind: 'dot', at: [412, 56], r: 7, fill: 'raised' },
  ],
};
