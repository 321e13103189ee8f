import { describe, expect, test } from 'vitest';
import { readBuiltPackages } from '../build/license-notices.ts';
import { allowedInSite, allowedInTools, licenseProblems } from './allowed-licenses.ts';
import { lockedPackages } from './locked-packages.ts';

test('visitors receive only packages whose licenses are allowed there', async () => {
  const built = await readBuiltPackages();
  expect(built.length).toBeGreaterThan(20);
  expect(licenseProblems(built, allowedInSite)).toEqual([]);
});

test('npm installs only packages whose licenses are allowed', () => {
  expect(lockedPackages.length).toBeGreaterThan(1000);
  expect(licenseProblems(lockedPackages, allowedInTools)).toEqual([]);
});

describe('a license', () => {
  const problems = (license?: string) =>
    licenseProblems([{ name: 'left-pad', version: '1.0.0', license }], ['MIT', 'ISC']);

  test.each([
    'MIT',
    '(MIT)',
    'GPL-3.0-only OR MIT',
    '(MIT AND ISC)',
    'GPL-2.0-only OR MIT AND ISC',
  ])('whose terms can be met is allowed: %s', (license) => expect(problems(license)).toEqual([]));

  test.each([
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'MIT-0',
    'mit',
    'SEE LICENSE IN LICENSE.md',
    'MIT AND (ISC OR GPL-3.0-only)',
    'GPL-2.0-only WITH MIT',
  ])('whose terms can’t be met is rejected: %s', (license) =>
    expect(problems(license)).toEqual([
      `left-pad 1.0.0 has the license ${license}, which is not allowed here. Replace the package. If its terms can be met, add the license to site/dependencies/allowed-licenses.ts.`,
    ]),
  );

  test('that is missing is rejected', () => {
    expect(problems()).toEqual([expect.stringContaining('left-pad 1.0.0 names no license.')]);
    expect(problems('')).toHaveLength(1);
  });
});
