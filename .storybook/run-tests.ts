import { execFileSync, spawn } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { readFontCharacters } from '../design-system/build/font-characters.ts';
import { groupByApproval, withStorybookOf } from './approved-stories.ts';
import {
  describePicture,
  findPictures,
  looksEqual,
  readApproved,
  writeApproved,
} from './pictures.ts';

/**
 * Runs the stories of the built Storybook and compares their screenshots with the approved ones.
 * Arguments limit it to stories whose file names match. `--update` approves the new screenshots.
 */
const { values, positionals: patterns } = parseArgs({
  options: { update: { type: 'boolean', short: 'u' } },
  allowPositionals: true,
});
const folder = '.reports/pictures';
const [before, after, report] = [`${folder}/before`, `${folder}/after`, `${folder}/report.html`];

/** Serves a Storybook on a free port and runs its stories. Resolves to the runner's exit code. */
async function runStories(storybook: string, pictures: string, args: readonly string[]) {
  const serve = sirv(storybook);
  const serveAxe = sirv('node_modules/axe-core');
  const server = createServer((request, response) =>
    serve(request, response, () => serveAxe(request, response)),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const options = ['--config-dir', '.storybook', '--url', `http://127.0.0.1:${port}`, '--ci'];
  const runner = spawn('test-storybook', [...options, '--maxWorkers', '2', ...args], {
    stdio: pictures === after ? 'inherit' : 'ignore',
    env: {
      ...process.env,
      PICTURES_FOLDER: pictures,
      FONT_CHARACTERS: JSON.stringify(await readFontCharacters()),
    },
  });
  const code = await new Promise<number | null>((resolve) => runner.once('exit', resolve));
  server.close();
  return code;
}

await rm(folder, { recursive: true, force: true });
await Promise.all([before, after].map((each) => mkdir(each, { recursive: true })));
// The runner passes everything after its last option on to Jest.
const args = ['--json', '--outputFile', '.reports/stories.json', ...patterns];
const code = await runStories('storybook-static', after, args);

const { entries }: { entries: Record<string, { importPath: string }> } = JSON.parse(
  await readFile('storybook-static/index.json', 'utf8'),
);
const storyFile = (name: string) => entries[name.replace(/\..*/, '')]?.importPath ?? '';
const isAsked = (name: string) =>
  patterns.length === 0 || patterns.some((it) => new RegExp(it, 'i').test(storyFile(name)));

const files = await findPictures(after);
const approved = await readApproved();
const lines = await Promise.all([...files].map((picture) => describePicture(...picture)));

if (values.update) {
  const others = [...approved].filter(([name]) => storyFile(name) && !isAsked(name));
  if (code === 0) await writeApproved([...others.map(([, line]) => line), ...lines]);
  else console.error('Nothing was approved, because a story failed.');
  process.exit(code ?? 1);
}

const failures = [...approved.keys()]
  .filter((name) => !files.has(name) && (!storyFile(name) || isAsked(name)))
  .map((name) => `${name}: approved, but not drawn.`);
const differing: string[] = [];
for (const line of lines) {
  const [name = ''] = line.split(' ');
  if (approved.get(name) === line) await rm(files.get(name) ?? '');
  else if (approved.has(name)) differing.push(name);
  else failures.push(`${name}: not approved yet.`);
}

for (const [commit, names] of await groupByApproval(differing)) {
  console.info(
    `Drawing ${names.length} pictures as of ${commit.slice(0, 9)}, which approved them …`,
  );
  try {
    const storyFiles = [...new Set(names.map(storyFile))];
    await withStorybookOf(commit, (storybook) => runStories(storybook, before, storyFiles));
  } catch (error) {
    console.error(`The stories of ${commit} could not be built: ${error}`);
  }
}
const earlier = await findPictures(before);
const alike: string[] = [];
for (const name of differing) {
  const [was, is] = [earlier.get(name), files.get(name) ?? ''];
  if (was && (await looksEqual(was, is))) alike.push(name);
  else if (was) failures.push(`${name}: differs from what was approved.`);
  else failures.push(`${name}: its hash differs, and history has no drawing to compare it with.`);
}
const isSettled = (name: string) => alike.includes(name) || !differing.includes(name);
for (const [name, file] of earlier) if (isSettled(name)) await rm(file);
for (const name of alike) await rm(files.get(name) ?? '');

const passed = lines.length - differing.length + alike.length;
await writeFile('.reports/pictures.json', JSON.stringify({ passed, failures }));
if (alike.length > 0) {
  console.info(`Drawn differently on this machine, but as approved: ${alike.length} pictures.`);
}
if (failures.length > 0) {
  const output = [`${folder}/between`, '-R', report, '-J', `${folder}/report.json`, '-I'];
  execFileSync('reg-cli', [after, before, ...output]);
  console.error(`\n${failures.join('\n')}\n\nBefore, after, and between: ${report}`);
}
process.exitCode = code === 0 && failures.length === 0 ? 0 : 1;
