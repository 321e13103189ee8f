import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import type { Engine } from './visitor.ts';
import { webDriverVisitor } from './webdriver-visitor.ts';

/** Starts a virtual screen for the browser, because it has no headless mode. */
async function startScreen(xvfb: string) {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(screen.stdout, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

async function waitUntilReady(server: string) {
  while (!(await fetch(`${server}/status`).catch(() => undefined))?.ok) await setTimeout(50);
}

export async function startWebKit(webDriver: string, xvfb: string): Promise<Engine> {
  const { screen, display } = await startScreen(xvfb);
  return {
    visit: async () => {
      // A separate driver for each, because one that has just closed a browser may fail to start
      // another.
      const port = await findFreePort();
      const server = `http://127.0.0.1:${port}`;
      const driver = spawn(webDriver, [`--port=${port}`], {
        env: { ...process.env, DISPLAY: display },
        stdio: 'ignore',
      });
      await waitUntilReady(server);
      const browser = await new Builder().usingServer(server).forBrowser('MiniBrowser').build();
      const leave = async () => {
        await browser.quit();
        driver.kill();
      };
      return { ...webDriverVisitor(browser), leave };
    },
    stop: async () => void screen.kill(),
  };
}
