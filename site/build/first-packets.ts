import { brotliCompressSync, constants } from 'node:zlib';

/**
 * How large a page may be that asks for its typefaces, in bytes. A connection's first packets hold
 * about 14,000 after the response headers. Nobody waits for the end of a page that is a little longer,
 * but one that is much longer would delay the typefaces.
 */
export const firstPackets = 16_000;

/** Whether a page arrives with a connection's first packets, or nearly so. */
export function fitsFirstPackets(document: string) {
  const size = (quality: number) =>
    brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  // Hosts use the strongest compression, which takes 20 times longer and saves up to a tenth. Only
  // pages near the limit need it here.
  const quick = size(9);
  if (quick <= firstPackets) return true;
  return quick * 0.85 <= firstPackets && size(constants.BROTLI_MAX_QUALITY) <= firstPackets;
}
