import { HtmlValidate } from 'html-validate';
import { expect } from 'vitest';
import { fileOf, formWith, test } from './inbox-fixture.ts';

const browser = { Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:a11y'],
});

test('thanks a visitor without JavaScript on a page', async ({ inbox }) => {
  const response = await inbox.post(formWith({}), browser);
  const html = await response.text();

  expect(response.status).toBe(200);
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
  expect(html).toContain(
    '<h1>Thanks for connecting with us. Concern team will contact you soon.</h1>',
  );
  expect((await validator.validateString(html)).results).toEqual([]);
});

test('shows a page that says what is wrong and how to go back', async ({ inbox }) => {
  const response = await inbox.post(formWith({ firstName: 'A', message: '' }), browser);
  const html = await response.text();

  expect(response.status).toBe(422);
  expect(html).toContain('<li>First name: Too Short!</li>');
  expect(html).toContain('<li>Message: Your message is required.</li>');
  expect(html).toContain('Back button');
  expect((await validator.validateString(html)).results).toEqual([]);
});

test('shows a page that says that there are too many files', async ({ inbox }) => {
  const files = Array.from({ length: 6 }, () => fileOf(10));
  const response = await inbox.post(formWith({}, ...files), browser);
  const html = await response.text();

  expect(response.status).toBe(413);
  expect(html).toContain('<p>Maximun 5 files are allowed</p>');
  expect((await validator.validateString(html)).results).toEqual([]);
});

test.for(['application/json', '*/*', 'application/json, text/html;q=0.5'])(
  'replies with JSON to %s',
  async (Accept, { inbox }) => {
    const response = await inbox.post(formWith({}), { Accept });

    expect(response.headers.get('Content-Type')).toBe('application/json');
    expect(await response.json()).toEqual({ data: { id: expect.any(String) } });
  },
);
