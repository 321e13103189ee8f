import { dropdowns, expectExpanded, headerOf } from './header.ts';
import { scrollTo } from './scroll.ts';
import { expect, open, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the toggle opens and closes the menu', async ({ page }) => {
  const { header, nav, toggle } = headerOf(page);
  await open(page, '/about');
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(nav).toBeHidden();
  await expectExpanded(page, 'Menu', false);
  await toggle.click();
  await expectExpanded(page, 'Menu', true);
  await expect(nav.getByRole('link', { name: 'Home' })).toBeInViewport();
  await toggle.click();
  await expectExpanded(page, 'Menu', false);
  await expect(nav).toBeHidden();
});

for (const [label, count] of [
  ['Services', dropdowns.Services.length],
  ['Industries', dropdowns.Industries.length],
  ['Staff Login', 2],
] as const) {
  test(`${label} opens and closes in place`, async ({ page }) => {
    const { toggle, button, linksOf } = headerOf(page);
    await open(page, '/about');
    await toggle.click();
    await expect(linksOf(label)).toHaveCount(0);
    await button(label).click();
    await expectExpanded(page, label, true);
    await expect(linksOf(label)).toHaveCount(count);
    await linksOf(label).last().scrollIntoViewIfNeeded();
    await expect(linksOf(label).last()).toBeInViewport({ ratio: 1 });
    await button(label).click();
    await expectExpanded(page, label, false);
    await expect(linksOf(label)).toHaveCount(0);
  });
}

test('focus moves from the toggle through the menu', async ({ page }) => {
  const { nav, toggle, button, linksOf } = headerOf(page);
  await open(page, '/about');
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(nav).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'Home' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(button('Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(linksOf('Services').first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(linksOf('Services').first()).toBeFocused();
});

test('Escape closes the dropdown first, then the menu', async ({ page }) => {
  const { toggle, button } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await button('Industries').click();
  await page.keyboard.press('Escape');
  await expectExpanded(page, 'Industries', false);
  await expect(button('Industries')).toBeFocused();
  await expectExpanded(page, 'Menu', true);
  await page.keyboard.press('Escape');
  await expectExpanded(page, 'Menu', false);
  await expect(toggle).toBeFocused();
});

test('a press outside closes the menu', async ({ page }) => {
  const { toggle } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await page.mouse.click(4, 840);
  await expectExpanded(page, 'Menu', false);
});

test('the panel closes when the window becomes too wide for it', async ({ page }) => {
  const { nav, toggle } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(nav.getByRole('link', { name: 'Career' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(nav).toBeHidden();
});

for (const scrolled of [1, 10, 400]) {
  test(`the panel is attached to the bar, ${scrolled} px down the page`, async ({ page }) => {
    const { nav, toggle } = headerOf(page);
    await open(page, '/about');
    await scrollTo(page, scrolled);
    await toggle.click();
    const gap = () =>
      nav.evaluate((panel) => {
        const bar = panel.closest('header > *')?.getBoundingClientRect();
        return panel.getBoundingClientRect().top - (bar?.bottom ?? 0);
      });
    // It covers the bar's lower border.
    await expect.poll(gap).toBe(-1);
  });
}

test('moving focus to the page closes the menu', async ({ page }) => {
  const { nav, toggle } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(nav).toBeHidden();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('going to another page closes the menu', async ({ page }) => {
  const { nav, toggle, button, linksOf } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await button('Services').click();
  await linksOf('Services').filter({ hasText: 'Oracle HCM' }).click();
  await expect(page).toHaveURL('/oracle-hcm');
  await expectExpanded(page, 'Menu', false);
  await expect(nav).toBeHidden();
});

test('after Back, the menu is closed and can be opened again', async ({ page }) => {
  const { nav, toggle } = headerOf(page);
  // A new page closes what was opened while it was loading, and then announces its title.
  const arrive = (title: RegExp) =>
    expect(page.getByRole('status').filter({ hasText: title })).toBeAttached();
  await open(page, '/about');
  await toggle.click();
  await nav.getByRole('link', { name: 'Career' }).click();
  await arrive(/^Careers at/);
  await expect(page).toHaveURL('/career');
  await expect(nav).toBeHidden();
  await toggle.click();
  await expect(nav).toBeVisible();
  await page.goBack();
  await arrive(/^About Us/);
  await expect(page).toHaveURL('/about');
  await expect(nav).toBeHidden();
  await toggle.click();
  await expect(nav).toBeVisible();
});
