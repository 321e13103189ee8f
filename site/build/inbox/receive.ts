import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join, win32 } from 'node:path';
import { finished, pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { bodyLimits, smallChunks, tooLargeBody } from './body-limits.ts';
import { Refusal } from './refusal.ts';
import { limits, tooLarge } from './rules.ts';

/** An attachment on disk. Its name and type come from the sender, so they are never trusted. */
type Attachment = { storedAs: string; name: string; type: string; size: number };

function openParser({ headers }: IncomingMessage) {
  const type = headers['content-type'] ?? '';
  try {
    return new Busboy({
      // Busboy would also accept URL-encoded forms, which can't contain attachments.
      headers: { 'content-type': /^multipart\/form-data\s*;/i.test(type) ? type : '' },
      limits: { ...limits, parts: bodyLimits.parts },
      // The name is used as data, never as a path, so Busboy doesn't need to shorten it.
      preservePath: true,
      // If no file is chosen, browsers send one part with an empty file name.
      isPartAFile: (_field, _type, name) => Boolean(name),
    });
  } catch {
    throw new Refusal(415, 'Inquiries are sent as multipart/form-data.');
  }
}

/** The last part of a file name, without characters that would garble a terminal or a page. */
const readableName = (name: string) =>
  win32
    .basename(name)
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .slice(0, 255);

/**
 * Reads a multipart request to its end and writes its attachments to `folder`, as 1, 2, 3, and so
 * on. It returns or throws only once nothing writes to the folder anymore. `oversize` stops it.
 */
export async function receive(request: IncomingMessage, folder: string, oversize: AbortSignal) {
  const parser = openParser(request);
  const chunks = smallChunks();
  const fields = new Map<string, string>();
  const attachments: Promise<Attachment>[] = [];

  // Everything that stops reading early goes through here. The first reason counts.
  const stop = new AbortController();
  const refuse = (status: number, message: string) => stop.abort(new Refusal(status, message));
  stop.signal.addEventListener('abort', () => {
    request.unpipe(chunks);
    chunks.unpipe(parser);
  });
  oversize.addEventListener('abort', () => stop.abort(oversize.reason));

  parser.on('field', (name, value, _nameCut, valueCut) => {
    if (valueCut) refuse(413, tooLarge.fieldSize);
    fields.set(name, value);
  });
  parser.on('file', (field, stream, name, _encoding, type) => {
    if (field !== 'files') refuse(422, 'Attachments are sent in the field files.');
    if (stop.signal.aborted) return;
    const storedAs = String(attachments.length + 1);
    const target = createWriteStream(join(folder, storedAs), {
      flags: 'wx',
      mode: 0o600,
      flush: true,
    });
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
  parser.on('partsLimit', () => refuse(413, tooLargeBody.parts));
  parser.on('error', () => refuse(400, 'The form did not arrive whole.'));
  finished(request).catch((error: unknown) => stop.abort(error));

  try {
    request.pipe(chunks).pipe(parser);
    await once(parser, 'finish', { signal: stop.signal });
    return { fields, attachments: await Promise.all(attachments) };
  } catch {
    await Promise.allSettled(attachments);
    throw stop.signal.reason;
  }
}
