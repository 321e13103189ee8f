import type { ServerResponse } from 'node:http';
import type { Page, Route } from '@playwright/test';
import { test } from './api.ts';
import { scriptOf } from './built-scripts.ts';
import { brief, contactForm, controls, fillIn, newAnswers, readInbox } from './inquiry.ts';
import { expect, holdBack, open } from './test.ts';

const scripts = {
  'the checks': await scriptOf('../design-system/sections/form/form-checks.ts'),
  'the rules': await scriptOf('inquiry/inquiry-schema.ts'),
};

const failures: Record<string, (route: Route) => Promise<void>> = {
  'cannot be reached': (route) => route.abort(),
  'are not there': (route) => route.fulfill({ status: 404 }),
  'are a page': (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
  throw: (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw Error("No.")' }),
};

/** What visitors see after the browser has posted the form. */
const thanksPage = (page: Page) =>
  page.getByRole('heading', { name: 'Thanks for connecting with us.' });

const loading = (page: Page) =>
  contactForm(page).getByRole('button', { name: 'Loading....', exact: true });

test.describe('if they fail, the browser checks and posts', () => {
  test.use({ expectedErrors: [/ERR_|status of 404|MIME type|imported module|Error: No\./] });

  for (const [what, script] of Object.entries(scripts)) {
    for (const [fault, fail] of Object.entries(failures)) {
      test(`${what} ${fault}`, async ({ page }) => {
        const answers = newAnswers();
        const asked: string[] = [];
        page.on('dialog', async (dialog) => {
          asked.push(dialog.type());
          await dialog.accept();
        });
        await page.route(script, fail);
        await open(page, '/contact');
        const form = contactForm(page);
        await fillIn(form, answers);
        await controls(form).submit.click();
        await expect(thanksPage(page)).toBeVisible();
        const [inquiry, ...others] = await readInbox(answers);
        expect(others).toEqual([]);
        expect(inquiry?.answers).toMatchObject(answers);
        expect(inquiry?.files).toEqual([brief]);
        expect(asked).toEqual([]);
      });
    }
  }

  test('a form that the browser finds incomplete is not posted, and can be corrected', async ({
    page,
  }) => {
    const answers = newAnswers();
    await page.route(scripts['the checks'], (route) => route.abort());
    await open(page, '/contact');
    const form = contactForm(page);
    const { submit, email, message } = controls(form);
    await fillIn(form, answers);
    await email.fill('ada@');
    await submit.click();
    await expect(email).toBeFocused();
    await expect(submit).toBeVisible();
    await email.fill(answers.email);
    await message.fill('');
    await submit.click();
    await expect(message).toBeFocused();
    await expect(submit).toBeVisible();
    expect(await readInbox(answers)).toEqual([]);

    await message.fill(answers.message);
    await submit.click();
    await expect(thanksPage(page)).toBeVisible();
    expect(await readInbox(answers)).toHaveLength(1);
  });

  test('the form can be sent once the network is back', async ({ page, context }) => {
    const answers = newAnswers();
    await open(page, '/contact');
    const form = contactForm(page);
    const { firstName, submit } = controls(form);
    await context.setOffline(true);
    const failed = page.waitForEvent('requestfailed');
    await firstName.focus();
    await failed;
    await context.setOffline(false);
    await fillIn(form, answers);
    await submit.click();
    await expect(page.getByText('Thanks for connecting with us.')).toBeVisible();
    expect(await readInbox(answers)).toHaveLength(1);
  });

  test('the browser posts once, no matter how often the visitor presses the button', async ({
    page,
    answerWith,
  }) => {
    const replies: ServerResponse[] = [];
    await answerWith((request, response) => {
      request.resume();
      replies.push(response);
    });
    await page.route(scripts['the rules'], (route) => route.abort());
    await open(page, '/contact');
    const form = contactForm(page);
    await fillIn(form, newAnswers());
    // While the browser is posting, Playwright can't press anything, so the page itself does.
    const pressedAgain = page.waitForEvent('console', (entry) => entry.text() === 'Pressed again.');
    await form.evaluate((element: HTMLFormElement) => {
      element.addEventListener(
        'submit',
        () => {
          setTimeout(() => {
            element.querySelector<HTMLButtonElement>('[type="submit"]')?.click();
            element.requestSubmit();
            console.info('Pressed again.');
          }, 500);
        },
        { once: true },
      );
    });
    await controls(form).submit.click({ noWaitAfter: true });
    await pressedAgain;
    await expect.poll(() => replies.length).toBe(1);
    replies[0]?.end('<h1>Stored.</h1>');
    await expect(page.getByRole('heading', { name: 'Stored.' })).toBeVisible();
    expect(replies).toHaveLength(1);
  });
});

for (const [what, script] of Object.entries(scripts)) {
  test(`while ${what} load, the form looks busy at once, and is sent once`, async ({ page }) => {
    const answers = newAnswers();
    const release = await holdBack(page, new RegExp(script.replace('**', '')));
    await open(page, '/contact');
    const form = contactForm(page);
    const { firstName, submit, thanks } = controls(form);
    await fillIn(form, answers);
    await submit.click();
    // Without waiting, because the press itself has shown it.
    expect(await loading(page).isVisible()).toBe(true);
    expect(await form.getByRole('status').last().textContent()).toBe('Loading....');
    await loading(page).click({ force: true });
    await firstName.press('Enter');
    release();
    await expect(thanks).toBeVisible();
    expect(await readInbox(answers)).toHaveLength(1);
  });
}

test.describe('if they never load', () => {
  test.use({ expectedErrors: [/took too long/] });

  for (const [what, script] of Object.entries(scripts)) {
    test(`the browser stops waiting for ${what} after 15 s`, async ({ page }) => {
      const answers = newAnswers();
      await page.clock.install();
      await page.route(script, () => {});
      await open(page, '/contact');
      const form = contactForm(page);
      await fillIn(form, answers);
      await controls(form).submit.click();
      await page.clock.runFor(12_000);
      await expect(loading(page)).toBeVisible();
      await page.clock.runFor(4000);
      await expect(thanksPage(page)).toBeVisible();
      const [inquiry, ...others] = await readInbox(answers);
      expect(others).toEqual([]);
      expect(inquiry?.answers).toMatchObject(answers);
      expect(inquiry?.files).toEqual([brief]);
    });
  }
});
