import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('the router is the version whose `ssr` is known to do what expectServedPage needs', () => {
  // Of another version: read its release notes for `ssr`, run the browser tests, and name it here.
  expect(manifest.dependencies['@tanstack/react-router']).toBe('1.170.46');
});
