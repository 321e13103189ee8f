import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtPaths } from '../built-paths.ts';
import type { HostRules } from './host-rules.ts';

const dist = join(import.meta.dirname, '../../dist');
const read = (file: string) => readFile(join(dist, file), 'utf8');

test('Cloudflare’s limits hold: 100 rules for headers, 2,000 characters in a line', async () => {
  const headers = await read('_headers');
  expect(headers.split('\n\n').length).toBeLessThanOrEqual(100);
  const longest = Math.max(...headers.split('\n').map((line) => line.length));
  expect(longest).toBeGreaterThan(0);
  expect(longest).toBeLessThanOrEqual(2000);
});

test('each page has its own policy, by path, for Netlify, Cloudflare, and Vercel', async () => {
  const blocks = (await read('_headers')).split('\n\n').map((block) => block.split('\n'));
  const policyOf = (lines: readonly string[]) =>
    lines.find((line) => line.trim().startsWith('Content-Security-Policy: '))?.split(': ')[1];
  const byPath = new Map(blocks.map(([path, ...lines]) => [path, policyOf(lines)]));
  const vercel: { headers: { source: string; headers: { key: string; value: string }[] }[] } =
    JSON.parse(await read('vercel.json'));
  for (const path of builtPaths) {
    const policy = byPath.get(path);
    expect(policy, path).toMatch(/^default-src 'none'/);
    const rule = vercel.headers.find(({ source }) => source === path);
    expect(rule?.headers, path).toContainEqual({ key: 'Content-Security-Policy', value: policy });
  }
});

test('Vercel redirects every other spelling at once, and finds each page’s file', async () => {
  type Rule = { source: string; destination: string };
  const { redirects, rewrites }: { redirects: Rule[]; rewrites: Rule[] } = JSON.parse(
    await read('vercel.json'),
  );
  const sources = redirects.map(({ source }) => source);
  expect(redirects.filter(({ destination }) => sources.includes(destination))).toEqual([]);
  const articles = builtPaths.filter((path) => path.includes('&'));
  const spellings = articles.flatMap((path) => {
    const encoded = path.replaceAll('&', '%26');
    return [encoded, `${encoded}/`, `${encoded}.html`];
  });
  expect(spellings.length).toBeGreaterThan(0);
  expect(sources).toEqual(expect.arrayContaining(spellings));
  const inner = builtPaths.filter((path) => path !== '/');
  expect(new Set(rewrites.map(({ source }) => source))).toEqual(new Set(inner));
  for (const { destination } of rewrites) expect(await read(destination)).toContain('<h1');
});

test('no header is set twice for a path, because hosts handle that differently', async () => {
  const [everywhere = '', ...blocks] = (await read('_headers')).split('\n\n');
  const namesIn = (block: string) =>
    [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name);
  const shared = new Set(namesIn(everywhere));
  expect(shared.size).toBeGreaterThan(0);
  expect(blocks.flatMap(namesIn).filter((name) => shared.has(name))).toEqual([]);
});

test('Netlify’s edge function runs for other spellings only, and redirects each with 308', async () => {
  const { redirects }: HostRules = JSON.parse(await read('.hosting/rules.json'));
  type EdgeFunction = {
    default: (request: Request) => Response | undefined;
    config: { pattern: string };
  };
  const file = '.hosting/edge-functions/canonical-address.js';
  const { default: redirect, config }: EdgeFunction = await import(join(dist, file));
  const pattern = new RegExp(config.pattern);
  expect(redirects.length).toBeGreaterThan(builtPaths.length);
  for (const { from, to } of redirects) {
    expect(from).toMatch(pattern);
    const response = redirect(new Request(`https://example.com${from}?from=ad`));
    expect(response?.status, from).toBe(308);
    expect(response?.headers.get('Location')).toBe(`${to}?from=ad`);
    expect(response?.headers.get('X-Content-Type-Options')).toBe('nosniff');
  }
  for (const path of [...builtPaths, '/assets/site.js', '/about-html']) {
    expect(path).not.toMatch(pattern);
    expect(redirect(new Request(`https://example.com${path}`)), path).toBeUndefined();
  }
});
