import { test as base, expect, type Locator, type Page } from '@playwright/test';

type Fixtures = {
  /** Errors that a test expects to see in the console. */
  expectedErrors: RegExp[];
  /** Fails the test that leaves another error there, be it of hydration or of the policy. */
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
      const isExpected = (error: string) => expectedErrors.some((pattern) => pattern.test(error));
      expect(errors.filter((error) => !isExpected(error))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Holds back what the page asks for at `address` until the returned function lets it arrive. */
export async function holdBack(page: Page, address: RegExp) {
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

/** Whether React has taken an element over: the application and its islands are marked until then. */
export const isAlive = (element: Locator) =>
  element.evaluate((node) => node.closest('[data-unhydrated]') === null);

/** Waits until React has taken over the page, down to its heading. */
export const waitForHydration = (page: Page) =>
  expect.poll(() => isAlive(page.locator('h1'))).toBe(true);

/** Brings what lies far down into view and waits until it answers. */
export async function wake(part: Locator) {
  await part.scrollIntoViewIfNeeded();
  await expect.poll(() => isAlive(part)).toBe(true);
}

/** Opens a page as a visitor who moves at once does, and waits until it answers. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  await waitForHydration(page);
}
