import { headerOf } from './header.ts';
import { expect, open, test } from './test.ts';

test.use({ viewport: { width: 390, height: 844 } });

test('the toggle opens and closes the menu', async ({ page }) => {
  const { header, nav, toggle } = headerOf(page);
  await open(page, '/about');
  await expect(header.getByRole('link', { name: 'Contact Us' })).toBeVisible();
  await expect(nav).toBeHidden();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await expect(nav.getByRole('link', { name: 'Home' })).toBeInViewport();
  await toggle.click();
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(nav).toBeHidden();
});

for (const [label, count] of [
  ['Services', 13],
  ['Industries', 10],
  ['Staff Login', 2],
] as const) {
  test(`${label} opens and closes in place`, async ({ page }) => {
    const { toggle, button, linksOf } = headerOf(page);
    await open(page, '/about');
    await toggle.click();
    await expect(linksOf(label)).toHaveCount(0);
    await button(label).click();
    await expect(button(label)).toHaveAttribute('aria-expanded', 'true');
    await expect(linksOf(label)).toHaveCount(count);
    await linksOf(label).last().scrollIntoViewIfNeeded();
    await expect(linksOf(label).last()).toBeInViewport({ ratio: 1 });
    await button(label).click();
    await expect(button(label)).toHaveAttribute('aria-expanded', 'false');
    await expect(linksOf(label)).toHaveCount(0);
  });
}

test('focus goes from the toggle through the menu', async ({ page }) => {
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
  await expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
  await expect(button('Industries')).toBeFocused();
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(toggle).toBeFocused();
});

test('a press outside closes the menu', async ({ page }) => {
  const { toggle } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await page.mouse.click(4, 840);
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
});

test('going to another page closes the menu', async ({ page }) => {
  const { nav, toggle, button, linksOf } = headerOf(page);
  await open(page, '/about');
  await toggle.click();
  await button('Services').click();
  await linksOf('Services').filter({ hasText: 'Oracle HCM' }).click();
  await expect(page).toHaveURL('/oracle-hcm');
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect(nav).toBeHidden();
});
