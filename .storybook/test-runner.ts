import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestContext, TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';
import { toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page, Request } from 'playwright-core';
import type { Picturing } from './modes.ts';

/** The runner's own, in the document. */
declare global {
  function __getContext(storyId: string): Promise<{ parameters: { chromatic: Picturing } }>;
  /** Renders a story and plays it. */
  function __test(storyId: string): Promise<void>;
}

const folder = 'stories/__screenshots__';

/** Whether pictures are compared, at every width; see run-tests.ts. */
const comparesPictures = process.env['STORY_PICTURES'] === 'compare';

async function picturesOf(page: Page, { id }: TestContext) {
  const { modes, prefersReducedMotion, forcedColors } = await page.evaluate(
    async (storyId) => (await __getContext(storyId)).parameters.chromatic,
    id,
  );
  const media = { reducedMotion: prefersReducedMotion, forcedColors: forcedColors ?? 'none' };
  return Object.entries(modes).map(([mode, { viewport }]) => ({
    name: `${id}.${mode}`,
    viewport,
    media,
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

/** A new document for each picture, so that none shows what an earlier story left behind. */
async function open(page: Page, { viewport, media }: Picture) {
  const runner = await page.evaluate(
    () => [...document.scripts].find(({ text }) => text.includes('function __test'))?.text ?? '',
  );
  await page.setViewportSize(viewport);
  await page.emulateMedia(media);
  asked = [];
  page.off('request', note).on('request', note);
  await page.goto(page.url());
  await page.addScriptTag({ content: runner });
}

async function expectAccessible(page: Page) {
  await injectAxe(page);
  const violations = await getViolations(page, 'body');
  expect(
    violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) })),
  ).toEqual([]);
}

async function expectApproved(page: Page, name: string) {
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled' });
  // Most are the approved ones, byte for byte, which is seen without decoding them.
  const approved = await readFile(join(folder, `${name}.png`)).catch(() => undefined);
  if (approved?.equals(picture)) return;
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
  setup() {
    expect.extend({ toMatchImageSnapshot });
  },
  async preVisit(page, story) {
    const [first] = await picturesOf(page, story);
    if (first) await open(page, first);
  },
  async postVisit(page, story) {
    if (story.hasFailure) return;
    const failures: string[] = [];
    const pictures = await picturesOf(page, story);
    for (const [index, picture] of pictures.slice(0, comparesPictures ? undefined : 1).entries()) {
      try {
        // The runner has played the first.
        if (index > 0) {
          await open(page, picture);
          await page.evaluate((id) => __test(id), story.id);
        }
        expect(asked).toEqual([]);
        await expectAccessible(page);
        if (comparesPictures) await expectApproved(page, picture.name);
      } catch (failure) {
        failures.push(`${picture.name}: ${failure}`);
      }
    }
    if (failures.length > 0) throw new Error(failures.join('\n\n'));
  },
} satisfies TestRunnerConfig;
