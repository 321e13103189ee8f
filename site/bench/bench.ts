import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { measureFirstTap } from './first-tap.ts';
import { measureGrowth } from './growth.ts';
import { auditEveryPage, compareLoading } from './loading.ts';
import { measureSlowDevice } from './slow-device.ts';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Loads every page once, instead of a few pages several times. */
    all: { type: 'boolean', default: false },
    /** How many times each value is measured. The median counts. */
    runs: { type: 'string', default: '5' },
    /** Writes the tables to RESULTS.md and to the README. */
    write: { type: 'boolean', default: false },
  },
});

const dist = join(import.meta.dirname, '../../dist');
const runs = Number(options.runs);
/** The built site to compare with. */
const peer = process.env['BENCH_PEER'];

const parts = {
  loading: {
    title: 'Loading, by Lighthouse’s mobile preset',
    measure: () => (options.all ? auditEveryPage(dist) : compareLoading(dist, runs, peer)),
  },
  interactions: {
    title: 'Hydration and interactions, with the processor slowed down four times',
    measure: () => measureSlowDevice(dist, runs),
  },
  'first-tap': {
    title: 'First tap, on a slow phone',
    measure: () => measureFirstTap(dist, runs, peer),
  },
  growth: { title: 'Growth', measure: measureGrowth },
};

const resultsFile = join(import.meta.dirname, 'RESULTS.md');
/**
 * The sections that earlier runs have written, by their first line. Parts that don't run this time
 * keep theirs.
 */
const sections = new Map(
  (await readFile(resultsFile, 'utf8'))
    .split(/^(?=## )/m)
    .map((section) => [section.split('\n', 1)[0], section.trimEnd()]),
);

for (const [name, { title, measure }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const heading = `## ${title}`;
  const section = `${heading}\n\n${await measure()}`;
  console.info(`\n${section}\n`);
  sections.set(heading, section);
}

if (options.write) {
  const report = Object.values(parts).flatMap(({ title }) => sections.get(`## ${title}`) ?? []);
  const tables = report.join('\n\n');
  await writeFile(
    resultsFile,
    `# Benchmark results\n\nWritten by \`npm run bench -- --write\`.\n\n${tables}\n`,
  );
  const readme = join(import.meta.dirname, '../../README.md');
  const text = await readFile(readme, 'utf8');
  const shown = /(?<=<!-- latest run -->\n).*(?=<!-- end -->)/s;
  const deeper = tables.replaceAll(/^#/gm, '##');
  await writeFile(readme, text.replace(shown, `\n${deeper}\n\n`));
}
