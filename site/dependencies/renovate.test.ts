import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };

type Rule = {
  description: string;
  matchPackageNames: readonly string[];
  dependencyDashboardApproval?: boolean;
};

const settings = join(import.meta.dirname, '../../.github/renovate.json');
const { packageRules: rules }: { packageRules: readonly Rule[] } = JSON.parse(
  readFileSync(settings, 'utf8'),
);
const overridden = Object.keys(packageJson.overrides);
const named = [
  ...Object.keys(packageJson.dependencies),
  ...Object.keys(packageJson.devDependencies),
  ...overridden,
];

test('each pinned package has a rule that waits for approval', () => {
  const held = rules.filter((rule) => rule.dependencyDashboardApproval);
  const names = held.flatMap(({ matchPackageNames }) => matchPackageNames);
  const advice = 'Add the package to a rule in .github/renovate.json that says why it is pinned.';
  expect(overridden.length).toBeGreaterThan(0);
  expect(
    overridden.filter((name) => !names.includes(name)),
    advice,
  ).toEqual([]);
});

test('each rule gives a reason, and only names packages of this project', () => {
  for (const { description, matchPackageNames } of rules) {
    expect(description).toMatch(/^[A-Z].{20,}\.$/);
    const stale = matchPackageNames.filter(
      (pattern) => !named.some((name) => matchesGlob(name, pattern)),
    );
    expect(stale, `No package matches ${stale}. Remove it from the rule.`).toEqual([]);
  }
});
