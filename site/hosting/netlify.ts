import type { HostRules } from './host-rules.ts';

const block = (path: string, headers: Readonly<Record<string, string>>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * An edge function that redirects other spellings of a page's path. Netlify's `_redirects` can't:
 * they don't tell `/about/` from `/about`, and its setting "Pretty URLs" redirects with 301.
 */
const edgeFunction = ({ headers, redirects }: HostRules) => `const pages = new Map(${JSON.stringify(
  redirects.map(({ from, to }) => [from, to]),
)});

export default (request) => {
  const { pathname, search } = new URL(request.url);
  const page = pages.get(pathname);
  if (!page) return;
  return new Response(null, {
    status: 308,
    headers: { ...${JSON.stringify(headers)}, Location: page + search },
  });
};

export const config = {
  pattern: ${JSON.stringify(`^(?:${redirects.map(({ from }) => from.replaceAll('.', '\\.')).join('|')})$`)},
  onError: 'bypass',
};
`;

/**
 * `_headers` and `_redirects`, for Netlify and Cloudflare Pages, and what Netlify needs besides
 * these. No header is set twice for a path, because hosts handle that differently. By default, both
 * revalidate files that aren't hashed.
 */
export const netlifyFiles = (rules: HostRules) => ({
  _headers: `${[
    block('/*', rules.headers),
    block(`${rules.hashed.folder}*`, rules.hashed.headers),
    ...rules.kinds.map(({ extension, type, headers }) =>
      block(`/*.${extension}`, { 'Content-Type': type, ...headers }),
    ),
    ...rules.pages.map(({ path, headers }) => block(path, headers)),
  ].join('\n\n')}\n`,
  _redirects: `${rules.redirects.map(({ from, to }) => `${from} ${to} 308`).join('\n')}\n`,
  '.hosting/netlify.toml': `[build]
publish = "dist"
edge_functions = "dist/.hosting/edge-functions"
`,
  '.hosting/edge-functions/canonical-address.js': edgeFunction(rules),
});
