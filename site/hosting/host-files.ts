import { caddyFiles } from './caddy.ts';
import type { HostRules } from './host-rules.ts';
import { netlifyFiles } from './netlify.ts';
import { nginxFiles } from './nginx.ts';
import { vercelFiles } from './vercel.ts';

/** Where the build writes the rules for the preview server, in `dist`. */
export const rulesFile = '.hosting/rules.json';

/** The files that hosts read, by their path in `dist`. All of them contain the same rules. */
export const hostFiles = (rules: HostRules): Record<string, string> => ({
  ...netlifyFiles(rules),
  ...vercelFiles(rules),
  ...nginxFiles(rules),
  ...caddyFiles(rules),
  [rulesFile]: JSON.stringify(rules),
});
