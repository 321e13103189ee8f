import { join } from 'node:path';
import { setupPage, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axeCore from 'axe-core';
import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Channel } from 'storybook/internal/channels';
import { findUncarriedText } from '../design-system/build/uncarried-text.ts';
import type { Picturing } from './modes.ts';

/** Globals that the runner and Storybook define. */
declare global {
  var context: BrowserContext;
  function __getContext(storyId: string): Promise<{ parameters: { chromatic: Picturing } }>;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  var axe: typeof axeCore;
}

/** Loaded by URL instead of injected as text, so that the browser compiles it only once. */
const axeAddress = '/axe.min.js';

const folder = process.env['PICTURES_FOLDER'] ?? '';
const fontCharacters: Record<string, string> = JSON.parse(process.env['FONT_CHARACTERS'] ?? '{}');

async function picturesOf(page: Page, { id }: TestContext) {
  const { modes, prefersReducedMotion, forcedColors, disableSnapshot } = await page.evaluate(
    async (storyId) => {
      await __STORYBOOK_PREVIEW__.ready();
      return (await __getContext(storyId)).parameters.chromatic;
    },
    id,
  );
  const media = { reducedMotion: prefersReducedMotion, forcedColors: forcedColors ?? 'none' };
  return Object.entries(modes).map(([mode, { viewport }]) => ({
    name: `${id}.${mode}`,
    viewport,
    media,
    isCompared: !disableSnapshot,
  }));
}
type Picture = Awaited<ReturnType<typeof picturesOf>>[number];

/** The requests to other hosts that the current document has made. */
let asked: string[] = [];

function note(request: Request) {
  const { origin, protocol } = new URL(request.url());
  const isLocal = origin === new URL(process.env['TARGET_URL'] ?? '').origin;
  if (!isLocal && protocol !== 'data:' && protocol !== 'blob:') asked.push(request.url());
}

function expectNone(problem: string, found: readonly string[]) {
  if (found.length > 0) throw new Error(`${problem}: ${found.join('\n')}`);
}

async function present(page: Page, { viewport, media }: Picture) {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
}

/**
 * Renders and plays the story again in the same document, because a new one would take twice as
 * long.
 */
async function playAgain(page: Page, picture: Picture, { id }: TestContext) {
  await present(page, picture);
  const failure = await page.evaluate((storyId) => {
    scrollTo(0, 0);
    const channel = __STORYBOOK_ADDONS_CHANNEL__;
    const finished = new Promise<string>((resolve) => {
      channel.once('playFunctionThrewException', ({ message }: Error) => resolve(message));
      channel.once('storyFinished', ({ status }) => resolve(status === 'success' ? '' : status));
    });
    channel.emit('forceRemount', { storyId });
    return finished;
  }, id);
  if (failure) throw new Error(failure);
}

async function expectAccessible(page: Page) {
  // With forced colors, axe would compare them with the author's colors below.
  await page.emulateMedia({ forcedColors: 'none' });
  await page.addScriptTag({ url: axeAddress });
  const { violations } = await page.evaluate(() =>
    axe.run(document.body, { resultTypes: ['violations'] }),
  );
  expectNone(
    'axe found',
    violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  );
}

export default {
  /** Opens a new document for each story, so that no story leaks into the next. */
  async preVisit(page, story) {
    asked = [];
    page.off('request', note).on('request', note);
    // The runner has already exposed its bindings to this page, and a page allows that only once.
    await setupPage(Object.create(page, { exposeBinding: { value: () => {} } }), context);
    const [first] = await picturesOf(page, story);
    if (first) await present(page, first);
  },
  async postVisit(page, story) {
    expectNone('The story asks other hosts', asked);
    if (story.hasFailure) return;
    const failures: string[] = [];
    const pictures = await picturesOf(page, story);
    for (const [index, picture] of pictures.entries()) {
      try {
        // The runner has already played the first one.
        if (index > 0) await playAgain(page, picture, story);
        const [component = ''] = story.id.split('--');
        const path = join(folder, component, `${picture.name}.png`);
        if (picture.isCompared)
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        expectNone('The story asks other hosts', asked);
        expectNone('No font file draws', await page.evaluate(findUncarriedText, fontCharacters));
        if (index === 0) await expectAccessible(page);
      } catch (failure) {
        failures.push(`${picture.name}: ${failure}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  },
} satisfies TestRunnerConfig;
