import type { Decorator } from '@storybook/react-vite';

/**
 * Wraps a story in the landmark that it would have on a page, so that axe's `region` rule applies
 * to every story. Stories that bring their own landmarks set `parameters: { landmarks: 'own' }`.
 */
export const landmark: Decorator = (Story, { parameters, viewMode }) =>
  parameters['landmarks'] === 'own' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
