import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { policyTag, securityPolicy } from './security-policy.ts';

const html =
  '<style>a{}</style><script type="application/ld+json">{}</script><script src="/a.js"></script>';

const hash = (content: string) =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

const policyFor = (
  env: Parameters<typeof securityPolicy>[1]['env'],
  frames: readonly string[] = [],
) => securityPolicy(html, { env, frames });

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

test('allows inline elements only by their hashes', () => {
  const policy = policyFor({});
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('{}')}`);
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`);
  expect(policy).not.toContain('unsafe');
  expect(policy).not.toContain('https:');
});

test('forbids framing the page, and requires trusted types', () => {
  const policy = policyFor({});
  expect(directive(policy, 'frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(directive(policy, 'require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
});

test('allows the services of a deployment, and its map, by origin', () => {
  const policy = policyFor(
    {
      VITE_API_HOST: 'https://api.example.com/v1/',
      VITE_JOBS_WIDGET_SRC: 'https://jobs.example.net/widget.js?x=1',
    },
    ['/map.svg', 'https://maps.example.org/embed?q=1'],
  );
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.example.com https://jobs.example.net",
  );
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.example.com");
  expect(directive(policy, 'frame-src')).toBe(
    "frame-src 'self' https://maps.example.org https://jobs.example.net",
  );
  expect(directive(policy, 'script-src')).toMatch(/ https:\/\/jobs\.example\.net$/);
});

test('does not require trusted types if a script comes from another origin', () => {
  const policy = policyFor({ VITE_JOBS_WIDGET_SRC: 'https://jobs.example.net/widget.js' });
  expect(policy).not.toContain('trusted-types');
});

test('has no extra entries for the site’s own origin', () => {
  const env = { VITE_API_HOST: '', VITE_JOBS_WIDGET_SRC: '/demo-jobs-widget.js' };
  expect(policyFor(env, ['/map.svg'])).toBe(policyFor({}));
});

test('as a tag, contains only what browsers accept there', () => {
  expect(policyTag("base-uri 'none'; frame-ancestors 'none'; form-action 'self'")).toBe(
    `<meta http-equiv="Content-Security-Policy" content="base-uri 'none'; form-action 'self'">`,
  );
});
