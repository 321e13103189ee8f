import { company } from '../content/company/company.ts';
import { scrollThresholds } from '../requirements.ts';
import { headerOf } from './header.ts';
import { scrollTo } from './scroll.ts';
import { expect, open, test } from './test.ts';

const { header } = scrollThresholds;

for (const width of [1280, 390]) {
  test(`the bar is sticky from ${header} px of scroll, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const logo = headerOf(page).header.getByRole('link', { name: company.name });
    await open(page, '/about');
    await scrollTo(page, header - 1);
    await expect(logo).not.toBeInViewport();
    await scrollTo(page, header);
    await expect(logo).toBeInViewport({ ratio: 1 });
    await scrollTo(page, header - 1);
    await expect(logo).not.toBeInViewport();
  });
}

test('nothing moves when the bar becomes sticky', async ({ page }) => {
  const title = page.getByRole('heading', { level: 2 }).first();
  const top = () => title.evaluate((text) => text.getBoundingClientRect().top + scrollY);
  await open(page, '/about');
  await scrollTo(page, header - 1);
  const before = await top();
  await scrollTo(page, header);
  expect(await top()).toBe(before);
});

test('the sticky bar doesn’t cover focused elements', async ({ page }) => {
  await open(page, '/services');
  const first = page.getByRole('main').getByRole('link').first();
  const focused = page.locator(':focus');
  const isSeen = (element: Element) => {
    const { left, top, width } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + 1));
  };
  await page.getByRole('contentinfo').getByRole('link').last().focus();
  while (!(await first.evaluate((link) => link === document.activeElement))) {
    await page.keyboard.press('Shift+Tab');
    await expect.poll(() => focused.evaluate(isSeen)).toBe(true);
  }
});
