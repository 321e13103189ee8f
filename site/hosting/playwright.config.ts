import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { installedHosts, missingHosts } from './installed-hosts.ts';

const root = join(import.meta.dirname, '../..');

// Playwright also loads this file in each worker.
if (missingHosts.length > 0 && !process.env['TEST_WORKER_INDEX']) {
  console.info(
    `Not installed, so not tested: ${missingHosts.join(', ')}. The README says how to install them.`,
  );
}

const addressOf = (port: number) => `http://localhost:${port}`;

/** What works on the preview server must work on the hosts that a company may use. */
export default defineConfig({
  testDir: '../e2e',
  testMatch: 'hosting.spec.ts',
  outputDir: join(root, '.reports/hosts-output'),
  reporter: 'list',
  use: { launchOptions: await browserLaunch() },
  webServer: installedHosts.map(({ name, port }) => ({
    name,
    command: `node site/hosting/start-host.ts ${name} ${port}`,
    cwd: root,
    url: addressOf(port),
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  })),
  projects: installedHosts.map(({ name, port }) => ({ name, use: { baseURL: addressOf(port) } })),
});
