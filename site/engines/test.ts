import { test as base, expect } from '@playwright/test';
import { installed } from './engines.ts';
import type { Engine, Visitor } from './visitor.ts';

type Fixtures = {
  /** A visitor with the engine under test. The test fails if the engine reports an error. */
  visitor: Visitor;
};

type WorkerFixtures = { engine: Engine };

export { expect };

async function startEngine(name: string) {
  const start = installed.get(name);
  if (!start) throw new Error(`${name} is not installed.`);
  return start();
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern.
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name);
      await use(engine);
      await engine.stop();
    },
    { scope: 'worker' },
  ],
  visitor: async ({ engine }, use) => {
    const visitor = await engine.visit();
    await visitor.resize(1280, 800);
    await use(visitor);
    const complaints = await visitor.complaints();
    await visitor.leave();
    expect(complaints).toEqual([]);
  },
});
