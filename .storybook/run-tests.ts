import { spawn } from 'node:child_process';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import sirv from 'sirv';

/**
 * Serves the built Storybook on a free port and runs its stories: all, or those whose file names
 * match what is given. `--update` approves their pictures as they are.
 */
const { values, positionals: patterns } = parseArgs({
  options: { update: { type: 'boolean', short: 'u' } },
  allowPositionals: true,
});
const pictures = 'stories/__screenshots__';
if (values.update && patterns.length === 0) await rm(pictures, { recursive: true, force: true });
await mkdir('.reports', { recursive: true });

const serve = sirv('storybook-static');
const serveAxe = sirv('node_modules/axe-core');
const server = createServer((request, response) =>
  serve(request, response, () => serveAxe(request, response)),
).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

const runner = spawn(
  'test-storybook',
  [
    ...['--config-dir', '.storybook', '--url', `http://127.0.0.1:${port}`, '--maxWorkers', '2'],
    values.update ? '--updateSnapshot' : '--ci',
    // The runner hands what follows its last option to Jest as it is.
    ...['--json', '--outputFile', '.reports/stories.json', ...patterns],
  ],
  { stdio: 'inherit' },
);
const code = await new Promise<number | null>((resolve) => runner.once('exit', resolve));
server.close();

const { entries }: { entries: Record<string, unknown> } = JSON.parse(
  await readFile('storybook-static/index.json', 'utf8'),
);
const strays = (await readdir(pictures).catch(() => [])).filter((file) => {
  const [story = ''] = file.split('.');
  return file.endsWith('.png') && !(story in entries);
});
if (strays.length > 0) console.error(`Pictures without a story:\n${strays.join('\n')}`);
process.exitCode = code === 0 && strays.length === 0 ? 0 : 1;
