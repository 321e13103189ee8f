import { type Browser, chromium, type Locator } from '@playwright/test';
import { browserLaunch } from '../e2e/browser.ts';
import { type Interaction, interactions, phone } from './interactions.ts';
import {
  answer,
  appearance,
  expectAppearance,
  hydration,
  rest,
  scriptBytes,
  watch,
} from './probe.ts';
import { samples } from './samples.ts';
import { serve } from './serve.ts';
import { kilobytes, median, milliseconds, table } from './table.ts';

/** Opens a page on a slow device with an empty cache, for a visitor who moves at once. */
async function open(browser: Browser, url: string, viewport: Interaction['viewport']) {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await watch(page);
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.mouse.move(6, 6);
  const hydrated = await hydration(page);
  const { task } = await rest(page);
  return { page, hydrated, task };
}

async function start(browser: Browser, url: string) {
  const { page, hydrated, task } = await open(browser, url, phone);
  const bytes = await scriptBytes(page);
  await page.context().close();
  return { hydrated, task, bytes };
}

/**
 * How long a press lasts, in ms, as with a finger. Without this, the effects of releasing it would
 * count.
 */
const pressLasts = 80;

/**
 * Finds the point to press in advance. Pressing through the locator would make the page search and
 * hit-test during the measured time.
 */
async function middleOf(target: Locator) {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (!box) throw new Error(`Nothing to press at ${target}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function interact(browser: Browser, origin: string, interaction: Interaction) {
  const { path, viewport, before, target, shows } = interaction;
  const { page } = await open(browser, origin + path, viewport);
  await before?.(page);
  const { x, y } = await middleOf(target(page));
  await rest(page);
  await expectAppearance(page, shows);
  await page.mouse.click(x, y, { delay: pressLasts });
  const shown = await appearance(page);
  const answered = await answer(page);
  await page.context().close();
  return { shown, answered };
}

async function repeat<Result>(runs: number, measure: () => Promise<Result>) {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await measure());
  return (pick: (result: Result) => number) => median(results.map(pick));
}

/** Measures hydration and interactions with a CPU slowdown of 4x. */
export async function measureSlowDevice(dist: string, runs: number) {
  const origin = await serve(dist);
  const browser = await chromium.launch(await browserLaunch());
  const starts: Record<string, string>[] = [];
  for (const path of samples) {
    const middle = await repeat(runs, () => start(browser, origin + path));
    starts.push({
      page: path,
      'load to hydrated': milliseconds(middle(({ hydrated }) => hydrated)),
      'longest task': milliseconds(
        middle(({ task }) => task),
        50,
      ),
      'scripts, kB': kilobytes(middle(({ bytes }) => bytes)),
    });
  }
  const answers: Record<string, string>[] = [];
  for (const interaction of interactions) {
    const middle = await repeat(runs, () => interact(browser, origin, interaction));
    answers.push({
      interaction: interaction.name,
      'next paint': milliseconds(
        middle(({ answered }) => answered),
        16,
      ),
      'until shown': milliseconds(middle(({ shown }) => shown)),
    });
  }
  await browser.close();
  return `${table(starts)}\n\n${table(answers)}`;
}
