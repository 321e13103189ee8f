import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { startChromium, startFirefox } from './puppeteer.ts';
import type { Engine } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** The path of the first of these commands that is installed. */
const findCommand = (...names: string[]) =>
  names
    .flatMap((name) => (process.env['PATH'] ?? '').split(delimiter).map((it) => join(it, name)))
    .find((path) => existsSync(path));

const firefox = findCommand('firefox-esr', 'firefox');
const webkitDriver = findCommand('WebKitWebDriver');
const screen = findCommand('Xvfb');

/** How to start each engine that is installed. */
export const installed = new Map<string, () => Promise<Engine>>([['chromium', startChromium]]);
if (firefox) installed.set('firefox', () => startFirefox(firefox));
if (webkitDriver && screen) installed.set('webkit', () => startWebKit(webkitDriver, screen));

/** The engines that are not installed. */
export const missing = ['firefox', 'webkit'].filter((name) => !installed.has(name));
