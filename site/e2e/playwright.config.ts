import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser.ts';

const root = join(import.meta.dirname, '../..');

// `wait` below sets this before the tests of each worker start.
const port = process.env['SITE_PORT'];

// The server and the workers inherit this variable.
process.env['INBOX_FOLDER'] = join(root, '.reports/inquiries');

export default defineConfig({
  testDir: '.',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  outputDir: join(root, '.reports/e2e'),
  reporter: [['list'], ['json', { outputFile: join(root, '.reports/e2e.json') }]],
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  // Long enough for a busy machine. The benchmark measures speed.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: await browserLaunch(),
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'vite preview --port 0',
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    wait: { stdout: /Local: +http:..localhost:(?<SITE_PORT>\d+)/ },
  },
});
