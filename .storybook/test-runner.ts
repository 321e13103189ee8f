import type { TestRunnerConfig } from '@storybook/test-runner';
import { getViolations, injectAxe } from 'axe-playwright';

export default {
  async preVisit(page) {
    await injectAxe(page);
  },
  async postVisit(page) {
    await page.evaluate(() => document.fonts.ready);
    const violations = await getViolations(page, 'body');
    expect(
      violations.map(({ id, help, nodes }) => ({ id, help, nodes: nodes.map(({ html }) => html) })),
    ).toEqual([]);
  },
} satisfies TestRunnerConfig;
