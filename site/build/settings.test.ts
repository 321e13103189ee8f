import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { checkSettings } from './settings.ts';

const widget = {
  VITE_JOBS_WIDGET_SRC: 'https://jobs.example.net/widget.js?v=1',
  VITE_JOBS_WIDGET_KEY: 'key-1',
  VITE_JOBS_WIDGET_PORTAL_ID: '42',
};

test.each([
  {},
  { MODE: 'production', DEV: false },
  { VITE_SITE_URL: '', VITE_API_HOST: '', VITE_JOBS_WIDGET_KEY: '' },
  { VITE_SITE_URL: 'https://www.example.com', VITE_API_HOST: 'https://api.example.com' },
  { VITE_SITE_URL: 'http://localhost:4173/', VITE_API_HOST: 'http://127.0.0.1:8080/v1/' },
  widget,
  { ...widget, VITE_JOBS_WIDGET_SRC: '/widget.js' },
])('%j can be used', (env) => {
  expect(() => checkSettings(env)).not.toThrow();
});

test.each([
  ['VITE_SITE_URL', 'www.example.com'],
  ['VITE_SITE_URL', 'https://www.example.com/site'],
  ['VITE_SITE_URL', 'https://www.example.com?a'],
  ['VITE_SITE_URL', 'https://www.example.com:99999'],
  ['VITE_SITE_URL', ' '],
  ['VITE_API_HOST', 'api.example.com'],
  ['VITE_API_HOST', 'localhost:8080'],
  ['VITE_API_HOST', '//api.example.com'],
  ['VITE_API_HOST', '/api'],
  ['VITE_API_HOST', 'https:/api.example.com'],
  ['VITE_API_HOST', 'https://'],
  ['VITE_API_HOST', 'https://api.example.com '],
  ['VITE_API_HOST', 'https://user:word@api.example.com'],
  ['VITE_API_HOST', 'https://api.example.com/?key=1'],
  ['VITE_API_HOST', 'https://api.example.com/#a'],
  ['VITE_API_HOST', 'ftp://api.example.com'],
  ['VITE_JOBS_WIDGET_SRC', 'widget.js'],
  ['VITE_JOBS_WIDGET_SRC', '//jobs.example.net/widget.js'],
  ['VITE_JOBS_WIDGET_SRC', '/\\jobs.example.net/widget.js'],
  ['VITE_JOBS_WIDGET_SRC', 'data:text/javascript,'],
  ['VITE_JOBS_WIDGET_KEY', 'key-1\n'],
  ['VITE_JOBS_WIDGET_PORTAL_ID', ' '],
])('%s can’t be %j, and the error says so', (name, value) => {
  expect(() => checkSettings({ ...widget, [name]: value })).toThrow(
    `${name} is "${value}", but must be a`,
  );
});

test.each(Object.keys(widget))('%s must be set if the widget’s other settings are', (name) => {
  expect(() => checkSettings({ ...widget, [name]: '' })).toThrow(
    `${name} is not set, but the job widget needs all of ${Object.keys(widget).join(', ')}.`,
  );
});

test('names every invalid setting', () => {
  const env = { VITE_SITE_URL: 'here', VITE_API_HOST: 'there' };
  expect(() => checkSettings(env)).toThrow(/^VITE_SITE_URL is "here".*\nVITE_API_HOST is "there"/);
});

test('a build with an invalid setting fails before it writes anything', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'build-settings-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const build = promisify(execFile)('vite', ['build', '--outDir', folder], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, VITE_API_HOST: 'api.example.com' },
  });
  await expect(build).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(
      'VITE_API_HOST is "api.example.com", but must be an address such as "https://api.example.com", without query and hash.',
    ),
  });
  expect(await readdir(folder)).toEqual([]);
}, 30_000);
