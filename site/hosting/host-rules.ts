import { pageFile } from '../page-file.ts';

type Headers = Readonly<Record<string, string>>;

/** The rules that a host needs to serve the built site. Each host's file is generated from this. */
export type HostRules = {
  /** Sent with every response. */
  headers: Headers;
  /** Files whose names change with their content. */
  hashed: { folder: string; headers: Headers };
  /** Browsers revalidate all other files each time. */
  revalidated: Headers;
  /** Each page with its canonical path, its file, and its own headers. */
  pages: readonly { path: string; file: string; headers: Headers }[];
  /** The page for unknown paths, which get status 404. */
  notFound: { file: string; headers: Headers };
  /** File types that some hosts don't know, by extension. */
  kinds: readonly { extension: string; type: string; headers: Headers }[];
  /** Other spellings of a page's path. Each redirects with status 308. */
  redirects: readonly { from: string; to: string }[];
};

const headers = {
  // For two years. Leaves out subdomains, because this site shouldn't decide about other hosts.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  // The map on the contact page is a file of this site, in a frame. Pages themselves can't be
  // framed at all.
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

/** Other spellings of a page's URL: with a slash, the file extension, or an encoded `&`. */
function otherSpellings(path: string) {
  if (path === '/') return ['/index', '/index.html'];
  const spellings = [path, path.replaceAll('&', '%26')].flatMap((spelling) => [
    spelling,
    `${spelling}/`,
    `${spelling}.html`,
  ]);
  return [...new Set(spellings)].filter(
    (spelling) => spelling !== path && spelling !== `/${notFoundFile}`,
  );
}

/** The rules for pages with these policies, by path. */
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
      // The same text as a page, which search engines should show instead.
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
