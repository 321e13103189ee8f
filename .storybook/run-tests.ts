import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves the built Storybook on a free port and runs every story in it; arguments go to the runner. */
const serve = sirv('storybook-static');
const server = createServer((request, response) => serve(request, response)).listen(0, '127.0.0.1');
await new Promise((resolve) => server.once('listening', resolve));
const { port } = server.address() as AddressInfo;

const runner = spawn(
  'test-storybook',
  [
    ...['--config-dir', '.storybook', '--url', `http://127.0.0.1:${port}`],
    ...['--json', '--outputFile', '.reports/stories.json', ...process.argv.slice(2)],
  ],
  { stdio: 'inherit' },
);
runner.on('exit', (code) => {
  server.close();
  process.exitCode = code ?? 1;
});
