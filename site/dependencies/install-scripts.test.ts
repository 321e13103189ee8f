import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { lockedPackages } from './locked-packages.ts';

/** Why each package may run a script when it is installed. All others come as files alone. */
const reasons = {
  node: 'It links the platform’s own Node, by which all scripts and tests run.',
  '@swc/core':
    'It checks that the platform’s compiler has come along, which the stories’ tests need.',
  esbuild:
    'It puts the platform’s own program in place, by which styles and Storybook are compiled.',
  'unrs-resolver':
    'It checks that the platform’s resolver has come along, by which Jest finds modules.',
  '@parcel/watcher': 'It compiles the watcher of files for whoever tells npm to build from source.',
};

test('the packages that may run install scripts are those that have one, each with a reason', () => {
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
