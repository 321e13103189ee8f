import { spawn } from 'node:child_process';

/** Sends the stories to Chromatic; arguments go to its command line. */
if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  const chromatic = spawn('chromatic', process.argv.slice(2), { stdio: 'inherit' });
  chromatic.on('exit', (code) => {
    process.exitCode = code ?? 1;
  });
} else {
  console.error(`Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set.

It stands on the Manage page of the project at https://www.chromatic.com. To compare the same
pictures on this machine: npm run build-storybook && npm run test:stories`);
  process.exitCode = 1;
}
