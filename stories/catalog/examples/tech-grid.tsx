import { TechGrid } from '#design-system';

export const basic = (
  <TechGrid
    title="Tools we work in"
    technologies={[
      { name: 'React', logo: '/technologies/react.svg' },
      { name: 'Angular', logo: '/technologies/angular.svg' },
    ]}
  />
);
