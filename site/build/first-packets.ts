import { brotliCompressSync, constants } from 'node:zlib';

/** How much fits into a connection's first packets after the response headers, in bytes. */
export const firstPackets = 14_300;

/** Whether a page arrives in one round trip. */
export function fitsFirstPackets(document: string) {
  const size = (quality: number) =>
    brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
  // Hosts use the strongest compression, which takes 20 times longer and saves up to a tenth. Only
  // pages near the limit need it here.
  const quick = size(9);
  if (quick <= firstPackets) return true;
  return quick * 0.85 <= firstPackets && size(constants.BROTLI_MAX_QUALITY) <= firstPackets;
}
