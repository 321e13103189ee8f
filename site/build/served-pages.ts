import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';

function send(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

/**
 * Serves pages like a static host: `/about` from `about/index.html`, and the not-found page with
 * status 404 for unknown paths. In development the browser renders all pages.
 */
export function servedPages(): Plugin {
  return {
    name: 'served-pages',
    configureServer: (server) => () => {
      server.middlewares.use(async ({ url = '/', headers }, response, next) => {
        if (!headers.accept?.includes('text/html')) return next();
        try {
          const { paths = [] }: { paths?: string[] } = await server.ssrLoadModule('/prerender.tsx');
          const { pathname } = new URL(url, 'http://localhost');
          const status = paths.includes(decodeURIComponent(pathname)) ? 200 : 404;
          const template = await readFile(join(server.config.root, 'index.html'), 'utf8');
          send(response, status, await server.transformIndexHtml(url, template));
        } catch (error) {
          next(error);
        }
      });
    },
    configurePreviewServer: (server) => () => {
      const { root, build } = server.config;
      const dist = resolve(root, build.outDir);
      server.middlewares.use((request, _response, next) => {
        // Hosts look up a file by its decoded name. sirv doesn't decode `&`.
        request.url = request.url?.replace(/^[^?]+/, (path) => path.replaceAll('%26', '&'));
        next();
      });
      server.middlewares.use(sirv(dist, { dev: true, etag: true }));
      server.middlewares.use(async (_request, response, next) => {
        try {
          send(response, 404, await readFile(join(dist, '404.html'), 'utf8'));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
