import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { foundationTheme } from '#design-system';
import { builtPaths } from '../../built-paths.ts';
import { company } from '../../content/company/company.ts';
import { pageFile } from '../../page-file.ts';

const dist = join(import.meta.dirname, '../../../dist');
const read = (file: string) => readFile(join(dist, file));
const { inverse, canvas } = foundationTheme.light.backgrounds;

const manifest = JSON.parse(String(await read('site.webmanifest')));

/** The color of one pixel, like "#0b1b2b". */
async function colorAt(image: Buffer, left: number, top: number) {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString('hex')}`;
}

test.each(builtPaths)('%s names all icons', async (path) => {
  const html = await readFile(join(dist, pageFile(path)), 'utf8');
  const [head = ''] = html.split('</head>');
  const links = head.matchAll(/<link rel="([^"]*icon|manifest)" href="([^"]+)"/g);
  expect([...links].map(([, rel, href]) => [rel, href])).toEqual([
    ['icon', '/favicon.ico'],
    ['icon', '/favicon.svg'],
    ['apple-touch-icon', '/apple-touch-icon.png'],
    ['manifest', '/site.webmanifest'],
  ]);
});

test('the SVG icon is the company’s mark in the theme’s colors, and needs no styles', async () => {
  const svg = String(await read('favicon.svg'));
  expect(svg).toContain(`fill="${inverse.background}"`);
  expect(svg).toContain(`fill="${inverse.drawing.match}"`);
  expect(svg).not.toMatch(/var\(|class=/);
});

test('favicon.ico has three sizes', async () => {
  const ico = await read('favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3]);
  // Each entry has 16 bytes and begins with the width and the height.
  const sizes = [6, 22, 38].map((at) => [ico.readUInt8(at), ico.readUInt8(at + 1)]);
  expect(sizes).toEqual([
    [16, 16],
    [32, 32],
    [48, 48],
  ]);
});

test.each([
  ['apple-touch-icon.png', 180],
  ['icon-192.png', 192],
  ['icon-512.png', 512],
])('%s fills its square, and its mark survives any mask', async (file, size) => {
  const icon = await read(file);
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  expect((await sharp(icon).stats()).isOpaque).toBe(true);
  const corners = [0, size - 1].flatMap((x) => [0, size - 1].map((y) => colorAt(icon, x, y)));
  for (const color of await Promise.all(corners)) expect(color).toBe(inverse.background);
  const { info } = await sharp(icon).trim().toBuffer({ resolveWithObject: true });
  expect(info.width).toBeLessThan(size);
  // Masks keep at least a circle with a diameter of four fifths of the width.
  expect(Math.hypot(info.width, info.height)).toBeLessThan(size * 0.8);
});

test('the manifest has the company’s names, the theme’s colors, and icons that exist', async () => {
  expect(manifest).toMatchObject({
    name: company.legalName,
    short_name: company.name,
    theme_color: inverse.background,
    background_color: canvas.background,
  });
  const [unmasked, ...maskable] = manifest.icons;
  expect(unmasked).toMatchObject({ type: 'image/svg+xml', purpose: 'any' });
  expect((await sharp(await read(unmasked.src)).metadata()).format).toBe('svg');
  expect(maskable).toHaveLength(2);
  for (const { src, sizes, type, purpose } of maskable) {
    const { format, width, height } = await sharp(await read(src)).metadata();
    expect([`image/${format}`, `${width}x${height}`]).toEqual([type, sizes]);
    expect(purpose).toBe('maskable');
  }
});
