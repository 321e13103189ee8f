import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../site/e2e/browser.ts';

const base = getJestConfig();

/** What makes a browser draw the same pixels whatever the processor. */
const pixels = [
  '--font-render-hinting=none',
  // Full-page captures redraw parts of tiles, and rounded edges in 3D then vary by a shade.
  '--disable-partial-raster',
  '--disable-skia-runtime-opts',
];

export default async () => {
  const { args, ...launch } = await browserLaunch();
  return {
    ...base,
    rootDir: '..',
    testTimeout: 120_000,
    // The runner's own set-up would load Storybook's compiler anew for each file of stories.
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
