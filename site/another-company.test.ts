import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { buildCopy, copySite } from './build/built-copy.ts';
import { company } from './content/company/company.ts';
import { headquarters, offices } from './content/company/contacts.ts';

vi.setConfig({ testTimeout: 300_000 });

const host = new URL(company.origin).hostname;
const [, state = ''] = headquarters.place.split(', ');

/** Everything that tells this company from another, the longest words first. */
const ownWords = [
  ...[company.name, host, host.split('.').at(-2) ?? '', company.founded, company.renamed, state],
  ...offices.flatMap(({ address, phone, fax = '' }) => [
    ...[address.street, address.town, address.region ?? '', address.postalCode],
    ...[phone.label, phone.href.replace('tel:', ''), fax],
  ]),
]
  .map(String)
  // The code of a state is part of many words.
  .filter((word) => word.length > 2)
  .sort((one, other) => other.length - one.length);

const escaped = ownWords.map((word) => word.replaceAll(/\W/g, String.raw`\$&`)).join('|');
// Styles list typographic quotes as U+2018.
const own = new RegExp(`(?<!\\w|U\\+)(?:${escaped})(?!\\w)`, 'g');

/** Another word of the same length: each letter 13 letters on, each digit taken from nine. */
const another = (word: string) =>
  word.replaceAll(/[a-z\d]/gi, (sign) => {
    if (/\d/.test(sign)) return String(9 - Number(sign));
    const first = /[a-z]/.test(sign) ? 97 : 65;
    return String.fromCharCode(((sign.charCodeAt(0) - first + 13) % 26) + first);
  });

test('built for another company, the site names nothing of this one', async () => {
  const folder = await copySite();
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const file of ['company.ts', 'contacts.ts']) {
    const path = join(folder, 'site/content/company', file);
    await writeFile(path, (await readFile(path, 'utf8')).replaceAll(own, another));
  }
  await buildCopy(folder);
  const dist = join(folder, 'dist');
  const found = globSync('**/*.{html,md,xml,json,txt,webmanifest,svg}', { cwd: dist }).map(
    async (file) => {
      const text = await readFile(join(dist, file), 'utf8');
      return [...new Set(text.match(own))].map((word) => `${file}: ${word}`);
    },
  );
  expect(found.length).toBeGreaterThan(80);
  expect((await Promise.all(found)).flat()).toEqual([]);
  expect(await readFile(join(dist, 'index.html'), 'utf8')).toContain(another(company.name));
});
