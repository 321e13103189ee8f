import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** Latin as it is written in Western Europe, and the signs that the site's texts use. */
const characters = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xc0, 0xff],
  [0x2013, 0x2014],
  [0x2018, 0x201d],
  [0x2022, 0x2026],
  [0x2192, 0x2192],
]
  .flatMap(([first = 0, last = 0]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  )
  .join('');

/** The weights from the thinnest that text is set in to the boldest. */
const fonts = [
  { name: 'figtree', weights: { min: 400, max: 600 } },
  { name: 'funnel-display', weights: { min: 400, max: 650 } },
];

const folder = join(import.meta.dirname, '../fonts');
const { resolve } = createRequire(import.meta.url);

for (const { name, weights } of fonts) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    // Without alternative glyphs: each file is to arrive with a connection's first packets, 14.6 kB.
    noLayoutClosure: true,
  } as const;
  await writeFile(
    join(folder, `${name}.woff2`),
    await subsetFont(await readFile(source), characters, options),
  );
  await copyFile(join(dirname(source), '../LICENSE'), join(folder, `${name}.woff2.license`));
}
