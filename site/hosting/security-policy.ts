import { createHash } from 'node:crypto';

/** The origins of the addresses that aren't this site's own. */
const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));

/** The hashes of a page's inline elements of one kind, as sources of a policy. */
function inlineSources(html: string, tag: 'script' | 'style') {
  const elements = html.matchAll(
    new RegExp(`<${tag}\\b(?![^>]*\\ssrc=)[^>]*>(.*?)</${tag}>`, 'gs'),
  );
  return [...elements].map(
    ([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
  );
}

type Deployment = {
  env: Partial<Pick<ImportMetaEnv, 'VITE_API_HOST' | 'VITE_JOBS_WIDGET_SRC'>>;
  /** The addresses of what pages show in frames. */
  frames: readonly string[];
};

/**
 * A page's Content-Security-Policy, as an HTTP header. Whatever is inline is allowed by its hash. All
 * else is the same for every page, because a visitor reaches every page from the one that was loaded.
 *
 * A job widget from another origin does as it was written to, so trusted types aren't required then.
 */
export function securityPolicy(html: string, { env, frames }: Deployment) {
  const api = originsOf([env.VITE_API_HOST]);
  const widget = originsOf([env.VITE_JOBS_WIDGET_SRC]);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineSources(html, 'script'), ...widget],
    'style-src': ["'self'", ...inlineSources(html, 'style'), ...widget],
    // A page may include a typeface.
    'font-src': ["'self'", 'data:'],
    'img-src': ["'self'", ...widget],
    'connect-src': ["'self'", ...api, ...widget],
    'frame-src': ["'self'", ...new Set([...originsOf(frames), ...widget])],
    'manifest-src': ["'self'"],
    'form-action': ["'self'", ...api],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(widget.length === 0 && {
      'require-trusted-types-for': ["'script'"],
      'trusted-types': ['job-widget'],
    }),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The same policy as a tag. There, browsers don't accept who may frame the page. */
export const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/ frame-ancestors [^;]*;/, '')}">`;
