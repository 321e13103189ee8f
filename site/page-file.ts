/** A page's file in `dist`. Hosts serve `about.html` as `/about`, without a redirect. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);
