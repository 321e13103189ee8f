import { expect, open, test } from './test.ts';

const logins = [
  { name: 'Greythr Login', href: 'https://greythr.example.com/login' },
  { name: 'Ceipal Login', href: 'https://ceipal.example.com/login' },
];

test('the user menu holds two external links, each for a new tab', async ({ page }) => {
  await open(page, '/about');
  const trigger = page.getByRole('button', { name: 'Staff Login' });
  await expect(trigger).toHaveAttribute('aria-expanded', 'false');
  await trigger.click();
  const items = page.getByRole('menu').getByRole('menuitem');
  await expect(items).toHaveCount(2);
  for (const [index, { name, href }] of logins.entries()) {
    const item = items.nth(index);
    await expect(item).toHaveAccessibleName(new RegExp(`^${name}`));
    await expect(item).toHaveAttribute('href', href);
    await expect(item).toHaveAttribute('target', '_blank');
    await expect(item).toHaveAttribute('rel', 'noopener noreferrer');
  }
});

test('a login opens in a tab that knows nothing of this one', async ({ page, context }) => {
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

test('the user menu closes by a press outside', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('button', { name: 'Staff Login' }).click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});
