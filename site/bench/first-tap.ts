import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { compareLoading } from './loading.ts';
import { serve } from './serve.ts';
import { median, milliseconds, table } from './table.ts';
import { menu, type Tap, taps } from './taps.ts';

/** How long a visitor waits for an effect, in ms. After that, the press counts as lost. */
const patience = 10_000;

/** How long after the first paint the visitor taps, in ms. */
const delays = [0, 300, 1000, 3000] as const;

/** A slow phone's network: 1.6 Mbit/s and 150 ms of latency. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/**
 * Runs in each document from its start, as source code. It stores the time, in ms, until the first
 * press changes what `effect` returns, or until the page that it leads to is painted.
 */
function watchTap(effect: () => unknown) {
  const { sessionStorage } = window;
  const pressed = () => Number(sessionStorage.getItem('pressed'));
  const noteShown = (time: number) => {
    const took = performance.timeOrigin + time - pressed();
    if (!sessionStorage.getItem('shown')) sessionStorage.setItem('shown', String(took));
  };
  if (pressed() > 0) {
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntriesByName('first-contentful-paint')) {
        noteShown(startTime);
      }
    }).observe({ type: 'paint', buffered: true });
  }
  const notePress = ({ timeStamp }: Event) => {
    sessionStorage.setItem('pressed', String(performance.timeOrigin + timeStamp));
    const before = effect();
    const look = () => {
      if (effect() === before) return requestAnimationFrame(look);
      // The effect is in the next frame.
      requestAnimationFrame(() => noteShown(performance.now()));
    };
    look();
  };
  addEventListener('pointerdown', notePress, { capture: true, once: true });
}

/** Waits in the page until its first paint, and then for this long. */
const firstPaint = (page: Page, delay: number) =>
  page.evaluate(
    (pause) =>
      new Promise<void>((resolve) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) setTimeout(resolve, paint.startTime + pause - performance.now());
        }).observe({ type: 'paint', buffered: true });
      }),
    delay,
  );

async function tapOnce(browser: Browser, origin: string, tap: Tap, delay: number) {
  const isPhone = tap.viewport.width < 1000;
  const context = await browser.newContext({ viewport: tap.viewport, hasTouch: isPhone });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', network);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: `(${watchTap})(${tap.effect})` });
  await page.goto(origin + tap.path, { waitUntil: 'commit' });
  const target = page.locator(tap.target).filter({ visible: true }).first();
  await target.waitFor();
  await firstPaint(page, delay);
  // Scrolls at once to elements below the first view, as with a thumb.
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 0 || bottom > innerHeight) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
    }
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to tap: ${tap.name}.`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2] as const;
  await (isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  const shown = () => page.evaluate(() => Number(sessionStorage.getItem('shown')));
  let time = 0;
  // A press may be lost. While a page is loading, nothing can be read.
  for (const end = Date.now() + patience; !time && Date.now() < end; ) {
    await wait(50);
    time = await shown().catch(() => 0);
  }
  await context.close();
  return time || Number.POSITIVE_INFINITY;
}

async function measureTaps(browser: Browser, origin: string, tap: Tap, runs: number, name: string) {
  const row: Record<string, string> = { tap: name };
  for (const delay of delays) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await tapOnce(browser, origin, tap, delay));
    row[`${delay} ms`] = milliseconds(median(times));
  }
  console.info(Object.values(row).join(' | '));
  return row;
}

/**
 * Measures the first tap on a slow phone, from the press until its effect is painted, at several
 * times after the first paint. Then loads pages with applied instead of simulated throttling.
 */
export async function measureFirstTap(dist: string, runs: number, peer?: string) {
  const origin = await serve(dist);
  const browser = await chromium.launch(await browserLaunch());
  const rows: Record<string, string>[] = [];
  for (const tap of taps) rows.push(await measureTaps(browser, origin, tap, runs, tap.name));
  if (peer) rows.push(await measureTaps(browser, await serve(peer), menu, runs, 'the peer’s menu'));
  await browser.close();
  const applied = await compareLoading(dist, runs, peer, 'devtools');
  return `${table(rows)}\n\n### Loading, with applied throttling\n\n${applied}`;
}
