import { WordmarkRow } from '#design-system';

export const basic = (
  <WordmarkRow
    label="Some of our clients"
    wordmarks={[
      {
        name: 'Alder',
        lettering: 'display',
        mark: [{ kind: 'dot', at: [16, 16], r: 12, fill: 'text' }],
      },
      {
        name: 'Birch',
        lettering: 'capitals',
        mark: [{ kind: 'slot', at: [4, 8], size: [24, 16], fill: 'text' }],
      },
      {
        name: 'Cedar',
        lettering: 'plain',
        mark: [{ kind: 'dot', at: [16, 16], r: 8, fill: 'text' }],
      },
    ]}
  />
);
