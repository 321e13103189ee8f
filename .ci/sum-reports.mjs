// Plain JavaScript, so that it runs on any version of Node, even when `npm ci` has failed.
import { readFileSync } from 'node:fs';

/** Reads a report by Vitest or Jest. A file that fails before its first test counts as one failure. */
function readJest({ numPassedTests, testResults }) {
  const failures = testResults.flatMap(({ status, name, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}: ${message}`];
    return failed.map((test) => `${test.fullName}: ${test.failureMessages.join('\n')}`);
  });
  return { passed: numPassedTests, failures };
}

const failuresOf = ({ title, suites = [], specs = [] }) => [
  ...suites.flatMap(failuresOf),
  ...specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) =>
        results.flatMap((result) => result.errors),
      );
      return `${title} › ${spec.title}: ${errors.map(({ message }) => message).join('\n')}`;
    }),
];

/** Reads a report by Playwright. Its `errors` happened outside tests: a server that didn't start. */
const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => message)],
});

const readers = {
  unit: readJest,
  e2e: readPlaywright,
  stories: readJest,
  // The pictures' report already has the right shape.
  pictures: (report) => report,
};

let passed = 0;
const failures = [];
for (const [name, read] of Object.entries(readers)) {
  try {
    const report = JSON.parse(
      readFileSync(new URL(`../.reports/${name}.json`, import.meta.url), 'utf8'),
    );
    const result = read(report);
    passed += result.passed;
    failures.push(...result.failures);
  } catch (error) {
    failures.push(`No report of ${name}: ${error.message}`);
  }
}

// Repeated at the end of the output, because that is where people look for failures.
for (const failure of failures) console.info(`\nFAILED ${failure}`);
console.info(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
