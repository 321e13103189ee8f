import { expect, test } from 'vitest';
import * as stories from './site-artwork/figures.stories.tsx';

const pages = import.meta.glob<{ page?: { path: string; explained?: { title: string } } }>(
  '../site/content/**/*.ts',
  { eager: true },
);

test('every figure on a page has a story', () => {
  const shown = Object.values(stories).flatMap((story) =>
    'args' in story && story.args ? [story.args.title] : [],
  );
  const explained = Object.values(pages).flatMap(({ page }) => page?.explained ?? []);
  expect(explained.length).toBeGreaterThan(8);
  expect(explained.map(({ title }) => title).sort()).toEqual(shown.sort());
});
