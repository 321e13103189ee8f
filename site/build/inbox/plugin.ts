import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { inquiryPath } from '../../inquiry/send-inquiry.ts';
import { openInbox } from './inbox.ts';

/**
 * Takes inquiries where no API runs: the dev and the preview server answer the site's one call and
 * keep what arrives in `folder` (from the project's root). For development and trial only, as it
 * listens where Vite does, on loopback, and asks nobody who they are.
 */
export function localInbox(folder = '.inquiries'): Plugin {
  async function serve({ middlewares, config }: ViteDevServer | PreviewServer) {
    const path = resolve(folder);
    const handle = await openInbox(path);
    middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] === inquiryPath) handle(request, response);
      else next();
    });
    config.logger.info(`  Inquiries are kept in ${path}`);
  }

  return { name: 'local-inbox', configureServer: serve, configurePreviewServer: serve };
}
