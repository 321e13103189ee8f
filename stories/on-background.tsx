import type { Decorator } from '@storybook/react-vite';
import { type BackgroundName, Section } from '#design-system';

/** Shows a story on one background. */
export const onBackground =
  (background: BackgroundName): Decorator =>
  (Story) => (
    <Section background={background} space="tight">
      <Story />
    </Section>
  );
