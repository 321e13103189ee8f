import hooks from './test-runner.ts';

/** What the runner's tests call where it is there. */
declare global {
  var __sbPreVisit: typeof hooks.preVisit;
  var __sbPostVisit: typeof hooks.postVisit;
}

let isVisited = false;
globalThis.__sbPreVisit = hooks.preVisit;
globalThis.__sbPostVisit = (...visit) => {
  isVisited = true;
  return hooks.postVisit(...visit);
};

// A runner that called them by other names would look at no story, and complain of none.
afterEach(() => {
  expect(isVisited).toBe(true);
  isVisited = false;
});
