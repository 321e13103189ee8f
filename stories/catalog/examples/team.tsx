import { Team } from '#design-system';

export const basic = (
  <Team
    title="The people in the workshop"
    people={[
      {
        name: 'Lena Osei',
        role: 'Staircases',
        portrait: '/portraits/lena-osei.svg',
        text: 'Measures each step twice.',
      },
      {
        name: 'Tom Abara',
        role: 'Kitchens',
        portrait: '/portraits/tom-abara.svg',
        text: 'Draws before he saws.',
      },
      {
        name: 'Ines Calder',
        role: 'Timber',
        portrait: '/portraits/ines-calder.svg',
        text: 'Knows where each tree stood.',
      },
      {
        name: 'Arjun Mehta',
        role: 'Repairs',
        portrait: '/portraits/arjun-mehta.svg',
        text: 'Keeps what can be kept.',
      },
    ]}
  />
);
