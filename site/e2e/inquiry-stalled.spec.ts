import { writeFile } from 'node:fs/promises';
import type { RequestListener } from 'node:http';
import type { Page } from '@playwright/test';
import { test } from './api.ts';
import { contactForm, controls, expectKept, fillIn, newAnswers, readInbox } from './inquiry.ts';
import { expect, open } from './test.ts';

test.use({ expectedErrors: [/no progress for 30 s/] });

/** Records how many bytes the browser has reported as sent and as received. */
function noteProgress() {
  const send = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function (body) {
    this.upload.addEventListener('progress', ({ loaded }) => {
      document.documentElement.dataset['sent'] = String(loaded);
    });
    this.addEventListener('progress', ({ loaded }) => {
      document.documentElement.dataset['received'] = String(loaded);
    });
    send.call(this, body);
  };
}

const progress = (page: Page, kind: 'sent' | 'received') =>
  page.evaluate((key) => Number(document.documentElement.dataset[key] ?? 0), kind);

/** How the server stalls, and the last progress that the browser reports. */
const stalls: Record<string, { listener: RequestListener; last: 'sent' | 'received' }> = {
  'a server that accepts no data': { listener: (request) => request.pause(), last: 'sent' },
  'a server that never replies': { listener: (request) => request.resume(), last: 'sent' },
  'a reply that is cut off': {
    listener: (request, response) => {
      // Without a type, the browser would wait for more before it reports anything.
      response.setHeader('Content-Type', 'application/json');
      request.resume().on('end', () => response.write('{"data":'));
    },
    last: 'received',
  },
};

for (const [name, { listener, last }] of Object.entries(stalls)) {
  test(`${name} is given up after 30 s, nothing is lost, and a second try succeeds`, async ({
    page,
    answerWith,
  }) => {
    const answers = newAnswers();
    await answerWith(listener);
    await page.clock.install();
    await page.addInitScript(noteProgress);
    await open(page, '/contact');
    const form = contactForm(page);
    const { submit, thanks } = controls(form);
    await fillIn(form, answers);
    await submit.click();
    await expect.poll(() => progress(page, last)).toBeGreaterThan(0);
    const loading = form.getByRole('button', { name: 'Loading....', exact: true });
    await page.clock.runFor(25_000);
    await expect(loading).toBeVisible();

    const logged = page.waitForEvent('console', (entry) => entry.text().includes('30 s'));
    await page.clock.runFor(6000);
    expect((await logged).type()).toBe('error');
    await expect(submit).toBeVisible();
    await expect(thanks).toBeHidden();
    await expectKept(form, answers);

    await page.unrouteAll();
    await submit.click();
    await expect(thanks).toBeVisible();
    expect(await readInbox(answers)).toHaveLength(1);
  });
}

test('a slow upload continues as long as it makes progress', async ({ page, answerWith }) => {
  const pauses = Array.from({ length: 3 }, () => Promise.withResolvers<void>());
  await answerWith(async (request, response) => {
    const next = pauses.values();
    let taken = 0;
    for await (const chunk of request) {
      taken += chunk.length;
      if (taken < 4_000_000) continue;
      await next.next().value?.promise;
      taken = 0;
    }
    response.end('{"data":{}}');
  });
  await page.clock.install();
  await page.addInitScript(noteProgress);
  await open(page, '/contact');
  const form = contactForm(page);
  const { files, submit, thanks } = controls(form);
  await fillIn(form, newAnswers());
  const scans = ['1.tif', '2.tif', '3.tif'].map((name) => test.info().outputPath(name));
  for (const scan of scans) await writeFile(scan, Buffer.alloc(9_000_000));
  await files.setInputFiles(scans);
  await submit.click();

  let before = 0;
  for (const pause of pauses) {
    await expect.poll(() => progress(page, 'sent')).toBeGreaterThan(before);
    await page.clock.runFor(25_000);
    await expect(form.getByRole('button', { name: 'Loading....', exact: true })).toBeVisible();
    before = await progress(page, 'sent');
    pause.resolve();
  }
  await expect(thanks).toBeVisible();
});
