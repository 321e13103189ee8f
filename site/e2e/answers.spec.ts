import type { Locator, Page } from '@playwright/test';
import { page as blog } from '../content/blog.ts';
import { page as contact } from '../content/contact.ts';
import { page as home } from '../content/home.ts';
import type { SitePath } from '../content/page.ts';
import { industryPaths, servicePaths } from '../required-paths.ts';
import { expect, open, sectionOf, test } from './test.ts';

/** What clients ask first. The banner has said what it is, and a button says what to do next. */
const questions = ['For', 'You get', 'Price', 'Time'];

/** Each page, and what it calls its proof. */
const pages = [
  ...(['/about', '/services', '/industries', '/talent-pool'] as const).map((path) => ({
    path,
    proof: 'Proof',
  })),
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
    test(`${path} answers what clients ask first in its upper half, ${size[0]} px wide`, async ({
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

  test(`/ answers what clients ask first in its upper half, ${size[0]} px wide`, async ({
    page,
  }) => {
    await openAt(page, home.path, size);
    // The banner has said what clients get, and the figures below it are the proof.
    await expect(sectionOf(page, home.services.title)).toContainText(
      /Companies .* rate, .* within a month\. .* fixed price .* weeks/,
    );
    const next = sectionOf(page, home.banner.title).getByRole('link', {
      name: home.banner.action.label,
    });
    await expect(next).toHaveAttribute('href', '/contact');
    await expectAboveHalf(page, sectionOf(page, home.services.title));
  });

  test(`/blog answers what readers ask first in its banner, ${size[0]} px wide`, async ({
    page,
  }) => {
    await openAt(page, blog.path, size);
    const banner = sectionOf(page, blog.banner.title);
    await expect(banner).toContainText(/For managers .* free, .* five minutes .* team leads/);
    await expectAboveHalf(page, banner);
  });

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
      /only the people who need your attachments/i,
      /^In business since /,
    ]);
    await expect(answers.getByRole('button', { name: 'Submit' })).toBeVisible();
    await expectAboveHalf(page, answers);
  });
}
