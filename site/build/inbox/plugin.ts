import { resolve } from 'node:path';
import type { Plugin, PreviewServer, ViteDevServer } from 'vite';
import { inquiryPath } from '../../inquiry/send-inquiry.ts';
import { openInbox } from './inbox.ts';

/**
 * Accepts inquiries if no API is configured. The dev server and the preview server handle the
 * site's one API call and store inquiries in `folder`, relative to the project's root. This is for
 * development and trials only: there is no authentication, and Vite listens on loopback.
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
