// Plain JavaScript: it has to run on whatever Node the machine has, also when `npm ci` failed.
import { readFileSync } from 'node:fs';

/** Vitest's and Jest's report. A file that failed before its first test counts as one failure. */
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

/** Playwright's report. Its errors are those outside tests, such as a server that did not start. */
const readPlaywright = ({ stats, errors, suites }) => ({
  passed: stats.expected + stats.flaky,
  failures: [...suites.flatMap(failuresOf), ...errors.map(({ message }) => message)],
});

const readers = {
  unit: readJest,
  e2e: readPlaywright,
  stories: readJest,
  // Passed pictures and what is to be said of the others, as it is.
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

// Again, after all that the runners said: what failed is looked for at the end.
for (const failure of failures) console.info(`\nFAILED ${failure}`);
console.info(`${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length > 0 ? 1 : 0;
