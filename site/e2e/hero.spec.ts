import type { Page } from '@playwright/test';
import { expect, holdBack, open, test, waitForHydration } from './test.ts';

const role = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });

test('a role selected before the scripts have loaded stays selected', async ({ page }) => {
  const release = await holdBack(page, /\.js$/);
  await page.goto('/');
  await page.getByText('QA analyst', { exact: true }).click();
  await expect(role(page, 'QA analyst')).toBeChecked();
  release();
  await waitForHydration(page);
  await expect(role(page, 'QA analyst')).toBeChecked();
  await page.getByText('React engineer', { exact: true }).click();
  await expect(role(page, 'React engineer')).toBeChecked();
  await expect(role(page, 'QA analyst')).not.toBeChecked();
});

test('the arrow keys select one role at a time', async ({ page }) => {
  await open(page, '/');
  const chosen = page.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await expect(role(page, 'Salesforce admin')).toBeChecked();
  await expect(chosen).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a role can be selected', async ({ page }) => {
    await page.goto('/');
    await page.getByText('Cloud architect', { exact: true }).click();
    await expect(role(page, 'Cloud architect')).toBeChecked();
  });
});
