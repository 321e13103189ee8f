import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import type axeCore from 'axe-core';
import type { Page, Request } from 'playwright-core';
import type { Channel } from 'storybook/internal/channels';
import type { Picturing } from './modes.ts';

/** Of the runner and of Storybook, in the document. */
declare global {
  function __getContext(storyId: string): Promise<{ parameters: { chromatic: Picturing } }>;
  var __STORYBOOK_ADDONS_CHANNEL__: Channel;
  var __STORYBOOK_PREVIEW__: { ready: () => Promise<void> };
  var axe: typeof axeCore;
}

/** An address and no text, as the browser compiles what it has seen there but once. */
const axeAddress = '/axe.min.js';

const folder = 'stories/__screenshots__';

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

/** A new document for each story, so that none shows what an earlier one left behind. */
async function open(page: Page, picture: Picture) {
  const runner = await page.evaluate(
    () => [...document.scripts].find(({ text }) => text.includes('function __test'))?.text ?? '',
  );
  await present(page, picture);
  asked = [];
  page.off('request', note).on('request', note);
  await page.goto(page.url());
  await page.addScriptTag({ content: runner });
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

async function expectApproved(page: Page, name: string) {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Most are the approved ones, byte for byte, which is seen without decoding them.
  const approved = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
  if (approved?.equals(picture)) return;
  // Only now: each file of stories would load all of it anew.
  const { toMatchImageSnapshot } = await import('jest-image-snapshot');
  expect.extend({ toMatchImageSnapshot });
  expect(picture).toMatchImageSnapshot({
    customSnapshotIdentifier: name,
    customSnapshotsDir: folder,
    customDiffDir: join(folder, '__differences__'),
    // What may differ is one shade per channel, which is rounding; in no pixel more.
    customDiffConfig: { threshold: 0.005, includeAA: true },
    runInProcess: true,
  });
}

export default {
  async preVisit(page, story) {
    const [first] = await picturesOf(page, story);
    if (first) await open(page, first);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const failures: string[] = [];
    const pictures = await picturesOf(page, story);
    for (const [index, picture] of pictures.entries()) {
      try {
        // The runner has played the first.
        if (index > 0) await playAgain(page, picture, story);
        expect(asked).toEqual([]);
        if (picture.isCompared) await expectApproved(page, picture.name);
        if (index === 0) await expectAccessible(page);
      } catch (failure) {
        failures.push(`${picture.name}: ${failure}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  },
} satisfies TestRunnerConfig;
