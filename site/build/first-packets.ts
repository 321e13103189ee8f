import { brotliCompressSync, constants } from 'node:zlib';

/**
 * The maximum size, in bytes, of a page that requests its typefaces. A connection's first packets
 * hold about 14,000 bytes after the response headers. A page that is a little longer makes no
 * difference, but a much longer one would delay the typefaces. The limit isn't lower, because on a
 * fast connection, letters inside a page show a moment after its first paint, and move text.
 */
export const firstPackets = 15_800;

/** Whether a page fits in a connection's first packets, or nearly so. */
export function fitsFirstPackets(document: string) {
  const size = (quality: number) =>
    brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  // Hosts use the highest compression level, which takes 20 times longer and saves up to a tenth.
  // Only pages near the limit need it here.
  const quick = size(9);
  if (quick <= firstPackets) return true;
  return quick * 0.85 <= firstPackets && size(constants.BROTLI_MAX_QUALITY) <= firstPackets;
}
