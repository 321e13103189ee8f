import type { HostRules } from './host-rules.ts';

const toList = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

/** `vercel.json`. Vercel itself redirects from slashes and file extensions, with status 308. */
export const vercelFiles = (rules: HostRules) => ({
  'vercel.json': `${JSON.stringify(
    {
      cleanUrls: true,
      trailingSlash: false,
      redirects: rules.redirects
        .filter(({ from }) => !/(?:\/|\.html)$/.test(from))
        .map(({ from, to }) => ({ source: from, destination: to, statusCode: 308 })),
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
