import { spawnSync } from 'node:child_process';

const hosts = ['nginx', 'caddy'];

const isInstalled = (host: string) => spawnSync(host, ['version']).error === undefined;

/** The installed hosts that can be tested, each with a port. */
export const installedHosts = hosts
  .map((name, index) => ({ name, port: 4180 + index }))
  .filter(({ name }) => isInstalled(name));

/** The hosts that can be tested but aren’t installed. */
export const missingHosts = hosts.filter(
  (host) => !installedHosts.some(({ name }) => name === host),
);
