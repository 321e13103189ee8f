import { once } from 'node:events';
import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';

/** A port that nobody listens on. */
async function freePort() {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new Error('There is no free port.');
  return address.port;
}

/** A browser of its own, with the port at which DevTools and Lighthouse reach it. */
export async function launchBrowser() {
  const port = await freePort();
  const { args, ...options } = await browserLaunch();
  const browser = await chromium.launch({
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  return { browser, port };
}
