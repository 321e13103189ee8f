/** Tags that React puts in front of the markup because they belong in the head. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

type PageParts = {
  /** `site/index.html`. */
  template: string;
  /** A page as React renders it, head tags first. */
  html: string;
  /** The Content-Security-Policy. */
  policy: string;
  /** Font files to fetch at once. */
  fonts: readonly string[];
  /** The styles of what the page shows. */
  criticalCss: string;
  /** The starter's code, then what it starts: the sheet, the entry, and what the entry needs. */
  starter: string;
  style: string;
  entry: string;
  modules: readonly string[];
  /** How long it waits for the visitor after `load`, in milliseconds. */
  wait: number;
};

/** Puts a page together: everything its first view needs, and how to start the rest. */
export function pageDocument(page: PageParts) {
  const head = page.html.match(headTags)?.[0] ?? '';
  const body = page.html.slice(head.length);
  const preloads = page.fonts.map(
    (href) => `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`,
  );
  const pieces = {
    '<!--head-->': [
      `<meta http-equiv="Content-Security-Policy" content="${page.policy}">`,
      ...preloads,
      head,
      `<style>${page.criticalCss}</style>`,
      `<noscript><link rel="stylesheet" href="${page.style}"></noscript>`,
    ].join('\n    '),
    '<!--app-->': body,
    '<script type="module" src="/client.tsx"></script>':
      `<script type="module" data-entry="${page.entry}" data-modules="${page.modules.join(' ')}" ` +
      `data-style="${page.style}" data-wait="${page.wait}">${page.starter}</script>`,
  };
  return Object.entries(pieces).reduce((document, [place, piece]) => {
    if (!document.includes(place)) throw new Error(`index.html has no ${place}.`);
    return document.replace(place, () => piece);
  }, page.template);
}
