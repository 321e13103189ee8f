import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type PreviewServer, preview } from 'vite';
import { buildCopy, copySite } from '../build/built-copy.ts';
import { builtPaths } from '../built-paths.ts';
import { waitForLateLayout } from './scroll.ts';
import { expect, movePointer, test, waitForHydration } from './test.ts';

// Runs in one worker, which builds once.
test.describe.configure({ mode: 'default' });

let folder: string;
let server: PreviewServer;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await copySite();
  // Visitors' builds don't compare attributes.
  await buildCopy(folder, 'development');
  server = await preview({
    configFile: join(folder, 'vite.config.ts'),
    root: join(folder, 'site'),
    logLevel: 'error',
    preview: { port: 0 },
  });
});

test.afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

for (const path of builtPaths.filter((each) => each !== '/404')) {
  test(`${path} hydrates what was served, after its late layout`, async ({ page }) => {
    await page.goto(new URL(path, server.resolvedUrls?.local[0]).href);
    await movePointer(page);
    await waitForHydration(page);
    await waitForLateLayout(page);
    const countUnhydrated = () =>
      page.evaluate(() => {
        const parts = document.querySelectorAll('[data-unhydrated]');
        parts[0]?.scrollIntoView({ behavior: 'instant' });
        return parts.length;
      });
    // Each part has a wait of its own, because a busy machine needs seconds for all of them.
    for (let left = await countUnhydrated(); left > 0; left = await countUnhydrated()) {
      await expect.poll(countUnhydrated).toBeLessThan(left);
    }
  });
}
