import type { Page } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import { faqOf, faqPath } from './faq.ts';
import { expect, holdBack, isHydrated, open, scrollToHydrate, test } from './test.ts';

/** Opens the page, and holds back all its scripts until the returned function is called. */
async function openUnhydrated(page: Page) {
  const release = await holdBack(page, /\.js$/);
  await page.goto(faqPath);
  return async () => {
    release();
    await scrollToHydrate(faqOf(page).questions.first());
  };
}

/**
 * Waits until nothing moves. The returned function reports what has happened to the list since
 * then.
 */
async function watch(page: Page) {
  const list = await page.getByRole('main').evaluateHandle(async (main) => {
    const items = [...main.querySelectorAll('details')];
    const moves = items.flatMap((item) => item.getAnimations({ subtree: true }));
    await Promise.all(moves.map(({ finished }) => finished));
    const events: string[] = [];
    for (const item of items) {
      for (const type of ['toggle', 'transitionrun', 'animationstart']) {
        item.addEventListener(type, () => events.push(type));
      }
    }
    return { items, events };
  });
  return () =>
    list.evaluate(({ items, events }) =>
      items.every(({ isConnected }) => isConnected) ? events : [...events, 'replaced'],
    );
}

/** What assistive technology gets about each question. */
async function exposed(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const names = await faqOf(page).questions.allTextContents();
  return nodes.flatMap(({ role, name: { value } = {}, properties = [] }) =>
    role?.value.startsWith('DisclosureTriangle') && names.includes(value)
      ? [properties.find(({ name }) => name === 'expanded')?.value.value]
      : [],
  );
}

test('what was opened before hydration stays open, and does not move again', async ({ page }) => {
  const { questions, opened, programming } = faqOf(page);
  const hydrate = await openUnhydrated(page);
  await questions.nth(2).click();
  await expect(programming).toBeVisible();
  expect(await opened()).toEqual([2]);
  const happened = await watch(page);
  await hydrate();
  expect(await happened()).toEqual([]);
  expect(await opened()).toEqual([2]);

  await questions.nth(1).click();
  expect(await opened()).toEqual([1]);
  await questions.nth(1).click();
  expect(await opened()).toEqual([]);
});

test('what was closed before hydration stays closed', async ({ page }) => {
  const { questions, opened } = faqOf(page);
  const hydrate = await openUnhydrated(page);
  await questions.first().click();
  expect(await opened()).toEqual([]);
  const happened = await watch(page);
  await hydrate();
  expect(await happened()).toEqual([]);
  await questions.first().click();
  expect(await opened()).toEqual([0]);
});

test('a press that is held during hydration counts once', async ({ page }) => {
  const { questions, opened } = faqOf(page);
  const hydrate = await openUnhydrated(page);
  await questions.nth(2).hover();
  await page.mouse.down();
  await hydrate();
  await questions.nth(2).hover();
  await page.mouse.up();
  expect(await opened()).toEqual([2]);
});

test('focus stays, and the arrow keys work afterward', async ({ page }) => {
  const { questions, opened } = faqOf(page);
  const hydrate = await openUnhydrated(page);
  await questions.nth(1).focus();
  await page.keyboard.press('Enter');
  expect(await opened()).toEqual([1]);
  await hydrate();
  await expect(questions.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(questions.nth(2)).toBeFocused();
  await page.keyboard.press('Space');
  expect(await opened()).toEqual([2]);
});

test('assistive technology gets the same information before and after hydration', async ({
  page,
}) => {
  const { questions } = faqOf(page);
  const hydrate = await openUnhydrated(page);
  await questions.nth(2).click();
  const third = [false, false, true, false, false, false];
  expect(await exposed(page)).toEqual(third);
  await hydrate();
  expect(await exposed(page)).toEqual(third);
  await questions.first().click();
  await expect.poll(() => exposed(page)).toEqual([true, false, false, false, false, false]);
});

test('an answer opens at once while the script of the questions is loading', async ({ page }) => {
  const script = await scriptOf('../design-system/sections/faq/faq-questions.tsx');
  const release = await holdBack(page, new RegExp(script.replace('**', '')));
  await open(page, faqPath);
  const { questions, opened, programming } = faqOf(page);
  await questions.nth(2).click();
  expect(await opened()).toEqual([2]);
  await expect(programming).toBeVisible();
  expect(await isHydrated(questions.first())).toBe(false);
  release();
  await scrollToHydrate(questions.first());
  expect(await opened()).toEqual([2]);
});

test('the answers still open after the visitor comes back from another page', async ({ page }) => {
  const { questions, opened, programming } = faqOf(page);
  await openUnhydrated(page);
  await questions.nth(2).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Industries' }).click();
  await expect(page).toHaveURL('/industries');
  await page.goBack();
  await questions.nth(1).click();
  expect(await opened()).toEqual([1]);
  await expect(programming).toBeHidden();
});

const losses = [
  { name: 'all scripts fail', lost: () => '**/*.js' },
  {
    name: 'the script of the questions fails',
    lost: () => scriptOf('../design-system/sections/faq/faq-questions.tsx'),
  },
];

for (const { name, lost } of losses) {
  test.describe(`if ${name}`, () => {
    test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/], hasTouch: true });

    test('the questions work with mouse, touch, and keyboard', async ({ page }) => {
      await page.route(await lost(), (route) => route.abort());
      const refused = page.waitForEvent('requestfailed');
      await page.goto(faqPath);
      const { questions, opened, cost, programming } = faqOf(page);
      await questions.nth(2).click();
      await expect(programming).toBeVisible();
      await expect(cost).toBeHidden();
      expect(await opened()).toEqual([2]);
      await refused;
      await questions.nth(1).tap();
      expect(await opened()).toEqual([1]);
      await page.keyboard.press('Tab');
      await expect(questions.nth(2)).toBeFocused();
      await page.keyboard.press('Enter');
      expect(await opened()).toEqual([2]);
      await page.keyboard.press('Space');
      expect(await opened()).toEqual([]);
      await expect(programming).toBeHidden();
    });

    test('find-in-page opens the answer that it finds', async ({ page }) => {
      await page.route(await lost(), (route) => route.abort());
      await page.goto(faqPath);
      const { opened, programming } = faqOf(page);
      await programming.evaluate((text) => {
        text.id = 'found';
        location.hash = 'found';
      });
      await expect(programming).toBeInViewport();
      expect(await opened()).toEqual([2]);
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first answer is open, and a press opens another one', async ({ page }) => {
    await page.goto(faqPath);
    const { questions, cost, programming } = faqOf(page);
    await expect(cost).toBeVisible();
    await expect(programming).toBeHidden();
    await questions.nth(2).click();
    await expect(programming).toBeVisible();
    await expect(cost).toBeHidden();
  });
});
