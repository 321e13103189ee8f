import type { Locator, Page } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import { expectExpanded, firstLogin, headerOf, secondLogin } from './header.ts';
import { expect, holdBack, open, test } from './test.ts';

const script = await scriptOf('../design-system/primitives/dropdown-menu/opened-menu.tsx');

/** Opens a page, and waits until the user menu's script has loaded. */
async function openWithMenu(page: Page) {
  await open(page, '/about');
  const { userButton } = headerOf(page);
  await userButton.hover();
  await expect(userButton).toHaveAttribute('aria-haspopup', 'menu');
  return userButton;
}

/** Expects the two external links. Each opens a new tab that has no access to this one. */
async function expectLogins(links: Locator) {
  await expect(links).toHaveCount(2);
  const logins = [firstLogin, secondLogin];
  for (const [index, { label, href }] of logins.entries()) {
    const link = links.nth(index);
    await expect(link).toHaveAccessibleName(new RegExp(`^${label}`));
    await expect(link).toHaveAttribute('href', href);
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
}

test('the user menu contains two external links', async ({ page }) => {
  const trigger = await openWithMenu(page);
  await expectExpanded(page, 'Staff Login', false);
  await trigger.click();
  await expectExpanded(page, 'Staff Login', true);
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
  await context.route(`${new URL(firstLogin.href).origin}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Login</title>' }),
  );
  const trigger = await openWithMenu(page);
  await trigger.click();
  const opened = context.waitForEvent('page');
  await page.getByRole('menuitem', { name: firstLogin.label }).click();
  const tab = await opened;
  await expect(tab).toHaveTitle('Login');
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  await expect(page).toHaveURL('/about');
});

test('the user menu works with the keyboard', async ({ page }) => {
  await open(page, '/about');
  const { userButton: trigger } = headerOf(page);
  await trigger.focus();
  await expect(trigger).toHaveAttribute('aria-haspopup', 'menu');
  await page.keyboard.press('Enter');
  await expectExpanded(page, 'Staff Login', true);
  await expect(page.getByRole('menuitem', { name: firstLogin.label })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: secondLogin.label })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
});

test('a press outside closes the user menu', async ({ page }) => {
  const trigger = await openWithMenu(page);
  await trigger.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('menu')).toBeHidden();
});

test('while its script is loading, the user menu is a list of links, and stays one until closed', async ({
  page,
}) => {
  const { header, userButton } = headerOf(page);
  const logins = header.getByRole('list').filter({ hasText: firstLogin.label }).getByRole('link');
  const arrive = await holdBack(page, script);
  // Both menus slide in, and only boxes at rest can be compared.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/about');
  await userButton.click();
  await expectExpanded(page, 'Staff Login', true);
  await expectLogins(logins);
  const before = await logins.first().boundingBox();
  arrive();
  await expect(userButton).toHaveAttribute('aria-haspopup', 'menu');
  await expectLogins(logins);
  await expect(userButton).toBeFocused();
  await userButton.click();
  await expect(logins).toHaveCount(0);
  await userButton.click();
  const item = page.getByRole('menuitem', { name: firstLogin.label });
  await expect(item).toBeVisible();
  const after = await item.boundingBox();
  // The menu that replaces the list stands on a whole pixel.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(0.5);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

test.describe('if its script fails', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] });

  test.beforeEach(async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await open(page, '/about');
  });

  test('the user menu works with a mouse', async ({ page }) => {
    const { header, userButton } = headerOf(page);
    const login = header.getByRole('link', { name: firstLogin.label });
    await userButton.click();
    await expect(login).toBeVisible();
    await userButton.click();
    await expect(login).toBeHidden();
    await userButton.click();
    await expect(login).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
    await expect(login).toBeHidden();
  });

  test('the user menu works with the keyboard', async ({ page }) => {
    const { header, userButton } = headerOf(page);
    const login = (name: string) => header.getByRole('link', { name });
    await userButton.focus();
    await page.keyboard.press('Enter');
    await expectExpanded(page, 'Staff Login', true);
    await page.keyboard.press('Tab');
    await expect(login(firstLogin.label)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(login(secondLogin.label)).toBeFocused();
    await page.keyboard.press('Escape');
    await expectExpanded(page, 'Staff Login', false);
    await expect(userButton).toBeFocused();
  });

  test('following a login closes the user menu', async ({ page, context }) => {
    await context.route(`${new URL(secondLogin.href).origin}/**`, (route) =>
      route.fulfill({ body: '' }),
    );
    const { header, userButton } = headerOf(page);
    await userButton.click();
    const opened = context.waitForEvent('page');
    await header.getByRole('link', { name: secondLogin.label }).click();
    await opened;
    await expectExpanded(page, 'Staff Login', false);
  });
});
