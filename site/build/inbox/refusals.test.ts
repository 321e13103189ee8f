import { expect } from 'vitest';
import { answers, fileOf, formWith, rawBody, rawType, test } from './inbox-fixture.ts';
import { limits } from './rules.ts';

test.afterEach(async ({ inbox }) => {
  expect(await inbox.contents()).toEqual([]);
});

test.for(['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS'])(
  'refuses the method %s',
  async (method, { inbox }) => {
    const response = await fetch(inbox.url, { method });

    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  },
);

test.for([
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/mixed; boundary=x',
  'multipart/form-data',
  'multipart/form-data; charset=utf-8',
])('refuses the type %s', async (type, { inbox }) => {
  const response = await inbox.post(rawBody('a.txt'), { 'Content-Type': type });

  expect(response.status).toBe(415);
});

test.for([
  [{ firstName: '' }, 'Your first name is required.'],
  [{ firstName: ' \t ' }, 'Your first name is required.'],
  [{ firstName: 'A' }, 'Too Short!'],
  [{ firstName: 'A'.repeat(51) }, 'Too Long!'],
  [{ email: '' }, 'Email is required.'],
  [{ email: 'ada@' }, 'Invalid email'],
  [{ phonenum: '' }, 'Your phone is required.'],
  [{ categoerySelect: '' }, 'Please select option.'],
  [{ categoerySelect: 'I am Interested In' }, 'Please select option.'],
  [{ message: '' }, 'Your message is required.'],
] as const)('refuses %o: %s', async ([change, message], { inbox }) => {
  const response = await inbox.post(formWith(change, fileOf(10)));

  expect(response.status).toBe(422);
  expect((await response.json()).problems).toEqual({ [Object.keys(change).join()]: [message] });
});

test('names every missing field', async ({ inbox }) => {
  const form = new FormData();
  form.append('_method', 'post');
  const response = await inbox.post(form);

  expect(response.status).toBe(422);
  expect(Object.keys((await response.json()).problems)).toEqual(Object.keys(answers));
});

test('refuses an attachment whose field is not named files', async ({ inbox }) => {
  const form = formWith({});
  form.append('resume', fileOf(10));

  expect((await inbox.post(form)).status).toBe(422);
});

test('refuses one file too many', async ({ inbox }) => {
  const files = Array.from({ length: limits.files + 1 }, () => fileOf(10));
  const response = await inbox.post(formWith({}, ...files));

  expect(response.status).toBe(413);
  expect((await response.json()).error).toBe('Maximun 5 files are allowed');
});

test('refuses a file of more than 10 MB', async ({ inbox }) => {
  const response = await inbox.post(formWith({}, fileOf(10), fileOf(limits.fileSize + 1)));

  expect(response.status).toBe(413);
});

test('refuses text that is too long for anyone to type', async ({ inbox }) => {
  const response = await inbox.post(formWith({ message: 'a'.repeat(limits.fieldSize + 1) }));

  expect(response.status).toBe(413);
});

test('refuses more fields than a form has', async ({ inbox }) => {
  const form = formWith({});
  for (let count = 0; count < limits.fields; count++) form.append(`field ${count}`, 'value');

  expect((await inbox.post(form)).status).toBe(413);
});

test.for([
  ['in the middle of a file', rawBody('a.txt', 'content', '')],
  ['between two parts', rawBody('a.txt', 'content', '\r\n--x\r\n')],
  ['in the middle of a field', rawBody('a.txt').slice(0, 80)],
  ['before the first part', 'nothing of the kind'],
  ['at once', ''],
] as const)('refuses a body that ends %s', async ([, body], { inbox }) => {
  const response = await inbox.post(body, rawType);

  expect(response.status).toBe(400);
});
