import type { Locator } from '@playwright/test';
import { expect, open, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A picture of the rail's lowest pixels, where there is nothing but its line. */
async function lineBelow(rail: Locator) {
  const box = await rail.boundingBox();
  if (!box) throw new Error('The rail is hidden.');
  const clip = { ...box, y: box.y + box.height - 3, height: 3 };
  return (await rail.page().screenshot({ clip })).toString('base64');
}

const scrollTo = (rail: Locator, left: number) =>
  rail.evaluate((element, to) => element.scrollTo({ left: to, behavior: 'instant' }), left);

test('on a phone, a line below a rail shows how far it is scrolled', async ({ page }) => {
  await open(page, '/industries/banking-and-finance');
  const rail = page.getByRole('list', { name: 'Banking systems we build' });
  await rail.scrollIntoViewIfNeeded();
  const atStart = await lineBelow(rail);
  await scrollTo(rail, 9999);
  await expect.poll(() => lineBelow(rail)).not.toBe(atStart);
  await scrollTo(rail, 0);
  await expect.poll(() => lineBelow(rail)).toBe(atStart);
});
