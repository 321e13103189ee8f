// Starts a host with the file that the build wrote for it: `node start-host.ts nginx 4180`.
import { spawn } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [host, port = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const folder = join(root, '.reports/hosts');
mkdirSync(folder, { recursive: true });

/** Writes the configuration that a distribution puts around the site’s server block. */
function writeNginxFile() {
  const server = readFileSync(join(dist, '.hosting/nginx.conf'), 'utf8')
    .replaceAll('8080', port)
    .replace('/var/www/html', dist)
    .replace('/etc/nginx/brotli', `${folder}/brotli`);
  writeFileSync(join(folder, 'server.conf'), server);
  const modules = '/etc/nginx/modules-enabled';
  if (globSync(`${modules}/*brotli*`).length > 0) {
    writeFileSync(join(folder, 'brotli.conf'), 'brotli_static on;');
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `include ${modules}/*.conf; daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} ` +
      `http { access_log off; ${temporary} include /etc/nginx/mime.types; include ${folder}/server.conf; }`,
  );
  return file;
}

const server =
  host === 'nginx'
    ? spawn('nginx', ['-c', writeNginxFile()], { stdio: 'inherit' })
    : spawn(
        'caddy',
        ['run', '--adapter', 'caddyfile', '--config', join(dist, '.hosting/Caddyfile')],
        { stdio: 'inherit', env: { ...process.env, SITE_ADDRESS: `:${port}`, SITE_ROOT: dist } },
      );

process.on('SIGTERM', () => server.kill());
