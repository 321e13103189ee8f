import type { HostRules } from './host-rules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` and `_redirects`, for Netlify and Cloudflare Pages. No header is set twice for a path,
 * because hosts handle that differently. By default, both revalidate files that aren't hashed.
 */
export const netlifyFiles = ({ headers, hashed, kinds, pages, redirects }: HostRules) => ({
  _headers: `${[
    block('/*', headers),
    block(`${hashed.folder}*`, hashed.headers),
    ...kinds.map(({ extension, type, headers: own }) =>
      block(`/*.${extension}`, { 'Content-Type': type, ...own }),
    ),
    ...pages.map((page) => block(page.path, page.headers)),
  ].join('\n\n')}\n`,
  _redirects: `${redirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`,
});
