import type { IncomingMessage } from 'node:http';

/**
 * Whether a page from another origin made a browser send this. Old browsers send only `Origin`, and
 * so do all browsers if the URL is neither HTTPS nor loopback. Other clients send neither header,
 * but no page controls them.
 */
export function isCrossOrigin({ headers }: IncomingMessage) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { host, origin } = headers;
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}
