import { matches, openHydrated } from './steps.ts';
import { expect, test } from './test.ts';

test('a page is kept in the back/forward cache', async ({ visitor, baseURL }, { project }) => {
  // Automation turns the cache off in the other engines.
  test.skip(project.name !== 'firefox');
  await openHydrated(visitor, `${baseURL}/about`);
  await visitor.read(() => document.body.setAttribute('data-kept', ''));
  await visitor.open(`${baseURL}/contact`);
  await visitor.back();
  await expect.poll(() => matches(visitor, '[data-kept]')).toBe(true);
});

test('everything that Tab reaches has a focus ring', async ({ visitor, baseURL }) => {
  await visitor.open(`${baseURL}/contact`);
  const seen = [];
  for (let steps = 0; steps < 40; steps += 1) {
    await visitor.press('Tab');
    seen.push(
      await visitor.read(() => {
        const { activeElement } = document;
        if (!activeElement || activeElement === document.body) return 'nothing';
        // Focus is inside the map's own document, which shows the focus ring.
        if (activeElement.localName === 'iframe') return 'ring';
        const { outlineStyle, outlineWidth } = getComputedStyle(activeElement);
        const hasRing = outlineStyle === 'solid' && outlineWidth === '3px';
        return hasRing ? 'ring' : activeElement.outerHTML.slice(0, 80);
      }),
    );
  }
  expect(seen.filter((what) => what === 'ring').length).toBeGreaterThan(20);
  expect(seen.filter((what) => what !== 'ring' && what !== 'nothing')).toEqual([]);
});
