import { execFile } from 'node:child_process';
import { mkdtemp, readFile, realpath, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';

const run = promisify(execFile);
const root = join(import.meta.dirname, '../..');
const library = join(root, 'dist-design-system');

/** An app that uses only `Button`, without the foundation. */
const button = `
  import { Button } from '@example/design-system';
  import { createRoot } from 'react-dom/client';

  createRoot(document.body).render(<Button>Press</Button>);
`;

/** A page with the app's own link component, which accepts only the app's paths. */
const page = `
  import '@example/design-system/foundation';
  import { Accordion, Banner, Header, LinkProvider } from '@example/design-system';
  import type { AnchorProps, LinkHref } from '@example/design-system';
  import { Stack } from '@example/design-system/primitives/stack';
  import { createRoot } from 'react-dom/client';

  declare module '@example/design-system' {
    interface LinkRegister { href: '/' | '/work' | 'https://time.example' }
  }
  // @ts-expect-error: the app has no such page.
  export const elsewhere: LinkHref = '/elsewhere';

  function AppLink({ children, ...anchor }: AnchorProps) {
    return <a {...anchor} data-app-link>{children}</a>;
  }

  createRoot(document.body).render(
    <LinkProvider component={AppLink}>
      <Header
        brand={{ name: 'Acme', href: '/', logo: null }}
        items={[]}
        action={{ href: '/work', label: 'Hire us' }}
        userMenu={{ label: 'Login', links: [{ href: 'https://time.example', label: 'Timesheets' }] }}
        currentPath="/"
      />
      <Banner title="Acme builds" lead="And you?" action={{ href: '/work', label: 'Our work' }} />
      <Stack>
        <Accordion items={[{ title: 'What does it cost?', content: 'It is free.' }]} />
      </Stack>
    </LinkProvider>,
  );
`;

const typeScript = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    lib: ['esnext', 'dom'],
  },
};

/** Installs only what the library requires, and from this repository, so it needs no network. */
async function manifest(tarball: string) {
  const { name, dependencies, peerDependencies } = JSON.parse(
    await readFile(join(library, 'package.json'), 'utf8'),
  );
  const needs = [
    '@types/react',
    '@types/react-dom',
    ...Object.keys({ ...dependencies, ...peerDependencies }),
  ];
  const local = needs.map((need) => [need, `file:${join(root, 'node_modules', need)}`]);
  return {
    type: 'module',
    dependencies: { ...Object.fromEntries(local), [name]: `file:${tarball}` },
  };
}

/** Builds and packs the library, and installs the tarball in an app outside this repository. */
export async function createConsumerApp() {
  const folder = await mkdtemp(join(await realpath(tmpdir()), 'consumer-app-'));
  await run('npm', ['run', 'build:design-system'], { cwd: root });
  const { stdout } = await run('npm', ['pack', '--pack-destination', folder], { cwd: library });
  const files = {
    'package.json': JSON.stringify(await manifest(stdout.trim())),
    'tsconfig.json': JSON.stringify(typeScript),
    'button.tsx': button,
    'page.tsx': page,
    'index.html': '<!doctype html><script type="module" src="page.tsx"></script>',
  };
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  await run('npm', ['install', '--offline', '--ignore-scripts'], { cwd: folder });
  return folder;
}

/** Throws the compiler errors of the app, if any. */
export const checkTypes = (folder: string) =>
  run('npx', ['tsc', '--project', folder], { cwd: root });

export async function buildApp(folder: string, entry: string) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { minify: false, rolldownOptions: { input: join(folder, entry) } },
  });
  if (!('output' in result)) throw new Error('Expected a single build output.');
  return result.output;
}
