import { TechGrid } from '#design-system';

export const list = (
  <TechGrid
    title="Tools we use"
    technologies={[
      { name: 'React', logo: '/technologies/react.svg' },
      { name: 'Angular', logo: '/technologies/angular.svg' },
    ]}
  />
);

export const tiles = (
  <TechGrid
    variant="tiles"
    title="Tools we use"
    groups={[
      {
        title: 'Web',
        technologies: [
          { name: 'React', logo: '/technologies/react.svg' },
          { name: 'Angular', logo: '/technologies/angular.svg' },
        ],
      },
      {
        title: 'Servers',
        technologies: [
          { name: 'Go', logo: '/technologies/go.svg' },
          { name: 'Java', logo: '/technologies/java.svg' },
        ],
      },
    ]}
  />
);
