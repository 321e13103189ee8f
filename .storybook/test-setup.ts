import hooks from './test-runner.ts';

/** Hooks that the runner's tests call if they are defined. */
declare global {
  var __sbPreVisit: typeof hooks.preVisit;
  var __sbPostVisit: typeof hooks.postVisit;
  function afterEach(check: () => void): void;
}

let isVisited = false;
globalThis.__sbPreVisit = hooks.preVisit;
globalThis.__sbPostVisit = (...visit) => {
  isVisited = true;
  return hooks.postVisit(...visit);
};

// If a new version of the runner renamed the hooks, no story would be checked and no test would
// fail.
afterEach(() => {
  if (!isVisited) throw new Error('The test runner has not called the hooks in test-runner.ts.');
  isVisited = false;
});
