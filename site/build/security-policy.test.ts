import { expect, test } from 'vitest';
import { securityPolicy } from './security-policy.ts';

const directive = (policy: string, name: string) =>
  policy.split('; ').find((each) => each.startsWith(`${name} `));

test('allows scripts from the site itself, the starter, and no other', () => {
  const policy = securityPolicy({}, 'aGFzaA==');
  expect(directive(policy, 'script-src')).toBe("script-src 'self' 'sha256-aGFzaA=='");
  expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  expect(directive(policy, 'object-src')).toBe("object-src 'none'");
});

test('allows the services a deployment names, by their origins', () => {
  const policy = securityPolicy(
    {
      VITE_API_HOST: 'https://api.example.com/v1/',
      VITE_JOBS_WIDGET_SRC: 'https://jobs.example.net/widget.js?x=1',
    },
    'aGFzaA==',
  );
  expect(directive(policy, 'connect-src')).toBe(
    "connect-src 'self' https://api.example.com https://jobs.example.net",
  );
  expect(directive(policy, 'form-action')).toBe("form-action 'self' https://api.example.com");
  expect(directive(policy, 'script-src')).toContain(' https://jobs.example.net');
});

test('has no extra entries for what the site itself serves', () => {
  const env = { VITE_API_HOST: '', VITE_JOBS_WIDGET_SRC: '/demo-jobs-widget.js' };
  expect(securityPolicy(env, 'aGFzaA==')).toBe(securityPolicy({}, 'aGFzaA=='));
});
