/** The URL for a path that a visitor has typed. Whatever it is, it never leads to another site. */
export function urlOnSite(path: string, origin: string) {
  const url = new URL(origin);
  url.pathname = path.trim();
  // Some servers redirect to a path unchanged, and two slashes at its start would mean a host.
  url.pathname = url.pathname.replace(/^\/{2,}/, '/');
  return url.href;
}
