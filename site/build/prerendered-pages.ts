import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { writeCompressedCopies } from '../hosting/compressed-copies.ts';
import { hostFiles } from '../hosting/host-files.ts';
import { hostRules } from '../hosting/host-rules.ts';
import { policyTag, securityPolicy } from '../hosting/security-policy.ts';
import { pageFile } from '../page-file.ts';
import { readClientAssets } from './client-assets.ts';
import { checkPages, tellMistakes } from './content-check/check-pages.ts';
import { divideSheet } from './critical-css.ts';
import { fitsFirstPackets } from './first-packets.ts';
import { bringFirstFontsInside } from './first-view-fonts.ts';
import { bundledFile, licenseNotices } from './license-notices.ts';
import { pageDocument } from './page-document.ts';
import { checkSettings, noApiWarning } from './settings.ts';
import { compileStarter } from './starter-script.ts';

async function write(file: string, content: string | Uint8Array) {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

/**
 * Builds scripts and styles first, and then every page as an HTML file that works without scripts.
 */
export function prerenderedPages(): Plugin {
  return {
    name: 'prerendered-pages',
    config: () => ({
      builder: {},
      environments: {
        client: {
          build: {
            // One stylesheet, because each page's critical rules are found by its markup, not by
            // its chunks.
            cssCodeSplit: false,
            // Tells tests which script contains what.
            manifest: true,
            // The license notices are generated from it.
            license: { fileName: bundledFile },
            // Not needed: the starter preloads the first page's scripts, and links preload the next
            // page's. A list of every page's scripts would only make the entry larger.
            modulePreload: false,
            rolldownOptions: {
              input: 'client.tsx',
              // A module that imports one component from the entry point doesn't get the others.
              treeshake: {
                moduleSideEffects: [{ test: /\/design-system\/index\.ts$/, sideEffects: false }],
              },
              // Code for every page is one chunk, and code for many pages is another. Otherwise
              // each combination of pages that shares a module would get its own chunk.
              output: {
                codeSplitting: {
                  groups: [
                    { name: 'entry', tags: ['$initial'] },
                    {
                      name: 'basics',
                      test: /\/site\/layout|\/design-system\/(?:primitives|tokens|sections\/banner|artwork\/(?!glyph))/,
                      minShareCount: 8,
                    },
                    { name: 'sections', test: /\/design-system\//, minShareCount: 8 },
                  ],
                },
              },
            },
          },
        },
        ssr: {
          build: {
            // Copies of the site share that folder, and several builds may run at the same time.
            outDir: `../node_modules/.prerender/${process.pid}`,
            ssr: true,
            rolldownOptions: { input: 'prerender.tsx' },
          },
        },
      },
    }),
    // Runs before anything is written.
    configResolved: ({ env }) => checkSettings(env),
    async buildApp(builder) {
      const { client, ssr } = builder.environments;
      if (!client || !ssr) throw new Error('Vite has no client or ssr environment.');
      const { root, env, build } = builder.config;
      const built = await builder.build(client);
      if (!('output' in built)) throw new Error('The client has more than one build.');
      const assets = readClientAssets(built);
      await builder.build(ssr);
      const prerenderDir = resolve(root, ssr.config.build.outDir);
      const site: typeof import('../prerender.tsx') = await import(
        pathToFileURL(join(prerenderDir, 'prerender.js')).href
      );
      const { pages, mistakes } = await checkPages(site);
      if (mistakes.length > 0) throw new Error(tellMistakes(mistakes));

      const starter = await compileStarter(join(root, 'starter.ts'));
      const styles = divideSheet(assets.style);
      const shared = {
        template: await readFile(join(root, 'index.html'), 'utf8'),
        siteUrl: site.siteUrl,
        themeColors: site.themeColors,
        style: assets.style.href,
        starter,
        entry: assets.entry,
      };
      const dist = resolve(root, build.outDir);
      await write(join(dist, assets.style.href), styles.rest);
      const files = await site.discoveryFiles(pages);
      files['licenses.txt'] = await licenseNotices(built, root);
      const policies = new Map<string, string>();
      for (const page of pages) {
        const { path, html, routeId } = page;
        const isNotFound = path === '/404';
        const firstView = { fonts: styles.fonts, criticalCss: styles.criticalFor(html) };
        const parts = {
          ...shared,
          html,
          tags: site.headTags(page),
          data: site.structuredDataTags(page.page),
          modules: assets.modulesOf(routeId),
          // That page redirects by itself.
          startsAlone: isNotFound,
        };
        const fetching = pageDocument({ ...parts, ...firstView });
        const document = fitsFirstPackets(fetching)
          ? fetching
          : pageDocument({
              ...parts,
              ...(await bringFirstFontsInside(firstView, html, assets.fonts)),
            });
        const policy = securityPolicy(document, { env, frames: site.frames });
        policies.set(path, policy);
        // Hosts serve this page for unknown paths. Some can’t send it with its own headers.
        files[pageFile(path)] = isNotFound
          ? document.replace('<title>', (title) => policyTag(policy) + title)
          : document;
      }
      await rm(prerenderDir, { recursive: true });
      Object.assign(files, hostFiles(hostRules(policies)));
      for (const [file, content] of Object.entries(files)) await write(join(dist, file), content);
      await writeCompressedCopies(dist);
      builder.config.logger.info(`${pages.length} pages written to ${dist}`);
      if (!env['VITE_API_HOST']) builder.config.logger.warn(noApiWarning);
    },
  };
}
