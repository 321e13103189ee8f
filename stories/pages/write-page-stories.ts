import { glob, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes a story file for each of the site's pages before Storybook starts. That way, new pages get
 * screenshots automatically, and tests can run for a single page.
 */
const folder = import.meta.dirname;

for await (const old of glob('*.stories.tsx', { cwd: folder })) await rm(join(folder, old));

// Route files whose names start with another character contain no page.
const routes = glob('**/[a-z0-9]*.tsx', { cwd: join(folder, '../../site/routes') });
for await (const file of routes) {
  const path = `/${file.replace(/(^|\/)?(index)?\.tsx$/, '')}`;
  const words = path.slice(1).replaceAll('/', ': ').replaceAll('-', ' ') || 'home';
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  await writeFile(
    join(folder, `${words.replace(/[^a-z0-9]+/g, '-')}.stories.tsx`),
    `// Written by write-page-stories.ts.
import { pageStories } from './site-page.tsx';

export default { ...pageStories, title: 'Pages/${name}' };

export const Page = { name: '${name.replace(/.*: /, '')}', args: { path: '${path}' } };
`,
  );
}
