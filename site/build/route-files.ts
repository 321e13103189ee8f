import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '@tanstack/router-generator';
import type { Plugin } from 'vite';

/** Where routes are, and how the route tree is written. Paths are relative to the site's folder. */
export const routeTree = {
  routesDirectory: 'routes',
  generatedRouteTree: 'route-tree.gen.ts',
  addExtensions: true,
} as const satisfies Partial<Config>;

const pathOf = (file: string) => `/${file.replace(/\.tsx$/, '').replace(/(?<=^|\/)index$/, '')}`;

/**
 * Fails if a route's path differs from its file's. The generator would silently correct the route,
 * and the page would not be where its author wants it.
 */
export function checkRouteFiles(site: string) {
  const routes = join(site, routeTree.routesDirectory);
  const problems = globSync('**/*.tsx', { cwd: routes }).flatMap((each) => {
    const file = each.replaceAll('\\', '/');
    if (file === '__root.tsx') return [];
    const path = pathOf(file);
    const said = readFileSync(join(routes, file), 'utf8').match(
      /createFileRoute\(\s*'([^']*)'/,
    )?.[1];
    if (said === path) return [];
    const fix = `Write createFileRoute('${path}'), or rename the file.`;
    return [`site/routes/${file}: it says ${said ? `'${said}'` : 'no path'}. ${fix}`];
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** Fails builds and the start of the development server for the same reason. */
export const checkedRouteFiles = (): Plugin => ({
  name: 'checked-route-files',
  enforce: 'pre',
  configResolved: ({ root }) => checkRouteFiles(root),
});
