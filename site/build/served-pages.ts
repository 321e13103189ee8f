import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { extname, join, resolve } from 'node:path';
import sirv from 'sirv';
import type { Plugin } from 'vite';
import { rulesFile } from '../hosting/host-files.ts';
import type { HostRules } from '../hosting/host-rules.ts';

function send(response: ServerResponse, status: number, html: string) {
  response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8' }).end(html);
}

const setHeaders = (response: ServerResponse, headers: HostRules['headers']) =>
  response.setHeaders(new Headers(headers));

/**
 * Serves pages like the hosts that the build writes rules for, with the same headers. In
 * development, the browser renders all pages, and there are no headers, because nothing is built
 * yet.
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
    async configurePreviewServer(server) {
      const { root, build } = server.config;
      const dist = resolve(root, build.outDir);
      const rules: HostRules = JSON.parse(await readFile(join(dist, rulesFile), 'utf8'));
      const redirects = new Map(rules.redirects.map(({ from, to }) => [from, to]));
      const pages = new Map(rules.pages.map(({ path, headers }) => [path, headers]));
      server.middlewares.use(({ url = '/' }, response, next) => {
        const [path = '/', query] = url.split('?', 2);
        const target = redirects.get(path);
        setHeaders(response, rules.headers);
        if (target) {
          const location = query === undefined ? target : `${target}?${query}`;
          return response.writeHead(308, { Location: location }).end();
        }
        const isHashed = path.startsWith(rules.hashed.folder);
        setHeaders(response, isHashed ? rules.hashed.headers : rules.revalidated);
        const kind = rules.kinds.find(({ extension }) => extname(path) === `.${extension}`);
        if (kind) setHeaders(response, { 'Content-Type': kind.type, ...kind.headers });
        next();
      });
      server.middlewares.use(
        sirv(dist, {
          etag: true,
          brotli: true,
          gzip: true,
          setHeaders: (response, path) =>
            setHeaders(response, pages.get(path.replace(/(?<=.)\/$/, '')) ?? {}),
        }),
      );
      server.middlewares.use(async (_request, response, next) => {
        try {
          setHeaders(response, { ...rules.revalidated, ...rules.notFound.headers });
          send(response, 404, await readFile(join(dist, rules.notFound.file), 'utf8'));
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
