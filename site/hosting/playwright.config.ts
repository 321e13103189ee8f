import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { installedHosts, missingHosts } from './installed-hosts.ts';

const reports = join(import.meta.dirname, '../../.reports');
const hosts = installedHosts();

// Playwright loads this file in each of its workers as well.
if (!process.env['TEST_WORKER_INDEX']) {
  const missing = missingHosts();
  if (missing.length > 0) console.info(`Not installed, so not tested: ${missing.join(', ')}.`);
}

/** What holds for the preview server holds for the hosts that a company may use. */
export default defineConfig({
  testDir: '../e2e',
  testMatch: 'hosting.spec.ts',
  outputDir: join(reports, 'hosts-output'),
  reporter: 'list',
  use: { launchOptions: await browserLaunch() },
  webServer: hosts.map(({ name, url, command }) => ({ name, url, command })),
  projects: hosts.map(({ name, url }) => ({ name, use: { baseURL: url } })),
});
