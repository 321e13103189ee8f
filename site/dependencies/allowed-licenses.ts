/**
 * The licenses for what visitors receive. At most, they require a notice, which the build writes.
 */
export const allowedInSite = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
] as const;

/** The licenses for tools. Visitors don’t receive them, so their terms for copies don’t matter. */
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

/**
 * Packages that don’t state their license as an SPDX expression, and the license in their license
 * file.
 */
const stated: Record<string, string> = {
  eval: 'MIT',
  exit: 'MIT',
  memorystream: 'MIT',
  'require-like': 'MIT',
};

type Licensed = { name: string; version: string; license?: string | undefined };

/**
 * Whether the terms of an SPDX expression can be met. Nested parentheses count as no, because a
 * person needs to look at them.
 */
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
