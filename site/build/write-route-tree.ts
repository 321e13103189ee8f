import { join } from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';
import { checkRouteFiles, routeTree } from './route-files.ts';

// Brings the route tree up to date, so that types know a new page before its first build.
const root = join(import.meta.dirname, '..');
checkRouteFiles(root);
const config = getConfig({ ...routeTree, disableLogging: true }, root);
await new Generator({ config, root }).run();
