import { expect } from '@playwright/test';
import puppeteer, { type LaunchOptions, type Page, ProtocolError } from 'puppeteer-core';
import { browserLaunch } from '../e2e/browser.ts';
import { waitUntilReachable } from './reachable.ts';
import { type Engine, patience, type Visitor } from './visitor.ts';

/** Firefox before version 144 resizes its page, but then complains that it can't turn its screen. */
const cannotTurnScreen = (error: unknown) =>
  error instanceof ProtocolError && error.message.includes('setScreenOrientationOverride');

async function resize(page: Page, width: number, height: number) {
  await page.setViewport({ width, height }).catch((error: unknown) => {
    if (!cannotTurnScreen(error)) throw error;
  });
  await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width);
}

function visitorOn(page: Page, complaints: string[]): Visitor {
  const read: Visitor['read'] = (script, ...args) =>
    page.evaluate<string[], typeof script>(script, ...args);
  const click = async (selector: string) => {
    await waitUntilReachable(read, selector);
    await page.click(selector);
  };
  return {
    open: async (address) => void (await page.goto(address)),
    // Puppeteer's `goBack` waits for a load, but a page from the back/forward cache doesn't load
    // again.
    back: () => page.evaluate(() => history.back()),
    resize: (width, height) => resize(page, width, height),
    click,
    hover: async (selector) => {
      await waitUntilReachable(read, selector);
      await page.hover(selector);
    },
    press: (key) => page.keyboard.press(key),
    type: async (selector, text) => {
      await click(selector);
      await page.keyboard.type(text);
    },
    choose: async (selector, label) => void (await page.select(selector, label)),
    attach: async (selector, path) => {
      const field = await page.locator(selector).waitHandle();
      await (await field.toElement('input')).uploadFile(path);
    },
    read,
    complaints: async () => complaints,
    leave: () => page.browserContext().close(),
  };
}

async function start(options: LaunchOptions): Promise<Engine> {
  const browser = await puppeteer.launch(options);
  return {
    visit: async () => {
      const page = await (await browser.createBrowserContext()).newPage();
      page.setDefaultTimeout(patience);
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(String(error)));
      return visitorOn(page, complaints);
    },
    stop: () => browser.close(),
  };
}

/** Visitors have a mouse, even if the machine has none. */
const mouse = {
  chromium:
    '--blink-settings=primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4',
  firefox: { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 },
};

export async function startChromium() {
  const launch = await browserLaunch();
  return start({ ...launch, args: [...launch.args, mouse.chromium] });
}

export const startFirefox = (executablePath: string) =>
  start({
    browser: 'firefox',
    executablePath,
    extraPrefsFirefox: {
      ...mouse.firefox,
      // In the other engines, scroll bars take up no space without a screen.
      'ui.useOverlayScrollbars': 1,
      // The other engines position characters at fractions of a pixel, as the page asks them to.
      'gfx.text.subpixel-position.force-enabled': true,
    },
  });
