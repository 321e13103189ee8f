import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * What a folder is locked for. Any number of inquiries can be `storing`, one at a time can be
 * `appending`, and `sweeping` excludes them all.
 */
const statements = {
  storing: 'BEGIN; SELECT 1 FROM sqlite_schema',
  appending: 'BEGIN IMMEDIATE',
  sweeping: 'BEGIN EXCLUSIVE',
};
type Purpose = keyof typeof statements;

const SQLITE_BUSY = 5;
const isBusy = (error: unknown) =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;

/**
 * Locks a folder until the result is disposed of, or returns nothing if another lock excludes it.
 * Node's only file locks are SQLite's. The system releases them when a process dies, so they never
 * become stale. The database itself stays empty.
 */
export function tryLock(folder: string, purpose: Purpose): Disposable | undefined {
  const path = join(folder, 'inquiries.lock');
  const database = new DatabaseSync(path, { timeout: 0 });
  try {
    // Without this, SQLite puts a journal next to the file.
    database.exec('PRAGMA journal_mode = MEMORY');
    database.exec(statements[purpose]);
    chmodSync(path, 0o600);
    return database;
  } catch (error) {
    database.close();
    if (isBusy(error)) return;
    throw error;
  }
}

/** Waits for a lock. SQLite's own waiting would block the event loop. */
export async function lock(folder: string, purpose: Purpose): Promise<Disposable> {
  for (;;) {
    const held = tryLock(folder, purpose);
    if (held) return held;
    await delay(5);
  }
}
