import type { HostRules } from './host-rules.ts';

type Headers = HostRules['headers'];

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

/** One `header` directive. A matcher without parts means every request. */
const header = (headers: Headers, matcher = '*') => [
  `header ${matcher} {`,
  ...Object.entries(headers).map(([name, value]) => `\t${name} ${quote(value)}`),
  '}',
];

const indented = (lines: readonly string[]) => lines.map((line) => line && `\t${line}`);

/** A complete Caddyfile. Caddy gets certificates automatically if SITE_ADDRESS is a domain. */
export function caddyFiles({
  headers,
  hashed,
  kinds,
  notFound,
  pages,
  redirects,
  revalidated,
}: HostRules) {
  const answers = [
    ...header({ ...headers, ...revalidated }),
    `@hashed path ${hashed.folder}*`,
    ...header(hashed.headers, '@hashed'),
    ...kinds.flatMap(({ extension, type, headers: own }) => [
      `@${extension} path *.${extension}`,
      ...header({ 'Content-Type': type, ...own }, `@${extension}`),
    ]),
    ...pages.flatMap((page, index) => [
      `@page${index} path ${quote(page.path)}`,
      ...header(page.headers, `@page${index}`),
    ]),
    '',
    '# Other spellings of a path.',
    `@spelled path ${redirects.map(({ from }) => quote(from)).join(' ')}`,
    'route @spelled {',
    '\turi replace %26 &',
    '\turi strip_suffix /',
    '\turi strip_suffix .html',
    '\trewrite /index /',
    '\tredir * {uri} 308',
    '}',
    '',
    '# Files that only the build and its host need.',
    '@private path /.hosting/* /.vite/* /_headers /_redirects /vercel.json',
    'error @private 404',
    '',
    'try_files {path}.html {path}',
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
  const site = [
    'root * {$SITE_ROOT:/var/www/html}',
    '',
    '# In this order.',
    'route {',
    ...indented(answers),
    '}',
    'handle_errors {',
    ...indented(header({ ...headers, ...revalidated, ...notFound.headers })),
    `\trewrite * /${notFound.file}`,
    '\tfile_server {',
    '\t\tprecompressed br gzip',
    '\t}',
    '}',
  ];
  return {
    '.hosting/Caddyfile': `# Written by the build.\n{$SITE_ADDRESS::8080} {\n${indented(site).join('\n')}\n}\n`,
  };
}
