import type { APIResponse } from '@playwright/test';
import { builtPaths } from '../built-paths.ts';
import { expect, test } from './test.ts';

/** The headers of every response. */
const everywhere = {
  'strict-transport-security': /^max-age=\d{8}/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /\bcamera=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
};

function expectHeaders(response: APIResponse, expected: Readonly<Record<string, RegExp>>) {
  for (const [name, value] of Object.entries(expected)) {
    expect(response.headers()[name], `${name} of ${response.url()}`).toMatch(value);
  }
}

/** A policy that runs only what the site itself serves or hashes. */
const strict =
  /^default-src 'none';(?!.*(?:unsafe|https?:|\*)).* frame-ancestors 'none';.* require-trusted-types-for 'script'/;

const page = {
  ...everywhere,
  'content-type': /^text\/html;\s?charset=utf-8$/i,
  'content-security-policy': strict,
  'cross-origin-resource-policy': /^same-origin$/,
  'cache-control': /^public, max-age=0, must-revalidate$/,
};

for (const path of builtPaths) {
  test(`${path} is served at its URL, and other spellings redirect there`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expectHeaders(response, page);
    const spellings = path === '/' ? ['/index', '/index.html'] : [`${path}/`, `${path}.html`];
    if (path.includes('&')) spellings.push(path.replace('&', '%26'));
    for (const spelling of spellings.filter((each) => each !== '/404.html')) {
      const redirect = await request.get(`${spelling}?from=mail`, { maxRedirects: 0 });
      expect(redirect.status(), spelling).toBe(308);
      expect(redirect.headers()['location'], spelling).toBe(`${path}?from=mail`);
      expectHeaders(redirect, everywhere);
    }
  });
}

for (const path of [
  '/no/such-page',
  '/assets/no-such-file.js',
  '/about/no',
  '/.hosting/rules.json',
]) {
  test(`${path} is not found`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(404);
    expectHeaders(response, page);
    expect(await response.text()).toContain('<h1');
  });
}

test('hashed files are cached for a year, and all others are revalidated', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [, script = ''] = html.match(/data-entry="(.*?)"/) ?? [];
  const hashed = await request.get(script);
  expectHeaders(hashed, {
    ...everywhere,
    'cache-control': /^public, max-age=31536000, immutable$/,
    'cross-origin-resource-policy': /^same-origin$/,
  });
  const icon = await request.get('/favicon.svg');
  expectHeaders(icon, { ...everywhere, 'cache-control': page['cache-control'] });
  expect(icon.headers()).not.toHaveProperty('content-security-policy');
});

test('files for machines have the right types, and Markdown pages are not indexed', async ({
  request,
}) => {
  const types = {
    '/about.md': /^text\/markdown;\s?charset=utf-8$/i,
    '/llms.txt': /^text\/plain;\s?charset=utf-8$/i,
    '/.well-known/security.txt': /^text\/plain;\s?charset=utf-8$/i,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/sitemap.xml': /^(?:text|application)\/xml/,
    '/share/index.png': /^image\/png$/,
    '/favicon.ico': /^image\//,
  };
  for (const [path, type] of Object.entries(types)) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(200);
    expectHeaders(response, { ...everywhere, 'content-type': type });
    const robots = path.endsWith('.md') ? 'noindex' : undefined;
    expect(response.headers()['x-robots-tag'], path).toBe(robots);
  }
});

test('text files are sent as the build compressed them', async ({ request }) => {
  for (const encoding of ['br', 'gzip', 'identity']) {
    const response = await request.get('/about', { headers: { 'Accept-Encoding': encoding } });
    const expected = encoding === 'identity' ? undefined : encoding;
    expect(response.headers()['content-encoding']).toBe(expected);
    expect(await response.text()).toContain('</html>');
  }
});

test.describe('on another site', () => {
  test.use({ expectedErrors: [/frame-ancestors|X-Frame-Options|ERR_BLOCKED_BY_RESPONSE/] });

  // On the same machine, because browsers block access to it from elsewhere.
  const elsewhere = 'http://127.0.0.1/';

  test('no page can be framed', async ({ page: visit, baseURL }) => {
    await visit.route(elsewhere, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${baseURL}/contact"></iframe>`,
      }),
    );
    await visit.goto(elsewhere);
    await expect.poll(() => visit.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  });
});
