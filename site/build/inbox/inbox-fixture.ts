import { readdir, readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import { test as base } from 'vitest';
import { openTemporaryInbox } from './temporary-inbox.ts';

export const answers = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phonenum: '+1 212 555 0147',
  categoerySelect: 'Software Development',
  message: 'We need two developers from March.',
};

/** A form with valid answers except for the changes. */
export function formWith(changes: Partial<typeof answers>, ...files: File[]) {
  const form = new FormData();
  form.append('_method', 'post');
  for (const [name, value] of Object.entries({ ...answers, ...changes })) form.append(name, value);
  for (const file of files) form.append('files', file);
  return form;
}

/** A file of this many bytes. */
export const fileOf = (bytes: number, name = 'brief.pdf') =>
  new File([new Uint8Array(bytes)], name, { type: 'application/pdf' });

/** A test with its own inbox, which listens on a free port and writes to a new folder. */
export const test = base.extend('inbox', async ({ task: _ }, { onCleanup }) => {
  const { folder, url, close } = await openTemporaryInbox();
  onCleanup(close);

  return {
    folder,
    url,
    post: (body: BodyInit, headers: Record<string, string> = {}) =>
      fetch(url, { method: 'POST', body, headers: { Accept: 'application/json', ...headers } }),
    /** Starts a multipart request. The test decides what to write and whether to end it. */
    open: () => {
      const sender = request(url, { method: 'POST', headers: rawType });
      sender.on('error', () => {});
      return sender;
    },
    /** Everything in the folder except its lock, in alphabetical order. */
    contents: async () => (await readdir(folder)).filter((name) => !name.endsWith('.lock')).sort(),
    inquiries: async () =>
      (await readFile(join(folder, 'inquiries.jsonl'), 'utf8'))
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
  };
});

/** A file's part of a multipart body, for requests that no browser would send. */
export const rawFile = (name: string, content: string, field = 'files') =>
  `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${content}`;

/** A complete body with valid answers and one file. `end` follows the file's bytes. */
export function rawBody(fileName: string, content = 'content', end = '\r\n--x--\r\n') {
  const fields = Object.entries(answers).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${fields.join('')}${rawFile(fileName, content)}${end}`;
}

export const rawType = { 'Content-Type': 'multipart/form-data; boundary=x' };
