/** The URL of what a visitor has typed as a path. Whatever it is, it leads to no other site. */
export function urlOnSite(path: string, origin: string) {
  const url = new URL(origin);
  url.pathname = path.trim();
  // Some servers redirect to a path as it is, and two slashes at its beginning would name a host.
  url.pathname = url.pathname.replace(/^\/{2,}/, '/');
  return url.href;
}
