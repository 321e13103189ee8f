import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildCopy, copySite } from '../build/built-copy.ts';
import { builtPaths } from '../built-paths.ts';
import { kilobytes, seconds, table } from './table.ts';

/** The route and the content of the page that the generated pages are copies of. */
const model = {
  path: '/oracle-hcm',
  files: ['site/routes/oracle-hcm.tsx', 'site/content/services/oracle-hcm.ts'],
};

async function addRoutes(folder: string, count: number) {
  for (const file of model.files) {
    const text = await readFile(join(folder, file), 'utf8');
    for (let number = 1; number <= count; number += 1) {
      const path = `/generated-${number}`;
      const copy = join(folder, file.replace(model.path, path));
      // Each page needs its own title and description.
      const own = text.replaceAll(/(?<=^ {2}(?:title|description):\s+')/gm, `${number} `);
      await writeFile(copy, own.replaceAll(model.path, path));
    }
  }
}

async function entryBytes(folder: string) {
  const assets = join(folder, 'dist/assets');
  const entry = (await readdir(assets)).find((file) => /^client-.*\.js$/.test(file));
  if (!entry) throw new Error('The build has no entry.');
  return gzipSync(await readFile(join(assets, entry))).length;
}

/** Builds a copy of the site with this many routes. */
async function build(routes: number) {
  const folder = await copySite();
  try {
    await addRoutes(folder, routes - builtPaths.length);
    const start = performance.now();
    await buildCopy(folder);
    return { routes, time: performance.now() - start, entry: await entryBytes(folder) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Measures how more pages affect the build time and the script that every page loads. */
export async function measureGrowth() {
  const least = await build(builtPaths.length);
  const builds = [least, await build(300), await build(1000)];
  return table(
    builds.map(({ routes, time, entry }) => ({
      routes: String(routes),
      'build time': seconds(time),
      'per route': `${Math.round(time / routes)} ms`,
      'entry script, kB gzip': kilobytes(entry),
      'bytes per added route':
        routes === least.routes ? '' : ((entry - least.entry) / (routes - least.routes)).toFixed(0),
    })),
  );
}
