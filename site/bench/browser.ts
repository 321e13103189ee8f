import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';

/** Finds a free port. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** Starts a separate browser and returns it with the port for DevTools and Lighthouse. */
export async function launchBrowser() {
  const port = await freePort();
  const { args, ...options } = await browserLaunch();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
