import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, win32 } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { Refusal } from './refusal.ts';
import { limits, tooLarge } from './rules.ts';

/** An attachment on disk. Its name and type are the sender's claims, kept as data alone. */
type Attachment = { storedAs: string; name: string; type: string; size: number };

function openParser({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? '';
  try {
    return new Busboy({
      // Busboy would take url-encoded forms as well, which cannot carry attachments.
      headers: { 'content-type': /^multipart\/form-data\s*;/i.test(type) ? type : '' },
      limits,
      // The name is data here, never a path, so none of it is dropped unseen.
      preservePath: true,
      // A form without a chosen file sends one part whose file name is empty.
      isPartAFile: (_field, _type, name) => Boolean(name),
    });
  } catch {
    throw new Refusal(415, 'Inquiries are sent as multipart/form-data.');
  }
}

/** The last part of a sender's file name, without what would garble a terminal or a page. */
const readableName = (name: string) =>
  win32
    .basename(name)
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .slice(0, 255);

/**
 * Reads a multipart request to its end and writes its attachments into `folder`, named 1, 2, 3 …
 * It returns or throws once nothing writes to the folder any more.
 */
export async function receive(request: IncomingMessage, folder: string) {
  const parser = openParser(request);
  const fields = new Map<string, string>();
  const attachments: Promise<Attachment>[] = [];

  // Whatever ends the reading early goes through here, and the first reason counts.
  const stop = new AbortController();
  const refuse = (status: number, message: string) => stop.abort(new Refusal(status, message));
  stop.signal.addEventListener('abort', () => request.unpipe(parser));

  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(413, tooLarge.fieldSize);
    fields.set(name, value);
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (field !== 'files') refuse(422, 'Attachments are sent in the field files.');
    if (stop.signal.aborted) return;
    const storedAs = String(attachments.length + 1);
    const target = createWriteStream(join(folder, storedAs), { flags: 'wx', flush: true });
    const saved = pipeline(stream, target, { signal: stop.signal }).then(() => ({
      storedAs,
      name: readableName(name),
      type,
      size: stream.bytesRead,
    }));
    stream.on('limit', () => refuse(413, tooLarge.fileSize));
    saved.catch((error: unknown) => stop.abort(error));
    attachments.push(saved);
  });
  parser.on('filesLimit', () => refuse(413, tooLarge.files));
  parser.on('fieldsLimit', () => refuse(413, tooLarge.fields));
  parser.on('error', () => refuse(400, 'The form did not arrive whole.'));
  finished(request).catch((error: unknown) => stop.abort(error));

  try {
    request.pipe(parser);
    await once(parser, 'finish', { signal: stop.signal });
    return { fields, attachments: await Promise.all(attachments) };
  } catch {
    await Promise.allSettled(attachments);
    throw stop.signal.reason;
  }
}
