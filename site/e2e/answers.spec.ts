import type { Locator, Page } from '@playwright/test';
import { page as contact } from '../content/contact.ts';
import type { SitePath } from '../content/page.ts';
import { industryPaths, servicePaths } from '../required-paths.ts';
import { expect, open, sectionOf, test } from './test.ts';

/** What clients ask first. The banner has said what it is, and a button says what to do next. */
const questions = ['For', 'You get', 'Price', 'Time'];

/** Each page, and what it calls its proof. */
const pages = [
  ...(['/about', '/talent-pool'] as const).map((path) => ({ path, proof: 'Proof' })),
  ...[...servicePaths, ...industryPaths].map((path) => ({ path, proof: 'Sample project' })),
];

const sizes = [
  [390, 844],
  [1440, 900],
] as const;

async function openAt(page: Page, path: SitePath, [width, height]: (typeof sizes)[number]) {
  await page.setViewportSize({ width, height });
  await open(page, path);
}

async function expectAboveHalf(page: Page, answers: Locator) {
  // Sections further down take up their space when they are near. So the page is read to its end.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('contentinfo').getByRole('button', { name: 'Submit' }).hover();
  const share = () =>
    answers.evaluate(
      (section) =>
        (section.getBoundingClientRect().bottom + scrollY) / document.documentElement.scrollHeight,
    );
  await expect.poll(share).toBeLessThan(0.5);
}

for (const size of sizes) {
  for (const { path, proof } of pages) {
    test(`${path} answers what clients ask first above half its height, ${size[0]} px wide`, async ({
      page,
    }) => {
      await openAt(page, path, size);
      const answers = page
        .locator('main section')
        .filter({ has: page.getByRole('term').filter({ hasText: /^Price$/ }) });
      const terms = await answers.getByRole('term').allTextContents();
      const order = [...questions, proof];
      expect(terms.filter((term) => order.includes(term))).toEqual(order);
      await expect(answers.getByRole('link').last()).toHaveAttribute('href', '/contact');
      await expectAboveHalf(page, answers);
    });
  }

  test(`/contact answers what visitors ask first next to its form, ${size[0]} px wide`, async ({
    page,
  }) => {
    await openAt(page, contact.path, size);
    const answers = sectionOf(page, contact.form.title);
    await expect(answers.getByRole('listitem')).toHaveText([
      /^For /,
      /^You get /,
      /free/,
      /within one business day/,
      /account lead answers .* recruiter answers/,
      /only the team that answers you/i,
    ]);
    await expect(answers.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expectAboveHalf(page, answers);
  });
}
