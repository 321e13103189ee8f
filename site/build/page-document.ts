/** Tags for the head. React puts them in front of the markup. */
const headTags = /^(?:<title>.*?<\/title>|<(?:meta|link)\b[^>]*>)+/s;

const fontPreload = (href: string) =>
  `<link rel="preload" as="font" type="font/woff2" href="${href}" crossorigin>`;

type PageParts = {
  /** `site/index.html`. */
  template: string;
  /** A page as React renders it, with its head tags first. */
  html: string;
  /** More tags for the head, which scripts don’t need. */
  tags: readonly string[];
  /** Structured data. Search engines also read it at the end. */
  data: readonly string[];
  /** The color of the browser around the page, in each color scheme. */
  themeColors: Record<'light' | 'dark', string>;
  /** The site's origin, which printed links begin with. */
  siteUrl: string;
  /** Font files to preload. */
  fonts: readonly string[];
  /** The styles for the page's elements. */
  criticalCss: string;
  /**
   * The starter's code, and the files that it loads: the stylesheet, the entry, and all modules
   * that the page starts with, including the entry.
   */
  starter: string;
  style: string;
  entry: string;
  modules: readonly string[];
  /** Whether it starts without waiting for the visitor to act. */
  startsAlone: boolean;
};

/**
 * Builds a page's HTML: everything that its first view needs, and the script that starts the rest.
 */
export function pageDocument(page: PageParts) {
  const head = page.html.match(headTags)?.[0] ?? '';
  const body = page.html.slice(head.length);
  const later = [
    `<link rel="stylesheet" href="${page.style}" media="print">`,
    ...page.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
  const themeColors = Object.entries(page.themeColors).map(
    ([scheme, color]) =>
      `<meta name="theme-color" content="${color}" media="(prefers-color-scheme: ${scheme})">`,
  );
  const pieces = {
    '<!--head-->': [
      ...themeColors,
      ...page.fonts.map(fontPreload),
      head,
      ...page.tags,
      `<style>${page.criticalCss}:root{--site-origin:"${new URL(page.siteUrl).origin}"}</style>`,
      `<noscript><link rel="stylesheet" href="${page.style}"></noscript>`,
    ].join('\n    '),
    '<!--app-->': body,
    // The first paint needs none of these, so they come last.
    '<script type="module" src="/client.tsx"></script>': [
      ...page.data,
      `<template data-entry="${page.entry}"${page.startsAlone ? ' data-starts-alone="true"' : ''}>` +
        `${later.join('')}</template>`,
      `<script type="module">${page.starter}</script>`,
    ].join('\n    '),
  };
  return Object.entries(pieces).reduce((document, [marker, piece]) => {
    if (!document.includes(marker)) throw new Error(`index.html has no ${marker}.`);
    return document.replace(marker, () => piece);
  }, page.template);
}
