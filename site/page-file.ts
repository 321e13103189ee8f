/** A page's file in `dist`. Hosts serve `about.html` as `/about`, without a redirect. */
export const pageFile = (path: string) => (path === '/' ? 'index.html' : `${path.slice(1)}.html`);

/** The path at which a page is also available as Markdown: `/about.md` for `/about`. */
export const markdownPath = (path: string) => `/${pageFile(path).replace(/html$/, 'md')}`;
