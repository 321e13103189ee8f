import { expect } from 'vitest';
import { formWith, test } from './inbox-fixture.ts';

test.for([
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { 'Sec-Fetch-Site': 'something new' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
])('refuses requests from pages on another origin: %o', async (headers, { inbox }) => {
  const response = await inbox.post(formWith({}), headers);

  expect(response.status).toBe(403);
  expect(await inbox.contents()).toEqual([]);
});

test.for([{ 'Sec-Fetch-Site': 'same-origin' }, { 'Sec-Fetch-Site': 'none' }, {}])(
  'accepts requests with the headers %o',
  async (headers, { inbox }) => {
    expect((await inbox.post(formWith({}), headers)).status).toBe(200);
  },
);

test('compares origin and host if the browser sends nothing else', async ({ inbox }) => {
  expect((await inbox.post(formWith({}), { Origin: inbox.url })).status).toBe(200);

  const { hostname } = new URL(inbox.url);
  expect((await inbox.post(formWith({}), { Origin: `http://${hostname}:1` })).status).toBe(403);
});

test('trusts the browser about the origin, even if a proxy changed the host', async ({ inbox }) => {
  const headers = { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://www.example.com' };

  expect((await inbox.post(formWith({}), headers)).status).toBe(200);
});
