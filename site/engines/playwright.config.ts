import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import site from '../e2e/playwright.config.ts';
import { installed, missing } from './engines.ts';
import { patience } from './visitor.ts';

const required = process.env['REQUIRED_ENGINES']?.split(',') ?? [];
const lacking = required.filter((name) => !installed.has(name));
if (lacking.length > 0) throw new Error(`Required, but not installed: ${lacking.join(', ')}.`);

// Playwright also loads this file in each worker.
if (missing.length > 0 && !process.env['TEST_WORKER_INDEX']) {
  console.info(
    `Not installed, so not tested: ${missing.join(', ')}. The README says how to install them.`,
  );
}

const reports = join(import.meta.dirname, '../../.reports');

export default defineConfig(site, {
  testDir: '.',
  outputDir: join(reports, 'engines'),
  reporter: [['list'], ['json', { outputFile: join(reports, 'engines.json') }]],
  // The engines render without a GPU, so running two would only slow both down.
  workers: 1,
  timeout: 12 * patience,
  expect: { timeout: patience },
  projects: [...installed.keys()].map((name) => ({
    name,
    // The other engines are compared to Chromium.
    testIgnore: name === 'chromium' ? 'layout.spec.ts' : [],
  })),
});
