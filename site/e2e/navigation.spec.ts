import { expect, open, test } from './test.ts';

test('a navigation scrolls to the top, moves focus, and announces the title', async ({ page }) => {
  await open(page, '/about');
  await page.mouse.wheel(0, 400);
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('h1')).toBeFocused();
  await expect(page.locator('h1')).toHaveCSS('outline-style', 'none');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole('status').filter({ hasText: await page.title() })).toBeAttached();
});

test('a page reached through a link renders its first view first, and then the rest', async ({
  page,
}) => {
  await open(page, '/about');
  const first = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const before = main?.querySelector('h1');
        new MutationObserver((_changes, watcher) => {
          const now = main?.querySelector('h1');
          if (!now || now === before) return;
          watcher.disconnect();
          resolve(document.querySelectorAll('main h2').length);
        }).observe(document.body, { childList: true, subtree: true });
      }),
  );
  await page.getByRole('banner').getByRole('link', { name: 'Career', exact: true }).click();
  expect(await first).toBe(0);
  await expect(page.locator('main h2')).toHaveCount(4);
});

for (const [reducedMotion, isFading] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`pages ${isFading ? '' : 'don’t '}cross-fade with the preference ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await open(page, '/about');
    const faded = page.evaluate(
      () =>
        new Promise<boolean>((resolve) => {
          const start = document.startViewTransition.bind(document);
          document.startViewTransition = (update) => {
            const transition = start(update);
            transition.ready.then(() => {
              const parts = document
                .getAnimations()
                .map(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement);
              resolve(parts.includes('::view-transition-new(root)'));
            });
            return transition;
          };
          document.addEventListener('focusin', ({ target }) => {
            if (target instanceof HTMLHeadingElement) setTimeout(resolve, 500, false);
          });
        }),
    );
    await page.locator('main a[href="/contact"]').first().click();
    expect(await faded).toBe(isFading);
  });
}

test('the first page is left to the browser', async ({ page }) => {
  await page.goto('/about');
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(200);
  await page.locator('link[href*="/assets/client-"]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => scrollY)).toBe(200);
  await expect(page.locator('body')).toBeFocused();
  await expect(page.getByRole('status').first()).toBeEmpty();
});

test('a link to a part of the page leads there, clear of the header, and Back leads back', async ({
  page,
}) => {
  await open(page, '/privacy-policy');
  const link = page.locator('main a[href^="#"]').nth(2);
  const part = page.locator(`main ${await link.getAttribute('href')}`);
  const top = () => part.evaluate((element) => element.getBoundingClientRect().top);
  const headerHeight = 76;
  await link.click();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(headerHeight);
  await page.goBack();
  await expect(page).toHaveURL('/privacy-policy');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.reload();
  await link.click();
  await page.reload();
  await expect.poll(top).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(headerHeight);
});

test('a page is preloaded when the pointer rests on its link', async ({ page }) => {
  await open(page, '/about');
  const ahead = page.waitForResponse(/\/assets\/career-/);
  await page.getByRole('link', { name: 'Career' }).first().hover();
  expect((await ahead).ok()).toBe(true);
});

test('a page is preloaded when focus reaches its link', async ({ page }) => {
  await open(page, '/about');
  const ahead = page.waitForResponse(/\/assets\/career-/);
  await page.getByRole('link', { name: 'Career' }).first().focus();
  expect((await ahead).ok()).toBe(true);
});

for (const modifier of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
  test(`the browser handles a click on a link with ${modifier}`, async ({ page }) => {
    await open(page, '/about');
    const link = page.getByRole('link', { name: 'Career' }).first();
    const isLeft = await link.evaluate((element, pressed) => {
      let wasPrevented = true;
      const look = (event: Event) => {
        wasPrevented = event.defaultPrevented;
        event.preventDefault();
      };
      addEventListener('click', look, { once: true });
      const options = { bubbles: true, cancelable: true, [pressed]: true };
      element.dispatchEvent(new MouseEvent('click', options));
      return !wasPrevented;
    }, modifier);
    expect(isLeft).toBe(true);
    await expect(page).toHaveURL('/about');
  });
}

test('a URL with an encoded ampersand leads to the same page', async ({ page }) => {
  const path = '/blog/what-is-staff-augmentation-&-what-are-its-benefits';
  await open(page, `${path.replace('&', '%26')}?from=mail`);
  await expect(page).toHaveURL(`${path}?from=mail`);
  await expect(page).toHaveTitle(/staff augmentation/i);
});

test('a link to a text file on this site opens the file', async ({ page }) => {
  await open(page, '/terms-conditions');
  await page.getByRole('link', { name: 'their licenses' }).click();
  await expect(page).toHaveURL('/licenses.txt');
  await expect(page.locator('body')).toContainText('SIL OPEN FONT LICENSE');
});
