import type { Decorator } from '@storybook/react-vite';
import { Section } from '#design-system';

/** Shows a primitive on every ground that a page may put it on. */
export const onEachGround: Decorator = (Story) => (
  <>
    {(['paper', 'sand', 'white', 'ink', 'pine', 'lime'] as const).map((ground) => (
      <Section key={ground} ground={ground} space="tight">
        <Story />
      </Section>
    ))}
  </>
);

/** Shows a section on light, sand and ink, each by another name, as regions of one page have. */
export const sectionOnEachGround: Decorator = (Story, { args }) => (
  <>
    {(['paper', 'sand', 'ink'] as const).map((ground) => (
      <Story key={ground} args={{ ...args, ground, title: `On ${ground}` }} />
    ))}
  </>
);
