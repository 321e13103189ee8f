import type { Locator } from '@playwright/test';
import { headerOf } from './header.ts';
import { expect, open, test } from './test.ts';

/** Expects the two external links. Each opens a new tab that has no access to this one. */
async function expectLogins(links: Locator) {
  await expect(links).toHaveCount(2);
  const logins = [
    { name: /^Greythr Login/, href: 'https://greythr.example.com/login' },
    { name: /^Ceipal Login/, href: 'https://ceipal.example.com/login' },
  ];
  for (const [index, { name, href }] of logins.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(name);
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
}

test('the user menu holds two external links', async ({ page }) => {
  await open(page, '/about');
  const trigger = page.getByRole('button', { name: 'Staff Login' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expectLogins(page.getByRole('menu').getByRole('menuitem'));
});

test('on a phone the logins are in the menu with all other links', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { toggle, button, linksOf } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await button('Staff Login').click();
  await expectLogins(linksOf('Staff Login'));
});

test('a login opens in a tab that has no access to this one', async ({ page, context }) => {
  await context.route('https://greythr.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Greythr</title>' }),
  );
  await open(page, '/about');
  await page.getByRole('button', { name: 'Staff Login' }).click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: 'Greythr Login' }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Greythr');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL('/about');
});

test('the user menu works by keyboard', async ({ page }) => {
  await open(page, '/about');
  const trigger = page.getByRole('button', { name: 'Staff Login' });
  await trigger.focus();
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('menuitem', { name: 'Greythr Login' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Ceipal Login' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a press outside closes the user menu', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Staff Login' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});
