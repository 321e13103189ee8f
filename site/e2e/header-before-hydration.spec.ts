import type { Locator } from '@playwright/test';
import { dropdowns, expectExpanded, firstLogin, headerOf } from './header.ts';
import { expect, openSlowly, test } from './test.ts';

const phone = { width: 390, height: 844 };

/**
 * Waits until a part has come to rest, and then records how it looks in each frame. The returned
 * function lists all the looks so far.
 */
async function watchLooks(part: Locator) {
  const looks = await part.evaluateHandle(async (element) => {
    const look = () => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const { opacity } = getComputedStyle(element, '::details-content');
      return [x, y, width, height, opacity, element.textContent].join();
    };
    for (let [calm, before] = [0, '']; calm < 10; ) {
      calm = look() === before ? calm + 1 : 0;
      before = look();
      await new Promise(requestAnimationFrame);
    }
    const seen = new Set<string>();
    const watch = () => {
      seen.add(look());
      requestAnimationFrame(watch);
    };
    watch();
    return seen;
  });
  return () => looks.evaluate((seen) => [...seen]);
}

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('a tap opens the panel before hydration, and hydration doesn’t change it', async ({
    page,
  }) => {
    const { nav, toggle, button, linksOf } = headerOf(page);
    const arrive = await openSlowly(page, '/about');
    await expectExpanded(page, 'Menu', false);
    await toggle.tap();
    await expectExpanded(page, 'Menu', true);
    await expect(nav.getByRole('link', { name: 'Home' })).toBeInViewport();
    await button('Services').tap();
    await expectExpanded(page, 'Services', true);
    await expect(linksOf('Services')).toHaveCount(dropdowns.Services.length);
    await button('Industries').tap();
    await expectExpanded(page, 'Services', false);
    await expectExpanded(page, 'Industries', true);

    const looks = await watchLooks(nav);
    await arrive();
    expect(await looks()).toHaveLength(1);
    await expectExpanded(page, 'Menu', true);
    await expectExpanded(page, 'Industries', true);
    await button('Industries').tap();
    await expectExpanded(page, 'Industries', false);
    await page.keyboard.press('Escape');
    await expectExpanded(page, 'Menu', false);
    await expect(nav).toBeHidden();
  });

  test('each early tap on the menu works, and the last one counts', async ({ page }) => {
    const { nav, toggle } = headerOf(page);
    const arrive = await openSlowly(page, '/about');
    await toggle.tap();
    await expect(nav).toBeVisible();
    await toggle.tap();
    await expect(nav).toBeHidden();
    await arrive();
    await expect(nav).toBeHidden();
    await toggle.tap();
    await expect(nav).toBeVisible();
  });
});

test('keys open a dropdown before hydration, and hydration moves neither it nor the focus', async ({
  page,
}) => {
  const { nav, button, linksOf } = headerOf(page);
  const arrive = await openSlowly(page, '/about');
  await button('Services').focus();
  await page.keyboard.press('Enter');
  await expectExpanded(page, 'Services', true);
  await page.keyboard.press('Tab');
  const first = linksOf('Services').first();
  await expect(first).toBeFocused();
  const handle = await first.elementHandle();

  const looks = await watchLooks(nav.locator('details[open]'));
  await arrive();
  expect(await looks()).toHaveLength(1);
  await expect(first).toBeFocused();
  expect(await handle?.evaluate((link) => link === document.activeElement)).toBe(true);
  await page.keyboard.press('Escape');
  await expectExpanded(page, 'Services', false);
  await expect(button('Services')).toBeFocused();
});

test('a dropdown that was opened before hydration closes on a press elsewhere', async ({
  page,
}) => {
  const { button } = headerOf(page);
  const arrive = await openSlowly(page, '/about');
  await button('Industries').click();
  await expectExpanded(page, 'Industries', true);
  await arrive();
  await expectExpanded(page, 'Industries', true);
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } });
  await expectExpanded(page, 'Industries', false);
});

test('the user menu opens before hydration, and hydration doesn’t change it', async ({ page }) => {
  const { header, userButton } = headerOf(page);
  const login = header.getByRole('link', { name: firstLogin.label });
  const arrive = await openSlowly(page, '/about');
  await userButton.click();
  await expectExpanded(page, 'Staff Login', true);
  await expect(login).toBeVisible();
  await arrive();
  await expectExpanded(page, 'Staff Login', true);
  await expect(login).toBeVisible();
  await expect(userButton).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(login).toBeHidden();
  await expect(userButton).toBeFocused();
});

for (const [part, viewport] of [
  ['button[popovertarget]', phone],
  ['summary', { width: 1280, height: 800 }],
] as const) {
  test(`each press on ${part} during hydration works once`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const arrive = await openSlowly(page, '/about');
    // One press per frame, from before hydration until after hydration.
    const wrong = page
      .getByRole('banner')
      .locator(part)
      .first()
      .evaluate(async (control: HTMLElement) => {
        const target = control instanceof HTMLButtonElement && control.popoverTargetElement;
        const isOpen = () => (target || control.parentElement)?.matches(':popover-open, [open]');
        const failed: number[] = [];
        for (let press = 1, after = 0; after < 10; press++) {
          control.click();
          if (isOpen() !== (press % 2 === 1)) failed.push(press);
          await new Promise(requestAnimationFrame);
          if (isOpen() !== (press % 2 === 1)) failed.push(press);
          if (!document.querySelector('#app[data-unhydrated]')) after++;
        }
        return failed;
      });
    await arrive();
    expect(await wrong).toEqual([]);
  });
}
