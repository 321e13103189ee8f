import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Unpacks the Chromium that comes with npm, once per version. The package itself unpacks to one
 * place for all versions and uses whatever it finds there, be it half a file of a second run; so it
 * is given a draft folder, which is moved into place when it is complete.
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
    // Whoever comes second finds the folder taken, and uses it.
    await rename(draft, folder).catch(() => rm(draft, { recursive: true }));
  }
  return join(folder, 'chromium');
}

/** Shows the browser the fonts that came with it alone, so that a page looks alike on all machines. */
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
 * How to launch the browser that tests, screenshots and measurements share. On Linux it is the one
 * that `npm ci` brings, the same everywhere; elsewhere Playwright's own, which wants
 * `npx playwright install chromium` first. `CHROMIUM_PATH` names another.
 */
export async function browserLaunch() {
  const isPackaged = process.platform === 'linux' && process.arch === 'x64';
  const own = process.env['CHROMIUM_PATH'];
  const packaged = isPackaged && !own ? await unpackChromium() : undefined;
  const path = own ?? packaged;
  return {
    ...(path && { executablePath: path }),
    ...(packaged && { env: isolateFonts(packaged) }),
    // The package's own flags would switch web security off.
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
