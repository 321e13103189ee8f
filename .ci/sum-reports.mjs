// Plain JavaScript: it has to run on whatever Node the machine has, also when `npm ci` failed.
import { readFileSync } from 'node:fs';

/** Vitest's and Jest's report. A file that failed before its first test counts as one failure. */
function readJest({ numPassedTests, numFailedTests, testResults }) {
  const brokenFiles = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return { passed: numPassedTests, failed: numFailedTests + brokenFiles.length };
}

/** Playwright's report. Its errors are those outside tests, such as a server that did not start. */
const readPlaywright = ({ stats, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
});

const readers = { unit: readJest, e2e: readPlaywright, stories: readJest };

let passed = 0;
let failed = 0;
for (const [name, read] of Object.entries(readers)) {
  try {
    const report = JSON.parse(
      readFileSync(new URL(`../.reports/${name}.json`, import.meta.url), 'utf8'),
    );
    const counts = read(report);
    passed += counts.passed;
    failed += counts.failed;
  } catch (error) {
    console.error(`No report of ${name}: ${error.message}`);
    failed += 1;
  }
}

console.info(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
