import { expect, test } from 'vitest';
import manifest from '../package.json' with { type: 'json' };

test('expectServedPage was tested with the installed version of the router', () => {
  // Before you update the version here, check the release notes for `ssr` and run the browser
  // tests.
  expect(manifest.dependencies['@tanstack/react-router']).toBe('1.170.46');
});
