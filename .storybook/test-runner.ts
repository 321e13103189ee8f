import { join } from 'node:path';
import { setupPage, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import type axeCore from 'axe-core';
import type { BrowserContext, Page, Request } from 'playwright-core';
import type { Channel } from 'storybook/internal/channels';
import { findUncarriedText } from '../design-system/build/uncarried-text.ts';
import type { Picturing } from './modes.ts';

/** Of the runner and of Storybook, in the document. */
declare global {
  var context: BrowserContext;
  function __getContext(storyId: string): Promise<{ parameters: { chromatic: Picturing } }>;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  var axe: typeof axeCore;
}

/** An address and no text, as the browser compiles what it has seen there but once. */
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

/** What the document at hand has asked of other machines. */
let asked: string[] = [];

function note(request: Request) {
  const { origin, protocol } = new URL(request.url());
  const isLocal = origin === new URL(process.env['TARGET_URL'] ?? '').origin;
  if (!isLocal && protocol !== 'data:' && protocol !== 'blob:') asked.push(request.url());
}

async function present(page: Page, { viewport, media }: Picture) {
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
}

/** Renders and plays the story anew; within its document, as a new one takes as long as the rest. */
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
  // Axe reads the author's colors beneath those that are forced, and would compare the two.
  await page.emulateMedia({ forcedColors: 'none' });
  await page.addScriptTag({ url: axeAddress });
  const { violations } = await page.evaluate(() =>
    axe.run(document.body, { resultTypes: ['violations'] }),
  );
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}

export default {
  /** A new document for each story, so that none shows what an earlier one left behind. */
  async preVisit(page, story) {
    asked = [];
    page.off('request', note).on('request', note);
    // The runner has exposed its bindings to this page, which no page allows twice.
    await setupPage(Object.create(page, { exposeBinding: { value: () => {} } }), context);
    const [first] = await picturesOf(page, story);
    if (first) await present(page, first);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const failures: string[] = [];
    const pictures = await picturesOf(page, story);
    for (const [index, picture] of pictures.entries()) {
      try {
        // The runner has played the first.
        if (index > 0) await playAgain(page, picture, story);
        const [component = ''] = story.id.split('--');
        const path = join(folder, component, `${picture.name}.png`);
        if (picture.isCompared)
          await page.screenshot({ path, fullPage: true, animations: 'disabled' });
        expect(asked).toEqual([]);
        expect(await page.evaluate(findUncarriedText, fontCharacters)).toEqual([]);
        if (index === 0) await expectAccessible(page);
      } catch (failure) {
        failures.push(`${picture.name}: ${failure}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  },
} satisfies TestRunnerConfig;
