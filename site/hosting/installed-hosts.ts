import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const dist = join(root, 'dist');
const folder = join(root, '.reports/hosts');

/** How to start each host with the file that the build has written for it, on this port. */
const commands = {
  nginx(port: number) {
    const server = readFileSync(join(dist, '.hosting/nginx.conf'), 'utf8')
      .replaceAll('8080', String(port))
      .replace('/var/www/html', dist)
      .replace('/etc/nginx/brotli', `${folder}/brotli`);
    writeFileSync(join(folder, 'server.conf'), server);
    const modules = '/etc/nginx/modules-enabled';
    if (globSync(`${modules}/*brotli*`).length > 0) {
      writeFileSync(join(folder, 'brotli.conf'), 'brotli_static on;');
    }
    // What the distribution's own file contains around it. nginx keeps temporary files here.
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
      .map((name) => `${name}_temp_path ${folder}/${name};`)
      .join(' ');
    writeFileSync(
      join(folder, 'nginx.conf'),
      `include ${modules}/*.conf; daemon off; pid ${folder}/nginx.pid; error_log stderr; events {} http { access_log off; ` +
        `${temporary} include /etc/nginx/mime.types; include ${folder}/server.conf; }`,
    );
    return `nginx -c ${folder}/nginx.conf`;
  },
  caddy: (port: number) =>
    `SITE_ADDRESS=:${port} SITE_ROOT=${dist} caddy run --adapter caddyfile --config ${dist}/.hosting/Caddyfile`,
};

const isInstalled = (host: string) => spawnSync(host, ['version']).error === undefined;

const names = Object.keys(commands);

/** The hosts of this machine, each with its address and the command that starts it. */
export function installedHosts() {
  mkdirSync(folder, { recursive: true });
  return Object.entries(commands).flatMap(([name, command], index) => {
    const port = 4180 + index;
    return isInstalled(name)
      ? [{ name, url: `http://localhost:${port}`, command: command(port) }]
      : [];
  });
}

/** The hosts that can be tested, but aren’t on this machine. */
export const missingHosts = () => names.filter((name) => !isInstalled(name));
