import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from 'vitest';
import { lock, tryLock } from './lock.ts';

const test = base.extend('folder', async ({ task: _ }, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'));
  onCleanup(() => rm(folder, { recursive: true }));
  return folder;
});

test('lets many store while one of them appends', ({ folder }) => {
  using _first = tryLock(folder, 'storing');
  using appending = tryLock(folder, 'appending');
  using second = tryLock(folder, 'storing');

  expect(appending).toBeDefined();
  expect(second).toBeDefined();
  expect(tryLock(folder, 'appending')).toBeUndefined();
  expect(tryLock(folder, 'sweeping')).toBeUndefined();
});

test('lets nobody store during a sweep, and everybody afterward', async ({ folder }) => {
  const sweeping = await lock(folder, 'sweeping');
  expect(tryLock(folder, 'storing')).toBeUndefined();
  const waiting = lock(folder, 'storing');
  sweeping[Symbol.dispose]();

  using storing = await waiting;
  expect(storing).toBeDefined();
});

test('fails if the folder does not exist', ({ folder }) => {
  expect(() => tryLock(join(folder, 'none'), 'storing')).toThrow('unable to open database file');
});
