import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../site/e2e/browser.ts';

const base = getJestConfig();

/** Makes the browser draw the same pixels on every processor. */
const pixels = [
  '--font-render-hinting=none',
  // Full-page screenshots repaint parts of tiles, which makes rounded edges in 3D vary slightly.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

export default async () => {
  const { args, ...launch } = await browserLaunch();
  return {
    ...base,
    rootDir: '..',
    testTimeout: 120_000,
    // The runner's default setup would load Storybook's compiler again for each story file.
    setupFilesAfterEnv: ['<rootDir>/.storybook/test-setup.ts'],
    snapshotSerializers: [],
    testEnvironmentOptions: {
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        launchOptions: { ...launch, args: [...args, ...pixels] },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      },
    },
  };
};
