import { createHash } from 'node:crypto';

/** The origins of the URLs, except this site's own. */
const originsOf = (addresses: readonly (string | undefined)[]) =>
  addresses.flatMap((address) => (address && URL.canParse(address) ? new URL(address).origin : []));

/** The hashes of a page's inline elements of one kind, as policy sources. */
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
  /** The URLs that pages show in frames. */
  frames: readonly string[];
};

/**
 * A page's Content-Security-Policy, as an HTTP header. Inline elements are allowed by hash.
 * Everything else is the same for every page, because visitors can navigate to every page from the
 * one that was loaded.
 *
 * The code of a job widget from another origin can't be changed, so trusted types aren't required
 * then.
 */
export function securityPolicy(html: string, { env, frames }: Deployment) {
  const api = originsOf([env.VITE_API_HOST]);
  const widget = originsOf([env.VITE_JOBS_WIDGET_SRC]);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineSources(html, 'script'), ...widget],
    'style-src': ["'self'", ...inlineSources(html, 'style'), ...widget],
    // A page may inline a typeface.
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

/** The same policy as a tag, in which browsers don't accept the rule for framing the page. */
export const policyTag = (policy: string) =>
  `<meta http-equiv="Content-Security-Policy" content="${policy.replace(/ frame-ancestors [^;]*;/, '')}">`;
