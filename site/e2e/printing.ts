import type { Page } from '@playwright/test';
import { wcagContrast } from 'culori';
import { getDocument, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { expect } from './test.ts';

/** pdf.js makes canvases that fit the platform, but doesn't type how. */
type CanvasFactory = {
  create(
    width: number,
    height: number,
  ): { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };
};

/** In pixels of the drawing per point. */
const scale = 2;

/** How dark the darkest pixel is, as its contrast with white paper. */
function contrastOf({ data }: ImageData) {
  let darkest = 0;
  const brightness = (at: number) => (data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0);
  for (let at = 0; at < data.length; at += 4) {
    if (brightness(at) < brightness(darkest)) darkest = at;
  }
  const [r = 0, g = 0, b = 0] = [...data.subarray(darkest, darkest + 3)].map((part) => part / 255);
  return wcagContrast({ mode: 'rgb', r, g, b }, 'white');
}

function whiteShareOf({ data }: ImageData) {
  let white = 0;
  for (let at = 0; at < data.length; at += 4) {
    if (data[at] === 255 && data[at + 1] === 255 && data[at + 2] === 255) white += 1;
  }
  return (4 * white) / data.length;
}

/** Renders a printed page, and reads its contents. */
async function readPage(page: PDFPageProxy, canvases: CanvasFactory) {
  const viewport = page.getViewport({ scale });
  const { canvas, context } = canvases.create(viewport.width, viewport.height);
  await page.render({ canvas, viewport }).promise;
  const { items } = await page.getTextContent();
  const texts = items.flatMap((item) => {
    if (!('str' in item) || !item.str.trim()) return [];
    const [direction, , , , x, y]: number[] = item.transform;
    const [left, bottom] = viewport.convertToViewportPoint(x ?? 0, y ?? 0);
    const [width, height] = [scale * item.width, scale * item.height];
    return {
      text: item.str,
      left,
      bottom,
      contrast: contrastOf(context.getImageData(left, bottom - height, width, height)),
      isMirrored: (direction ?? 0) < 0,
    };
  });
  const annotations: { url?: string }[] = await page.getAnnotations();
  return {
    texts,
    /** The part of the paper that stays white. */
    whiteShare: whiteShareOf(context.getImageData(0, 0, viewport.width, viewport.height)),
    /** The URLs of links, which a PDF file keeps. */
    links: annotations.flatMap(({ url }) => (url ? [url] : [])),
  };
}

/** Texts from the top of a page to its bottom. In the file, they are in painting order. */
export const downward = (texts: { text: string; left: number; bottom: number }[]) =>
  texts
    .toSorted((one, other) => one.bottom - other.bottom || one.left - other.left)
    .map(({ text }) => text);

/** Without spaces, because lines may break anywhere. */
export const squeeze = (text: string) => text.replaceAll(/\s/g, '');

/**
 * The print styles load a moment after the page is painted, or with the visitor's first key press.
 */
const waitForPaperStyles = (page: Page) =>
  expect
    .poll(() =>
      page
        .locator('link[rel="stylesheet"]')
        .evaluateAll((links) =>
          links.some((link) => link instanceof HTMLLinkElement && link.sheet),
        ),
    )
    .toBe(true);

/** Prints a page in its current state, and reads the printed pages. */
export async function print(page: Page) {
  await waitForPaperStyles(page);
  const data = new Uint8Array(await page.pdf({ format: 'A4' }));
  const task = getDocument({ data, verbosity: 0 });
  const document = await task.promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    pages.push(
      await readPage(await document.getPage(number), document.canvasFactory as CanvasFactory),
    );
  }
  await task.destroy();
  const texts = pages.flatMap((each) => each.texts);
  return {
    pages,
    texts,
    links: pages.flatMap(({ links }) => links),
    words: squeeze(texts.map(({ text }) => text).join('')),
  };
}
