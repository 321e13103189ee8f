import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { company } from './content/company/company.ts';

const root = join(import.meta.dirname, '..');

/** Everything except the company's own folder, the README, the license, and generated files. */
const files = [
  'package.json',
  ...globSync('{design-system,site,stories,.storybook}/**/*.{ts,tsx,js,json,mdx,md,html,svg}', {
    cwd: root,
    exclude: ['site/content/company/**'],
  }),
];

test('nothing outside site/content/company names the company', () => {
  expect(files.length).toBeGreaterThan(500);
  const words = [company.name, company.legalName, new URL(company.origin).hostname];
  const escaped = words.map((word) => word.replace(/\W/g, String.raw`\$&`));
  const named = new RegExp(`(?<!\\w)(${escaped.join('|')})(?!\\w)`, 'i');
  const naming = files.filter((file) => named.test(readFileSync(join(root, file), 'utf8')));
  expect(naming, 'Read the name from site/content/company/company.ts instead.').toEqual([]);
});
