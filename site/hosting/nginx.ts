import type { HostRules } from './host-rules.ts';

const quote = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const map = (source: string, variable: string, entries: readonly (readonly [string, string])[]) =>
  [
    `map ${source} ${variable} {`,
    ...entries.map(([key, value]) => `    ${quote(key)} ${quote(value)};`),
    '}',
  ].join('\n');

/** The headers that depend on the file, each as a variable. nginx omits empty ones. */
function headersByFile({ hashed, kinds, pages, revalidated }: HostRules) {
  const patterns = [
    ...pages.map(({ file, headers }) => ({ pattern: `/${file}`, headers })),
    { pattern: `~^${hashed.folder}`, headers: hashed.headers },
    ...kinds.map(({ extension, headers }) => ({ pattern: `~\\.${extension}$`, headers })),
  ];
  const names = new Set(patterns.flatMap(({ headers }) => Object.keys(headers)));
  return [...names].map((name) => {
    const variable = `$${name.toLowerCase().replaceAll('-', '_')}`;
    const entries = patterns.flatMap(({ pattern, headers }) => {
      const value = headers[name];
      return value ? [[pattern, value] as const] : [];
    });
    return { name, variable, entries: [['default', revalidated[name] ?? ''] as const, ...entries] };
  });
}

const addHeader = (name: string, value: string) => `    add_header ${name} ${value} always;`;

/** A server block for nginx, to include in its `http` block. */
export function nginxFiles(rules: HostRules) {
  const variable = headersByFile(rules);
  const { headers, kinds, redirects } = rules;
  return {
    '.hosting/nginx.conf': `# Written by the build. Add TLS in front of it, or here.
map_hash_bucket_size 256;

${variable.map(({ variable: name, entries }) => map('$uri', name, entries)).join('\n\n')}

${map(
  '$request_uri',
  '$canonical',
  redirects.map(({ from, to }) => [`~^\\\\Q${from}\\\\E(?:\\\\?|$)`, to] as const),
)}

server {
    listen 8080;
    listen [::]:8080;
    root /var/www/html;

    # Copies that the build has compressed. Brotli needs a module and a file with \`brotli_static on;\`.
    gzip_static on;
    include /etc/nginx/brotli[.]conf;
    gzip_vary on;
    server_tokens off;
    absolute_redirect off;
    charset utf-8;
    charset_types text/css text/javascript application/javascript text/plain text/xml application/json;
    error_page 404 /404.html;

${Object.entries(headers)
  .map(([name, value]) => addHeader(name, quote(value)))
  .join('\n')}
${variable.map(({ name, variable: value }) => addHeader(name, value)).join('\n')}

    if ($canonical) {
        return 308 $canonical$is_args$args;
    }

    location / {
        try_files $uri.html $uri =404;
    }

    location = / {
        try_files /index.html =404;
    }

    # Files that only the build and its host need.
    location ~ /(?:\\.(?!well-known/)|_headers|_redirects|vercel\\.json) {
        return 404;
    }
${kinds
  .map(
    ({ extension, type }) => `
    location ~ \\.${extension}$ {
        types {}
        default_type ${quote(type)};
    }
`,
  )
  .join('')}}
`,
  };
}
