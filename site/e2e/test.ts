import { test as base, expect, type Page } from '@playwright/test';

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

/** Lets `waitForHydration` see when the application has taken over. */
export async function watchHydration(page: Page) {
  await page.addInitScript(() => {
    document.addEventListener('hydrated', () => {
      document.documentElement.dataset['hydrated'] = '';
    });
  });
}

export async function waitForHydration(page: Page) {
  await page.locator('html[data-hydrated]').waitFor({ state: 'attached' });
}

/** Opens a page as a visitor who moves at once does, and waits until it answers. */
export async function open(page: Page, path: string) {
  await watchHydration(page);
  await page.goto(path);
  await page.mouse.move(5, 5);
  await waitForHydration(page);
}
