/** The origins of the services that a deployment uses. The site's own origin isn't listed. */
const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));

/**
 * The page's Content-Security-Policy. It allows scripts from the site itself, the starter by its
 * hash, and the job widget of a deployment. Inline styles are allowed, because critical CSS is inline.
 */
export function securityPolicy(
  env: Pick<ImportMetaEnv, 'VITE_API_HOST' | 'VITE_JOBS_WIDGET_SRC'>,
  starterHash: string,
) {
  const api = originsOf([env.VITE_API_HOST]);
  const widget = originsOf([env.VITE_JOBS_WIDGET_SRC]);
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", `'sha256-${starterHash}'`, ...widget],
    'style-src': ["'self'", "'unsafe-inline'", ...widget],
    // A page may include a typeface.
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", 'data:', 'https:'],
    'connect-src': ["'self'", ...api, ...widget],
    // The map.
    'frame-src': ["'self'", 'https:'],
    'form-action': ["'self'", ...api],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
