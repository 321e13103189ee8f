import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from './browser.ts';

const root = join(import.meta.dirname, '../..');
const baseURL = 'http://localhost:4173';

export default defineConfig({
  testDir: '.',
  outputDir: join(root, '.reports/e2e'),
  reporter: [['list'], ['json', { outputFile: join(root, '.reports/e2e.json') }]],
  forbidOnly: !!process.env['CI'],
  fullyParallel: true,
  workers: 2,
  use: {
    baseURL,
    launchOptions: await browserLaunch(),
    viewport: { width: 1280, height: 800 },
    trace: 'retain-on-failure',
  },
  webServer: {
    command: 'vite preview',
    cwd: root,
    url: baseURL,
    reuseExistingServer: !process.env['CI'],
  },
});
