import type { Page } from '@playwright/test';
import { expect, open, scrollToHydrate, test } from './test.ts';

const path = '/salesforce-training';

/** The questions, in order, and a few words from the answers that these tests look for. */
const faqOf = (page: Page) => {
  const faq = page.getByRole('region', { name: 'Certification, answered' });
  return {
    questions: faq.getByRole('heading').getByRole('button'),
    /** In the first answer. */
    cost: faq.getByText('$200 to $6000'),
    /** In the third answer. */
    programming: faq.getByText('Both test what can be set up with clicks.'),
    /** Which questions are open, by index. */
    opened: () =>
      faq
        .getByRole('heading')
        .getByRole('button')
        .evaluateAll((all) =>
          all.flatMap((question, index) => (question.ariaExpanded === 'true' ? [index] : [])),
        ),
  };
};

test('the first answer is open at the start, and no other', async ({ page }) => {
  const { opened, cost, programming } = faqOf(page);
  await open(page, path);
  expect(await opened()).toEqual([0]);
  await expect(cost).toBeVisible();
  await expect(programming).toBeHidden();
});

test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
  const { questions, opened, cost, programming } = faqOf(page);
  await open(page, path);
  await questions.nth(2).click();
  await expect(programming).toBeVisible();
  await expect(cost).toBeHidden();
  expect(await opened()).toEqual([2]);

  await questions.nth(2).click();
  await expect(programming).toBeHidden();
  expect(await opened()).toEqual([]);
});

test('the questions work by keyboard', async ({ page }) => {
  const { questions, opened } = faqOf(page);
  await open(page, path);
  await scrollToHydrate(questions.first());
  await questions.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await opened()).toEqual([1]);
  await page.keyboard.press('End');
  await expect(questions.last()).toBeFocused();
  await page.keyboard.press('Space');
  expect(await opened()).toEqual([(await questions.count()) - 1]);
});

test('an answer expands before it is shown, and collapses before it is gone', async ({ page }) => {
  const { questions, programming } = faqOf(page);
  await open(page, path);
  const phases = await programming.evaluateHandle((text) => {
    const seen: (string | undefined)[] = [];
    const rows = text.closest<HTMLElement>('[data-phase]');
    new MutationObserver(() => seen.push(rows?.dataset['phase'])).observe(rows ?? text, {
      attributeFilter: ['data-phase'],
    });
    return seen;
  });
  await questions.nth(2).click();
  await expect.poll(() => phases.jsonValue()).toEqual(['expanding', 'shown']);
  await questions.nth(2).click();
  await expect
    .poll(() => phases.jsonValue())
    .toEqual(['expanding', 'shown', 'collapsing', 'collapsed']);
});

test('closed answers are in the prerendered page', async ({ request }) => {
  const html = await (await request.get(path)).text();
  expect(html).toContain('Both test what can be set up with clicks.');
});

test('a search within the page opens the answer it finds', async ({ page }) => {
  const { questions, opened, programming } = faqOf(page);
  await open(page, path);
  await scrollToHydrate(questions.first());
  // The browser reveals the target of a fragment in the same way as text that a search finds.
  await programming.evaluate((text) => {
    text.id = 'found';
    location.hash = 'found';
  });
  await expect(programming).toBeInViewport();
  expect(await opened()).toEqual([2]);
});
