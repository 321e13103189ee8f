import { execFile } from 'node:child_process';
import { mkdtemp, readFile, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { approvedFile } from './pictures.ts';

const run = promisify(execFile);
const git = async (...args: string[]) => (await run('git', args, { maxBuffer: 1e8 })).stdout.trim();

/**
 * Groups pictures by the commit that last approved them. Skips a picture if that commit is unknown:
 * there is no repository, the clone is too shallow, or the line isn't committed yet.
 */
export async function groupByApproval(names: readonly string[]) {
  const blame = await git('blame', '--line-porcelain', '--', approvedFile).catch(() => '');
  const isShallow = (await git('rev-parse', '--is-shallow-repository').catch(() => '')) === 'true';
  const groups = new Map<string, string[]>();
  // `git blame` prints a commit, details about it, and, after a tab, the line itself.
  for (const [, commit = '', about = '', name = ''] of blame.matchAll(
    /^([0-9a-f]{40}) (.*?)^\t(\S+)/gms,
  )) {
    const isUnknown = /^0+$/.test(commit) || (isShallow && /^boundary$/m.test(about));
    if (!isUnknown && names.includes(name))
      groups.set(commit, [...(groups.get(commit) ?? []), name]);
  }
  return groups;
}

/**
 * Builds the Storybook of an earlier commit, with that commit's packages, in a worktree that is
 * removed once `use` is done.
 */
export async function withStorybookOf(
  commit: string,
  use: (storybook: string) => Promise<unknown>,
) {
  const worktree = await mkdtemp(join(tmpdir(), 'approved-stories-'));
  await git('worktree', 'add', '--force', '--detach', worktree, commit);
  try {
    const [lock, earlierLock] = await Promise.all(
      ['.', worktree].map((folder) => readFile(join(folder, 'package-lock.json'), 'utf8')),
    );
    if (lock === earlierLock)
      await symlink(resolve('node_modules'), join(worktree, 'node_modules'));
    else await run('npm', ['ci'], { cwd: worktree });
    await run('npm', ['run', 'build-storybook'], { cwd: worktree, maxBuffer: 1e8 });
    await use(join(worktree, 'storybook-static'));
  } finally {
    await git('worktree', 'remove', '--force', worktree);
  }
}
