/** The licenses of what visitors receive. They ask for a notice at most, and the build writes it. */
export const allowedInSite = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
] as const;

/** The licenses of tools. No visitor receives them, so what they ask of copies doesn’t matter. */
export const allowedInTools = [
  ...allowedInSite,
  'BlueOak-1.0.0',
  'CC-BY-3.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'LGPL-3.0-or-later',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
] as const;

/** Packages that don’t state their license in today’s form, and what their license file says. */
const stated: Record<string, string> = {
  eval: 'MIT',
  exit: 'MIT',
  memorystream: 'MIT',
  'require-like': 'MIT',
};

type Licensed = { name: string; version: string; license?: string | undefined };

/** Whether an SPDX expression can be met. One with inner parentheses can’t: it needs a reader. */
const isMet = (expression: string, allowed: readonly string[]) =>
  expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.includes(license)));

/** A sentence for each package whose license isn’t allowed, with what to do about it. */
export const licenseProblems = (packages: readonly Licensed[], allowed: readonly string[]) =>
  packages.flatMap(({ name, version, license = stated[name] }) => {
    if (license && isMet(license, allowed)) return [];
    const found = license
      ? `has the license ${license}, which is not allowed here`
      : 'names no license';
    return `${name} ${version} ${found}. Replace the package. If its terms can be met, add the license to site/dependencies/allowed-licenses.ts.`;
  });
