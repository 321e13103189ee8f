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

test('each package that is held at a version has a rule, which waits for someone to approve', () => {
  const held = rules.filter((rule) => rule.dependencyDashboardApproval);
  const names = held.flatMap(({ matchPackageNames }) => matchPackageNames);
  const advice = 'Add the package to a rule of .github/renovate.json that says why it is held.';
  expect(overridden.length).toBeGreaterThan(0);
  expect(
    overridden.filter((name) => !names.includes(name)),
    advice,
  ).toEqual([]);
});

test('each rule says why, and is about packages that the project names', () => {
  for (const { description, matchPackageNames } of rules) {
    expect(description).toMatch(/^[A-Z].{20,}\.$/);
    const stale = matchPackageNames.filter(
      (pattern) => !named.some((name) => matchesGlob(name, pattern)),
    );
    expect(stale, `Nothing is called that: ${stale}. Take it out of the rule.`).toEqual([]);
  }
});
