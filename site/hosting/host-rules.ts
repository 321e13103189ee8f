import { pageFile } from '../page-file.ts';

type Headers = Readonly<Record<string, string>>;

/** What a host must be told to serve the built site. Each host's own file is written from this. */
export type HostRules = {
  /** Sent with every answer. */
  headers: Headers;
  /** The files whose names change with their content. */
  hashed: { folder: string; headers: Headers };
  /** All else is asked for anew each time. */
  revalidated: Headers;
  /** Each page with its canonical path, its file, and headers of its own. */
  pages: readonly { path: string; file: string; headers: Headers }[];
  /** The page for unknown paths, which are answered with status 404. */
  notFound: { file: string; headers: Headers };
  /** Files of which hosts may not know all, by extension. */
  kinds: readonly { extension: string; type: string; headers: Headers }[];
  /** Other spellings of a page's path. Each is answered with status 308. */
  redirects: readonly { from: string; to: string }[];
};

const headers = {
  // For two years. Other hosts of the same domain are not this site's to decide about.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // The map of the contact page is a file of the site, in a frame. Pages refuse frames altogether.
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': [
    'accelerometer',
    'camera',
    'display-capture',
    'geolocation',
    'gyroscope',
    'magnetometer',
    'microphone',
    'midi',
    'payment',
    'usb',
  ]
    .map((feature) => `${feature}=()`)
    .join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** Hosts show this file for unknown paths. */
const notFoundFile = '404.html';

const sameOrigin = { 'Cross-Origin-Resource-Policy': 'same-origin' };

/** How else a page's address may be spelled: with a slash, the file's ending, or an encoded `&`. */
function otherSpellings(path: string) {
  if (path === '/') return ['/index.html'];
  const spellings = [path, path.replaceAll('&', '%26')].flatMap((spelling) => [
    spelling,
    `${spelling}/`,
    `${spelling}.html`,
  ]);
  return [...new Set(spellings)].filter(
    (spelling) => spelling !== path && spelling !== `/${notFoundFile}`,
  );
}

/** What to tell a host about pages with these policies, by path. */
export function hostRules(policies: ReadonlyMap<string, string>): HostRules {
  const pages = [...policies].map(([path, policy]) => ({
    path,
    file: pageFile(path),
    headers: { 'Content-Security-Policy': policy, ...sameOrigin },
  }));
  const notFound = pages.find(({ file }) => file === notFoundFile);
  if (!notFound) throw new Error(`There is no page for unknown paths: ${notFoundFile}.`);
  return {
    headers,
    hashed: {
      folder: '/assets/',
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable', ...sameOrigin },
    },
    revalidated: { 'Cache-Control': 'public, max-age=0, must-revalidate' },
    pages,
    notFound,
    kinds: [
      // The same words as a page, which search engines are to show instead.
      {
        extension: 'md',
        type: 'text/markdown; charset=utf-8',
        headers: { 'X-Robots-Tag': 'noindex' },
      },
      { extension: 'ico', type: 'image/x-icon', headers: {} },
      { extension: 'txt', type: 'text/plain; charset=utf-8', headers: {} },
      { extension: 'webmanifest', type: 'application/manifest+json', headers: {} },
    ],
    redirects: pages.flatMap(({ path }) =>
      otherSpellings(path).map((from) => ({ from, to: path })),
    ),
  };
}
