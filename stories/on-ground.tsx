import type { Decorator } from '@storybook/react-vite';
import { type GroundName, Section } from '#design-system';

/** Shows a story on one of the grounds that a page may put it on. */
export const onGround =
  (ground: GroundName): Decorator =>
  (Story) => (
    <Section ground={ground} space="tight">
      <Story />
    </Section>
  );
