import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../site/e2e/browser.ts';

const base = getJestConfig();

/** What makes a browser draw the same pixels on every machine. */
function pixels({ executablePath = '' }) {
  const fonts = join(dirname(executablePath), 'fonts');
  return {
    args: [
      '--font-render-hinting=none',
      // Full-page captures redraw parts of tiles, and rounded edges in 3D then vary by a shade.
      '--disable-partial-raster',
      // Other processors would take other shortcuts.
      '--disable-skia-runtime-opts',
    ],
    ...(existsSync(fonts) && {
      env: {
        ...process.env,
        FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
        XDG_DATA_HOME: fonts,
      },
    }),
  };
}

export default async () => {
  const launch = await browserLaunch();
  const { args, ...options } = pixels(launch);
  return {
    ...base,
    rootDir: '..',
    testTimeout: 60_000,
    // The runner's own set-up would load Storybook's compiler anew for each file of stories.
    setupFilesAfterEnv: ['<rootDir>/.storybook/test-setup.ts'],
    snapshotSerializers: [],
    testEnvironmentOptions: {
      'jest-playwright': {
        ...base.testEnvironmentOptions['jest-playwright'],
        launchOptions: { ...launch, ...options, args: [...launch.args, ...args] },
        contextOptions: { locale: 'en-US', timezoneId: 'UTC' },
      },
    },
  };
};
