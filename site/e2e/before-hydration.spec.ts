import { stopClock } from './clock.ts';
import {
  expect,
  holdBack,
  isHydrated,
  movePointer,
  openSlowly,
  test,
  waitForHydration,
} from './test.ts';

test('the application is fetched when the page is painted, and runs once the visitor acts', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await stopClock(page);
  await page.goto('/');
  expect(scripts).toEqual([]);
  await page.clock.runFor(1400);
  expect(scripts).toEqual([]);
  await Promise.all([
    page.waitForResponse(/\/assets\/client-/),
    page.waitForResponse(/\/assets\/.*\.css$/),
    page.clock.runFor(100),
  ]);
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(60_000);
  const hasStarted = () => page.evaluate(() => 'started' in document.documentElement.dataset);
  expect(await hasStarted()).toBe(false);
  await movePointer(page);
  await page.clock.runFor(150);
  // Its effect is shown first.
  await page.mouse.down();
  await page.clock.runFor(150);
  expect(await isHydrated(page.locator('h1'))).toBe(false);
  await page.clock.runFor(50);
  await waitForHydration(page);
  await page.mouse.up();
});

test('an early tap opens an answer at once, and it stays open', async ({ page }) => {
  const arrive = await openSlowly(page, '/salesforce-training');
  const answer = page.locator('main details').nth(1);
  await expect(answer).not.toHaveAttribute('open');
  await answer.locator('summary').click();
  await expect(answer).toHaveAttribute('open');
  await arrive();
  await expect(answer).toHaveAttribute('open');
});

test('an early tap on a link follows it', async ({ page }) => {
  await openSlowly(page, '/about');
  await page.locator('main a[href="/contact"]').first().click();
  await expect(page).toHaveURL('/contact');
  await expect(page.locator('h1')).toBeVisible();
});

test('a form that is sent early is validated and sent with everything that was entered', async ({
  page,
}) => {
  const arrive = await openSlowly(page, '/about');
  const form = page.locator('footer form');
  const entered = { firstName: 'Ada', email: 'ada@example.com', phonenum: '555 0100' };
  for (const [name, value] of Object.entries(entered)) {
    await form.locator(`[name="${name}"]`).fill(value);
  }
  await form.locator('[name="categoerySelect"]').selectOption('Career');
  await form.locator('[name="message"]').fill('Hello there.');
  await form.locator('[type="file"]').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('attached early'),
  });
  await form.getByRole('button', { name: 'Submit' }).click();
  const sent = page.waitForRequest(/\/post-inquiry$/);
  await arrive();
  const body = (await sent).postData() ?? '';
  for (const part of [...Object.values(entered), 'Career', 'Hello there.', 'attached early']) {
    expect(body).toContain(part);
  }
  await expect(form.getByText('Thanks for connecting with us.')).toBeVisible();
});

test('if the application never loads, the browser sends the form', async ({ page }) => {
  await page.clock.install();
  await holdBack(page, /\/assets\/client-/);
  await page.goto('/about');
  const form = page.locator('footer form');
  await form.locator('[name="firstName"]').fill('Ada');
  await form.locator('[name="email"]').fill('ada@example.com');
  await form.locator('[name="phonenum"]').fill('555 0100');
  await form.locator('[name="categoerySelect"]').selectOption('Career');
  await form.locator('[name="message"]').fill('Hello there.');
  await form.getByRole('button', { name: 'Submit' }).click();
  const sent = page.waitForRequest(/\/post-inquiry$/);
  await page.clock.runFor(16_000);
  expect((await sent).isNavigationRequest()).toBe(true);
});
