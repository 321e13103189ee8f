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
    /** How often each thing is measured. The median counts. */
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

const report: string[] = [];
for (const [name, { title, measure }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(name)) continue;
  const section = `## ${title}\n\n${await measure()}\n`;
  console.info(`\n${section}`);
  report.push(section);
}

if (options.write) {
  await writeFile(
    join(import.meta.dirname, 'RESULTS.md'),
    `# Benchmark results\n\nWritten by \`npm run bench -- --write\`.\n\n${report.join('\n')}`,
  );
  const readme = join(import.meta.dirname, '../../README.md');
  const text = await readFile(readme, 'utf8');
  const shown = /(?<=<!-- latest run -->\n).*(?=<!-- end -->)/s;
  const tables = report.join('\n').replaceAll(/^## /gm, '### ');
  await writeFile(readme, text.replace(shown, `\n${tables}\n`));
}
