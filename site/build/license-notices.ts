import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Rolldown } from 'vite';

/** Where Vite lists the packages of the client build, in `dist`. */
export const bundledFile = '.vite/license.json';

/** A package whose code visitors receive, as Vite lists it. */
type BundledPackage = { name: string; version: string; identifier?: string; text?: string };

/** The copyright holders of packages that ship without a license file, from their repositories. */
const holders: Record<string, string> = {
  'embla-carousel': 'Copyright (c) 2020 David Cetinkaya',
  'embla-carousel-autoplay': 'Copyright (c) 2020 David Cetinkaya',
  'embla-carousel-react': 'Copyright (c) 2020 David Cetinkaya',
  'embla-carousel-reactive-utils': 'Copyright (c) 2020 David Cetinkaya',
  'react-remove-scroll-bar': 'Copyright (c) 2025 Anton Korzunov <thekashey@gmail.com>',
};

const intro = `This site contains the work of others. Each part is followed by the license under which it is used.`;

const logos = `The logos in /technologies/ are marks of their owners. They appear only to name the technologies,
and their owners neither sponsor nor endorse this site. The drawings come from Logos by Gil Barbara
(https://github.com/gilbarbara/logos) and from Simple Icons (https://simpleicons.org), which are both
dedicated to the public domain (CC0 1.0), or were made for this site.`;

const heading = (title: string) => `${title}\n${'='.repeat(title.length)}`;

/**
 * The license of a package without a license file: another package's text, with its own copyright
 * holder.
 */
function textFor({ name, identifier }: BundledPackage, all: readonly BundledPackage[]) {
  const holder = holders[name];
  const other = all.find((each) => each.identifier === identifier && each.text);
  if (!holder || !other?.text) {
    throw new Error(
      `${name} comes without its license file. Look up in its repository who holds the copyright, and add that line to site/build/license-notices.ts.`,
    );
  }
  return other.text.replace(/^Copyright .*$/m, holder);
}

/** The notices that the packages require, each text once. */
export function packageNotices(packages: readonly BundledPackage[]) {
  const byText = Map.groupBy(packages, (each) => each.text ?? textFor(each, packages));
  return [...byText].map(([text, those]) => {
    const names = those.map(({ name, version }) => `${name} ${version}`).join('\n');
    return `${names}\n\n${text.replaceAll('\r', '')}`;
  });
}

/** The licenses of the typefaces in a build. They are next to the font files. */
async function fontNotices({ output }: Rolldown.RolldownOutput, root: string) {
  const files = output
    .flatMap((file) => (file.type === 'asset' ? file.originalFileNames : []))
    .filter((file) => file.endsWith('.woff2'));
  const texts = await Promise.all(
    files.map((file) => readFile(resolve(root, `${file}.license`), 'utf8')),
  );
  return [...new Set(texts.map((text) => text.trim()))];
}

/** The third-party work in the built site and its licenses, for people to read. */
export async function licenseNotices(built: Rolldown.RolldownOutput, root: string) {
  const list = built.output.find(({ fileName }) => fileName === bundledFile);
  if (list?.type !== 'asset') throw new Error('Vite has not listed the packages of the build.');
  const packages: BundledPackage[] = JSON.parse(list.source.toString());
  return `${[
    intro,
    heading('Typefaces'),
    ...(await fontNotices(built, root)),
    heading('Logos'),
    logos,
    heading('Software'),
    ...packageNotices(packages),
  ].join('\n\n\n')}\n`;
}

const dist = join(import.meta.dirname, '../../dist');

/** The packages of the last build, with their licenses. */
export async function readBuiltPackages() {
  const packages: BundledPackage[] = JSON.parse(await readFile(join(dist, bundledFile), 'utf8'));
  return packages.map(({ name, version, identifier }) => ({ name, version, license: identifier }));
}
