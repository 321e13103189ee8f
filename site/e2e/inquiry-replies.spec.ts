import { readForm, test } from './api.ts';
import { brief, contactForm, controls, expectKept, fillIn, newAnswers } from './inquiry.ts';
import { expect, open } from './test.ts';

test('an inquiry is posted as a form, with its fields in order', async ({ page, answerWith }) => {
  const answers = newAnswers();
  const requests: unknown[] = [];
  const entries: [string, FormDataEntryValue][] = [];
  await answerWith(async (request, response) => {
    requests.push([request.method, request.headers.accept]);
    entries.push(...(await readForm(request)));
    response.end('{"data":{"id":"1"}}');
  });
  await open(page, '/contact');
  const form = contactForm(page);
  await fillIn(form, answers);
  const note = { name: 'größe.txt', mimeType: 'text/plain', buffer: Buffer.from('180 cm') };
  await controls(form).files.setInputFiles(note);
  await controls(form).submit.click();

  await expect(controls(form).thanks).toBeVisible();
  expect(requests).toEqual([['POST', 'application/json']]);
  expect(entries.slice(0, 6)).toEqual([['_method', 'post'], ...Object.entries(answers)]);
  const files = entries.slice(6).map(async ([field, file]) => {
    if (!(file instanceof File)) return [field, file];
    return [field, file.name, file.type, Buffer.from(await file.arrayBuffer())];
  });
  expect(await Promise.all(files)).toEqual(
    [brief, note].map(({ name, mimeType, buffer }) => ['files', name, mimeType, buffer]),
  );
});

for (const body of ['{"ok":true}', '"OK"', '{}', '[]', '0', '{"data":null}']) {
  test(`status 200 with ${body} is a success`, async ({ page }) => {
    await page.route('**/post-inquiry', (route) => route.fulfill({ status: 200, body }));
    await open(page, '/contact');
    const form = contactForm(page);
    await fillIn(form, newAnswers());
    await controls(form).submit.click();
    await expect(controls(form).thanks).toBeVisible();
  });
}

test.describe('if the connection drops', () => {
  test.use({ expectedErrors: [/sending the inquiry|ERR_/] });

  test('half a reply is a failure', async ({ page, answerWith }) => {
    await answerWith((request, response) => {
      request.resume().on('end', () => {
        response.writeHead(200, { 'Content-Length': 100 });
        response.write('{"data":{}}', () => request.socket.destroy());
      });
    });
    await open(page, '/contact');
    const answers = newAnswers();
    const form = contactForm(page);
    await fillIn(form, answers);
    const logged = page.waitForEvent('console', (entry) => entry.text().includes('the inquiry'));
    await controls(form).submit.click();
    await logged;
    await expect(controls(form).submit).toBeVisible();
    await expect(controls(form).thanks).toBeHidden();
    await expectKept(form, answers);
  });
});
