import { industryPaths, servicePaths } from '../required-paths.ts';
import { expect, open, test } from './test.ts';

/** What clients ask first. The banner has said what it is, and a button says what to do next. */
const order = ['For', 'You get', 'Price', 'Time', 'Sample project'];

for (const path of [...servicePaths, ...industryPaths]) {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    test(`${path} answers what clients ask first above half its height, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, path);
      const answers = page
        .locator('main section')
        .filter({ has: page.getByRole('term').filter({ hasText: /^Price$/ }) });
      const terms = await answers.getByRole('term').allTextContents();
      expect(terms.filter((term) => order.includes(term))).toEqual(order);
      await expect(answers.getByRole('link').last()).toHaveAttribute('href', '/contact');
      // Sections further down take up their space when they are near. So the page is read to its end.
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
      await page.getByRole('contentinfo').getByRole('button', { name: 'Submit' }).hover();
      const share = () =>
        answers.evaluate(
          (section) =>
            (section.getBoundingClientRect().bottom + scrollY) /
            document.documentElement.scrollHeight,
        );
      await expect.poll(share).toBeLessThan(0.5);
    });
  }
}
