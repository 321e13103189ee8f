import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../site/e2e/browser.ts';

const base = getJestConfig();

export default async () => ({
  ...base,
  rootDir: '..',
  testEnvironmentOptions: {
    'jest-playwright': {
      ...base.testEnvironmentOptions['jest-playwright'],
      launchOptions: await browserLaunch(),
      contextOptions: { reducedMotion: 'reduce' },
    },
  },
});
