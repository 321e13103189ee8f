import type { Locator, Page } from '@playwright/test';
import { company } from '../content/company/company.ts';
import { requiredPaths } from '../required-paths.ts';
import {
  type Expected,
  type ExpectedLink,
  type RequiredPart,
  requiredPages,
} from './required-content.ts';
import { expect, sectionOf, test } from './test.ts';

// Without scripts, nothing is collapsed, and /404 doesn't redirect home.
test.use({ javaScriptEnabled: false });

async function expectThese(things: Locator, expected: Expected, what: string) {
  if (expected === 'several') await expect.soft(things.nth(1), what).toBeVisible();
  else if (typeof expected === 'number') await expect.soft(things, what).toHaveCount(expected);
  else await expect.soft(things, what).toHaveText([...expected]);
}

async function expectLink(scope: Locator, link: ExpectedLink, what: string) {
  const [label, target] = typeof link === 'string' ? ['', link] : link;
  const found = scope.locator(`a[href="${target}"]`).filter({ hasText: label });
  await expect.soft(found.first(), `${what}: link to ${target}`).toBeVisible();
}

async function expectPart(page: Page, part: RequiredPart) {
  const { is, heading, titles, numbers = [], items, slides, says = [], links = [] } = part;
  const section = sectionOf(page, heading);
  await expect.soft(section, is).toBeVisible();
  if (titles) await expectThese(section.getByRole('heading', { level: 3 }), titles, is);
  if (items) await expectThese(section.getByRole('listitem'), items, is);
  if (slides) {
    await expect.soft(section.locator('[aria-roledescription="slide"]'), is).toHaveCount(slides);
  }
  for (const [index, number] of numbers.entries()) {
    await expect.soft(section.getByRole('listitem').nth(index), is).toContainText(number);
  }
  for (const words of says) await expect.soft(section, is).toContainText(words);
  for (const link of links) await expectLink(section, link, is);
  if (part.pictured)
    await expect.soft(section.getByRole('img', { name: /\S/ }).first()).toBeVisible();
}

async function expectCallToAction(page: Page, heading: string) {
  const footer = page.getByRole('contentinfo');
  await expect.soft(footer.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect.soft(footer.getByRole('form', { name: heading, exact: true })).toBeVisible();
  await expectLink(footer, '/contact', 'call to action');
}

test('the table has every required path, once', () => {
  const paths = requiredPages.map(({ path }) => path);
  expect(paths.toSorted()).toEqual(requiredPaths.toSorted());
});

for (const {
  path,
  title,
  heading,
  robots,
  figures = [],
  says = [],
  links = [],
  callToAction,
  parts = [],
} of requiredPages) {
  test(`${path} shows what is required`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const canonical = page.locator('link[rel="canonical"]');
    await expect(canonical).toHaveAttribute('href', `${company.origin}${path}`);
    if (title) await expect.soft(page).toHaveTitle(title);
    if (heading) await expect.soft(main.getByRole('heading', { level: 1 })).toHaveText(heading);
    const robotsTag = page.locator('meta[name="robots"]');
    if (robots) await expect.soft(robotsTag).toHaveAttribute('content', robots);
    else await expect.soft(robotsTag).toHaveCount(0);
    for (const figure of figures) {
      await expect.soft(main.getByText(figure, { exact: true })).toBeVisible();
    }
    for (const words of says) await expect.soft(main).toContainText(words);
    for (const link of links) await expectLink(main, link, 'page');

    for (const part of parts) await expectPart(page, part);
    if (callToAction) await expectCallToAction(page, callToAction);
    const headings = await main.getByRole('heading').allTextContents();
    const found = parts.toSorted(
      (a, b) => headings.indexOf(a.heading) - headings.indexOf(b.heading),
    );
    expect.soft(found.map(({ is }) => is)).toEqual(parts.map(({ is }) => is));
    const last = parts.find((part) => part.last);
    if (last) {
      const titles = main.getByRole('heading', { level: 2 });
      await expect.soft(titles.last()).toHaveText(last.heading);
    }
  });
}
