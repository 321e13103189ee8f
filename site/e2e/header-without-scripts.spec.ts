import { dropdowns, expectExpanded, firstLevel, firstLogin, headerOf } from './header.ts';
import { expect, test } from './test.ts';

const phone = { width: 390, height: 844 };

for (const [how, javaScriptEnabled] of [
  ['without JavaScript', false],
  ['if all scripts fail', true],
] as const) {
  test.describe(how, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/ERR_FAILED|dynamically imported module/] });

    test.beforeEach(async ({ page }) => {
      await page.route('**/*.js', (route) => route.abort());
    });

    test('the header works with a mouse', async ({ page }) => {
      const { header, nav, button, linksOf, userButton } = headerOf(page);
      await page.goto('/about');
      await button('Services').click();
      await expectExpanded(page, 'Services', true);
      await expect(linksOf('Services')).toHaveCount(dropdowns.Services.length);
      await button('Industries').click();
      await expectExpanded(page, 'Services', false);
      await expect(linksOf('Services')).toHaveCount(0);
      await expect(linksOf('Industries')).toHaveCount(dropdowns.Industries.length);
      await button('Industries').click();
      await expectExpanded(page, 'Industries', false);
      await expect(nav.getByRole('link')).toHaveCount(firstLevel.length);

      const login = header.getByRole('link', { name: firstLogin.label });
      await userButton.click();
      await expect(login).toBeInViewport({ ratio: 1 });
      await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
      await expect(login).toBeHidden();
    });

    test('the header works with the keyboard', async ({ page }) => {
      const { header, button, linksOf, userButton } = headerOf(page);
      await page.goto('/about');
      await button('Industries').focus();
      await page.keyboard.press('Space');
      await expectExpanded(page, 'Industries', true);
      await page.keyboard.press('Tab');
      await expect(linksOf('Industries').first()).toBeFocused();
      await userButton.focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(header.getByRole('link', { name: firstLogin.label })).toBeFocused();
      await page.keyboard.press('Escape');
      await expectExpanded(page, 'Staff Login', false);
      await expect(userButton).toBeFocused();
      await linksOf('Industries').last().focus();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL('/industries');
    });

    test.describe('on a phone', () => {
      test.use({ viewport: phone, hasTouch: true });

      test('the header works with touch, even after going back', async ({ page }) => {
        const { nav, toggle, button, linksOf } = headerOf(page);
        await page.goto('/about');
        await expect(nav).toBeHidden();
        await toggle.tap();
        await expectExpanded(page, 'Menu', true);
        await button('Staff Login').tap();
        await expect(linksOf('Staff Login')).toHaveCount(2);
        await button('Services').tap();
        await expect(linksOf('Staff Login')).toHaveCount(0);
        await linksOf('Services').last().tap();
        await expect(page).toHaveURL('/services');
        await expect(nav).toBeHidden();
        await page.goBack();
        await expect(nav).toBeHidden();
        await toggle.tap();
        await expect(nav).toBeVisible();
        await page.touchscreen.tap(4, 840);
        await expect(nav).toBeHidden();
      });

      test('keys open and close the panel', async ({ page }) => {
        const { nav, toggle, button } = headerOf(page);
        await page.goto('/about');
        await toggle.focus();
        await page.keyboard.press('Enter');
        await page.keyboard.press('Tab');
        await expect(nav.getByRole('link', { name: 'Home' })).toBeFocused();
        await button('Industries').focus();
        await page.keyboard.press('Enter');
        await expectExpanded(page, 'Industries', true);
        await page.keyboard.press('Escape');
        await expectExpanded(page, 'Menu', false);
        await expect(toggle).toBeFocused();
      });

      test('the panel becomes a row again when the window grows', async ({ page }) => {
        const { nav, toggle } = headerOf(page);
        await page.goto('/about');
        await toggle.tap();
        await page.setViewportSize({ width: 1280, height: 800 });
        await expect(nav.getByRole('link', { name: 'Career' })).toBeInViewport({ ratio: 1 });
        await page.keyboard.press('Escape');
        await expect(nav.getByRole('link', { name: 'Career' })).toBeInViewport({ ratio: 1 });
      });
    });
  });
}
