import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { lockedPackages } from './locked-packages.ts';

/** Why each of these packages may run an install script. All others are just files. */
const reasons = {
  node: 'It links the platform’s Node binary, which runs all scripts and tests.',
  '@swc/core': 'It checks that the platform’s compiler, which the story tests need, was installed.',
  esbuild: 'It installs the platform’s binary, which compiles styles and Storybook.',
  'unrs-resolver':
    'It checks that the platform’s resolver, which Jest uses to find modules, was installed.',
  '@parcel/watcher': 'It compiles the file watcher if npm is told to build from source.',
};

test('exactly the packages that have an install script may run it, each for a reason', () => {
  const withScript = lockedPackages.flatMap(({ name, hasInstallScript }) =>
    hasInstallScript ? name : [],
  );
  const allowed = Object.entries(packageJson.allowScripts).flatMap(([name, may]) =>
    may ? name : [],
  );
  const advice = 'Read the script. If it is needed, add the package to allowScripts with a reason.';
  expect(Object.keys(reasons).toSorted(), advice).toEqual([...new Set(withScript)].toSorted());
  expect(allowed.toSorted(), advice).toEqual(Object.keys(reasons).toSorted());
});
