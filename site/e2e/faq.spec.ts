import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './test.ts';

const path = '/salesforce-training';

/** Questions are the buttons in headings; each names its answer by aria-controls. */
const questionsOf = (page: Page) =>
  page.getByRole('region', { name: 'Certification, answered' }).getByRole('heading').getByRole('button');

const answerOf = async (page: Page, question: Locator) =>
  page.locator(`[id="${await question.getAttribute('aria-controls')}"]`);

const expandedIn = (questions: Locator) =>
  questions.evaluateAll((all) =>
    all.flatMap((question, index) => (question.ariaExpanded === 'true' ? [index] : [])),
  );

test('the first answer is open at the start, and no other', async ({ page }) => {
  await open(page, path);
  const questions = questionsOf(page);
  expect(await expandedIn(questions)).toEqual([0]);
  await expect(await answerOf(page, questions.first())).toContainText('$200 to $6000');
  await expect(page.getByText('$200 to $6000')).toBeVisible();
});

test('one answer is open at a time, and the open one can be closed', async ({ page }) => {
  await open(page, path);
  const questions = questionsOf(page);
  const first = await answerOf(page, questions.nth(0));
  const third = await answerOf(page, questions.nth(2));
  await questions.nth(2).click();
  await expect(third.locator('> *')).toBeVisible();
  await expect(first).toBeHidden();
  expect(await expandedIn(questions)).toEqual([2]);

  await questions.nth(2).click();
  await expect(third).toBeHidden();
  expect(await expandedIn(questions)).toEqual([]);
});
