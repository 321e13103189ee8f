import { dropdowns, expectExpanded, firstLevel, headerOf, labelsAndTargets } from './header.ts';
import { expect, open, test } from './test.ts';

test('every link has the right label and target', async ({ page }) => {
  const { header, nav, button, linksOf } = headerOf(page);
  await open(page, '/');
  expect(await labelsAndTargets(nav.getByRole('link'))).toEqual(firstLevel);
  await expect(header.getByRole('link', { name: 'Contact Us' })).toHaveAttribute(
    'href',
    '/contact',
  );
  for (const [label, links] of Object.entries(dropdowns)) {
    await button(label).click();
    await expect(linksOf(label)).toHaveCount(links.length);
    expect(await labelsAndTargets(linksOf(label))).toEqual(links);
  }
});

test('a dropdown opens and closes with the pointer', async ({ page }) => {
  const { button, linksOf } = headerOf(page);
  const services = button('Services');
  await open(page, '/about');
  await expectExpanded(page, 'Services', false);
  await expect(linksOf('Services')).toHaveCount(0);
  await services.click();
  await expectExpanded(page, 'Services', true);
  await expect(linksOf('Services').first()).toBeVisible();
  await services.click();
  await expectExpanded(page, 'Services', false);
  await expect(linksOf('Services')).toHaveCount(0);

  await services.click();
  await button('Industries').click();
  await expectExpanded(page, 'Services', false);
  await expectExpanded(page, 'Industries', true);
  await page.getByRole('contentinfo').click({ position: { x: 5, y: 5 } });
  await expectExpanded(page, 'Industries', false);
});

test('a dropdown opens, moves focus, and closes with the keyboard', async ({ page }) => {
  const { button, linksOf } = headerOf(page);
  const services = button('Services');
  await open(page, '/about');
  await services.focus();
  await page.keyboard.press('Enter');
  await expectExpanded(page, 'Services', true);
  await expect(linksOf('Services').first()).toBeVisible();
  for (let index = 0; index < dropdowns.Services.length; index++) {
    await page.keyboard.press('Tab');
    await expect(linksOf('Services').nth(index)).toBeFocused();
  }
  await page.keyboard.press('Escape');
  await expectExpanded(page, 'Services', false);
  await expect(services).toBeFocused();
  await expect(linksOf('Services')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(button('Industries')).toBeFocused();
  await page.keyboard.press('Space');
  await expectExpanded(page, 'Industries', true);
  await page.keyboard.press('Shift+Tab');
  await expectExpanded(page, 'Industries', false);
});

test('a link in a dropdown leads to its page and closes it', async ({ page }) => {
  const { button, linksOf } = headerOf(page);
  await open(page, '/about');
  await button('Industries').click();
  await linksOf('Industries').filter({ hasText: 'Healthcare' }).click();
  await expect(page).toHaveURL('/industries/healthcare-development');
  await expectExpanded(page, 'Industries', false);
});

test('the current page is marked, and so is the dropdown that contains it', async ({ page }) => {
  const { header, nav, button, linksOf } = headerOf(page);
  const marked = header.locator('[aria-current="page"]');
  await open(page, '/about');
  await expect(marked).toHaveText('About Us');
  await expect(button('Services')).not.toHaveAttribute('aria-current');

  await button('Services').click();
  await linksOf('Services').filter({ hasText: 'RPO services' }).click();
  await expect(marked).toHaveText('RPO services');
  await expect(button('Services')).toHaveAttribute('aria-current', 'true');
  await expect(nav.locator('[aria-current]')).toHaveCount(2);

  await header.getByRole('link', { name: 'Contact Us' }).click();
  await expect(marked.filter({ visible: true })).toHaveText('Contact Us');
  await expect(nav.locator('[aria-current]')).toHaveCount(0);
});
