import { test as base, expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Errors that a test expects to see in the console. */
  expectedErrors: RegExp[];
  /** Fails a test that logs any other error, such as one about hydration or the security policy. */
  quietConsole: undefined;
};

export const test = base.extend<Fixtures>({
  expectedErrors: [[], { option: true }],
  quietConsole: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', ({ message }) => errors.push(message));
      await use(undefined);
      // Pending requests don't matter anymore, but the routes of a page that is still loading end
      // only when it is closed. Closing the page alone can wait forever in Chromium, if it is
      // just going to another document (crbug.com/536385539). Closing its context doesn't.
      const closed = page.context().close();
      await Promise.allSettled([page.unrouteAll({ behavior: 'ignoreErrors' }), closed]);
      const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back the page's requests to `address` until the returned function is called. */
export async function holdBack(page: Page, address: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Whether an element is hydrated. The application and its islands are marked until then. */
export const isHydrated = (element: Locator) =>
  element.evaluate((node) => node.closest('[data-unhydrated]') === null);

/** Waits until the page is hydrated, down to its main heading. */
export const waitForHydration = (page: Page) =>
  expect.poll(() => isHydrated(page.locator('h1'))).toBe(true);

/** A section of the page's main part, by its title. */
export const sectionOf = (page: Page, title: string) =>
  page
    .locator('main section')
    .filter({ has: page.getByRole('heading', { name: title, exact: true }) });

/** Opens a page, and holds its application back until the returned function is called. */
export async function openSlowly(page: Page, path: string) {
  const release = await holdBack(page, /\/assets\/client-/);
  await page.goto(path);
  return async () => {
    release();
    await waitForHydration(page);
  };
}

/** Scrolls to a deferred part and waits until it is hydrated. */
export async function scrollToHydrate(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => isHydrated(part)).toBe(true);
}

/** The visitor's first sign of intent. A pointer that just appears hasn't moved yet. */
export async function movePointer(page: Page) {
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
}

/** Opens a page like a visitor who moves the pointer at once, and waits until it is hydrated. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await movePointer(page);
  await waitForHydration(page);
}
