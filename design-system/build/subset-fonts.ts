import { copyFile, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { themes } from '../themes/index.ts';
import { fontFilesOf } from '../tokens/font-files.ts';

const folder = join(import.meta.dirname, '../fonts');
const { resolve } = createRequire(import.meta.url);

for (const { name, file, weights, ranges } of Object.values(themes).flatMap(fontFilesOf)) {
  const source = resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  const characters = ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)),
  );
  const options = {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: Math.min(...weights), max: Math.max(...weights) } },
    // Leaves out alternative glyphs, so that each file fits in a connection's first packets (14.6
    // kB).
    noLayoutClosure: true,
  } as const;
  await writeFile(
    join(folder, file),
    await subsetFont(await readFile(source), characters.join(''), options),
  );
  await copyFile(join(dirname(source), '../LICENSE'), join(folder, `${file}.license`));
}
