import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks the Chromium that comes with npm, once per version. The package itself unpacks all
 * versions to the same folder and uses any file it finds there, even an incomplete one. So this
 * unpacks to a temporary folder, and renames it when it is complete.
 */
async function unpackChromium() {
  const manifest = new URL('../package.json', import.meta.resolve('@sparticuz/chromium'));
  const { version }: { version: string } = JSON.parse(await readFile(manifest, 'utf8'));
  const folder = join(tmpdir(), `sparticuz-chromium-${version}`);
  if (!existsSync(folder)) {
    const draft = await mkdtemp(`${folder}-`);
    const unpack = `import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())`;
    const env = { ...process.env, TMPDIR: draft };
    await run(process.execPath, ['--eval', unpack], { env, cwd: import.meta.dirname });
    // If another process was faster, the folder already exists, so use that.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  return join(folder, 'chromium');
}

/** Limits the browser to its bundled fonts, so that pages look the same on all machines. */
function isolateFonts(executablePath: string) {
  const folder = join(dirname(executablePath), 'fonts');
  return {
    ...process.env,
    FONTCONFIG_FILE: join(import.meta.dirname, 'fonts.conf'),
    XDG_DATA_HOME: folder,
    XDG_DATA_DIRS: folder,
    XDG_CACHE_HOME: folder,
  };
}

/**
 * Options to launch the browser for tests, screenshots, and measurements. On Linux (x64), `npm ci`
 * installs the browser, so it is the same everywhere. On other systems, it is Playwright's, which
 * needs `npx playwright install chromium` first. `CHROMIUM_PATH` selects another browser.
 */
export async function browserLaunch() {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const own = process.env['CHROMIUM_PATH'];
  const packaged = isPackaged && !own ? await unpackChromium() : undefined;
  const path = own ?? packaged;
  return {
    ...(path && { executablePath: path }),
    ...(packaged && { env: isolateFonts(packaged) }),
    // The package's default flags would turn off web security.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  };
}
