import type { Decorator } from '@storybook/react-vite';

/**
 * Puts a story into the landmark that it would have on a page, so that axe's `region` rule can hold
 * for all. Stories that bring their own say `parameters: { landmarks: 'own' }`.
 */
export const landmark: Decorator = (Story, { parameters, viewMode }) =>
  parameters['landmarks'] === 'own' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  );
