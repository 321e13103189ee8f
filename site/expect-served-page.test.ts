import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('the router is the version that expectServedPage was tested with', () => {
  // Before you update the version here, read the release notes for `ssr` and run the browser tests.
  expect(manifest.dependencies['@tanstack/react-router']).toBe('1.170.46');
});
