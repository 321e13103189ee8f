import * as v from 'valibot';

/**
 * Text in a certain format. `expected` names the format, and completes a sentence after "must be".
 */
const like = (form: RegExp, expected: string) => v.pipe(v.string(), v.regex(form, expected));

const address = (form: RegExp, expected: string) =>
  v.pipe(
    like(form, expected),
    v.check((value) => URL.canParse(value, 'https://www.example.com'), expected),
  );

/** The settings of a deployment, parsed and ready to use. */
const settings = v.object({
  /** The origin where the site is published, for canonical links and the sitemap. */
  VITE_SITE_URL: v.optional(
    address(/^https?:\/\/[^\s/?#@\\]+\/?$/i, 'an origin such as "https://www.example.com"'),
  ),
  /** The server that receives inquiries. The default is the site's own origin. */
  VITE_API_HOST: v.optional(
    address(
      /^https?:\/\/[^\s/?#@\\][^\s?#@\\]*$/i,
      'an address such as "https://api.example.com", without query and hash',
    ),
  ),
  /** The third party's job widget: its script, the account's key, and the career portal's id. */
  VITE_JOBS_WIDGET_SRC: v.optional(
    address(
      /^(?:https?:\/)?\/[^\s/\\][^\s\\]*$/i,
      'an address such as "https://jobs.example.com/widget.js", or a path such as "/widget.js"',
    ),
  ),
  VITE_JOBS_WIDGET_KEY: v.optional(like(/^\S+$/, 'a key without spaces')),
  VITE_JOBS_WIDGET_PORTAL_ID: v.optional(like(/^\S+$/, 'an id without spaces')),
});

type Settings = v.InferInput<typeof settings>;

declare global {
  interface ImportMetaEnv extends Readonly<Settings> {}
}

const widget = [
  'VITE_JOBS_WIDGET_SRC',
  'VITE_JOBS_WIDGET_KEY',
  'VITE_JOBS_WIDGET_PORTAL_ID',
] as const satisfies readonly (keyof Settings)[];

/** Throws an error with a sentence for each invalid setting. An empty setting counts as unset. */
export function checkSettings(env: Readonly<Record<string, unknown>>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const { issues = [] } = v.safeParse(settings, given, { abortPipeEarly: true });
  const missing = widget.filter((name) => !(name in given));
  const problems = [
    ...issues.map(
      (issue) => `${v.getDotPath(issue)} is "${issue.input}", but must be ${issue.message}.`,
    ),
    ...(missing.length < widget.length ? missing : []).map(
      (name) => `${name} is not set, but the job widget needs all of ${widget.join(', ')}.`,
    ),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

/** The message at the end of a build if no API is configured. */
export const noApiWarning =
  'VITE_API_HOST is not set: inquiries will be posted to the site’s own origin, where there may be nothing to answer them.';
