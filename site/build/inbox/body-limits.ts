import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { Refusal } from './refusal.ts';
import { limits } from './rules.ts';

/** Space for the delimiters and headers of all parts. Real ones take about 200 bytes per part. */
const delimiters = 1024 * 1024;

/** What a whole body may contain, derived from the limits of its parts. */
export const bodyLimits = {
  parts: limits.fields + limits.files,
  size: limits.fields * limits.fieldSize + limits.files * limits.fileSize + delimiters,
};

export const tooLargeBody = {
  parts: 'There are more parts than this form has.',
  size: 'This is larger than all attachments together may be.',
} as const satisfies Record<keyof typeof bodyLimits, string>;

/** Returns a signal that aborts if the body's declared or received size is too large. */
export function watchSize(request: IncomingMessage): AbortSignal {
  const oversize = new AbortController();
  let size = Number(request.headers['content-length'] ?? 0);
  const check = () => {
    if (size > bodyLimits.size) oversize.abort(new Refusal(413, tooLargeBody.size));
  };
  check();
  size = 0;
  // Without this, the listener would start the flow before the parser is ready.
  request.pause();
  request.on('data', (chunk: Buffer) => {
    size += chunk.length;
    check();
  });
  return oversize.signal;
}

const chunkSize = 8 * 1024;

/**
 * Splits chunks. The parser processes a chunk without a pause, and a large one can contain thousands
 * of empty parts, so a refusal would come late.
 */
export const smallChunks = () =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      for (let start = 0; start < chunk.length; start += chunkSize) {
        this.push(chunk.subarray(start, start + chunkSize));
      }
      done();
    },
  });
