import type { HostRules } from './host-rules.ts';

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/**
 * `vercel.json`. It doesn't use `cleanUrls` and `trailingSlash`, because each of them redirects by
 * itself, so a URL with two other spellings would need two redirects.
 */
export const vercelFiles = (rules: HostRules) => ({
  'vercel.json': `${JSON.stringify(
    {
      redirects: rules.redirects.map(({ from, to }) => ({
        source: from,
        destination: to,
        statusCode: 308,
      })),
      rewrites: rules.pages
        .filter(({ path }) => path !== '/')
        .map(({ path, file }) => ({ source: path, destination: `/${file}` })),
      // Of several values for one header, the last one counts.
      headers: [
        {
          source: '/(.*)',
          headers: toList({ ...rules.headers, ...rules.revalidated, ...rules.notFound.headers }),
        },
        { source: `${rules.hashed.folder}(.*)`, headers: toList(rules.hashed.headers) },
        ...rules.kinds.map(({ extension, type, headers }) => ({
          source: `/(.*)\\.${extension}`,
          headers: toList({ 'Content-Type': type, ...headers }),
        })),
        ...rules.pages.map(({ path, headers }) => ({ source: path, headers: toList(headers) })),
      ],
    },
    null,
    2,
  )}\n`,
});
