import type { Decorator } from '@storybook/react-vite';
import { backgroundNames, Section } from '#design-system';

/** Shows a primitive on every background. */
export const onEachBackground: Decorator = (Story) => (
  <>
    {backgroundNames.map((background) => (
      <Section key={background} background={background} space="tight">
        <Story />
      </Section>
    ))}
  </>
);

/** Shows a section on three backgrounds, each with a different title. */
export const sectionOnEachBackground: Decorator = (Story, { args }) => (
  <>
    {(['canvas', 'subtle', 'inverse'] as const).map((background) => (
      <Story key={background} args={{ ...args, background, title: `On ${background}` }} />
    ))}
  </>
);
