import { once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const isText = (type: string) => /^text|javascript|json|xml/.test(type);

/** The folders with files whose names change with their content. */
const hashed = /^\/(?:assets|_astro|_next\/static)\//;

/** Compresses at the highest level, as hosts do for static files. */
const compress = promisify(brotliCompress);

/** The page without its scripts, as if it had been written by hand. */
const withoutScripts = (html: string) =>
  html.replace(/<script\b.*?<\/script>|<link\b[^>]*\brel="?modulepreload\b[^>]*>/gs, '');

async function readAnswer(folder: string, file: string, scripts: boolean) {
  const type = types[extname(file)] ?? 'application/octet-stream';
  const content = await readFile(join(folder, file));
  const isPage = extname(file) === '.html';
  const body = isPage && !scripts ? Buffer.from(withoutScripts(content.toString())) : content;
  const headers = {
    'Content-Type': type,
    'Cache-Control': hashed.test(`/${file}`)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
  };
  if (!isText(type)) return { body, headers };
  return { body: await compress(body), headers: { ...headers, 'Content-Encoding': 'br' } };
}

/**
 * Serves a built site like a CDN, for as long as the process runs: text is compressed with Brotli,
 * hashed files are cached forever, and unknown paths get `404.html`. Returns the site's origin.
 */
export async function serve(folder: string, { scripts = true } = {}) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
  const answers = new Map(
    await Promise.all(
      files.map(async (file) => [file, await readAnswer(folder, file, scripts)] as const),
    ),
  );
  const notFound = answers.get('404.html') ?? { body: 'Not found', headers: {} };

  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const name = decodeURIComponent(pathname).replace(/^\/|\/$/g, '');
    const found =
      answers.get(name) ?? answers.get(`${name}.html`) ?? answers.get(join(name, 'index.html'));
    const { body, headers } = found ?? notFound;
    response.writeHead(found ? 200 : 404, { ...headers, 'Content-Length': body.length }).end(body);
  });
  await once(server.listen(0).unref(), 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port.');
  return `http://localhost:${address.port}`;
}
