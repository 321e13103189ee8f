import pngToIco from 'png-to-ico';
import sharp from 'sharp';
// biome-ignore lint/style/noRestrictedImports: the names of the tokens, for pictures that no page shows.
import { vars } from '../../../design-system/tokens/contract.ts';
import { Logo } from '../../content/company/logo.tsx';
import { plainSvg } from '../plain-svg.ts';
import { maskableIcons, webManifest } from './web-manifest.ts';

/** In the icon's own units. */
const edge = 32;

/** The company's mark on the header's background. */
function Icon({ size, radius, mark }: { size: number; radius: number; mark: number }) {
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${edge} ${edge}`}
      width={size}
      height={size}
      aria-hidden={true}
    >
      <rect width={edge} height={edge} rx={radius} fill={vars.color.background} />
      <svg
        x={(edge - mark) / 2}
        y={(edge - mark) / 2}
        width={mark}
        height={mark}
        aria-hidden={true}
      >
        <Logo />
      </svg>
    </svg>
  );
}

/** With its own rounded corners, for tabs and bookmarks. */
const tabIcon = (size: number) =>
  plainSvg(<Icon size={size} radius={edge / 4} mark={22} />, 'inverse');

/** Systems crop it to their own shape, down to a circle of four fifths of its width. */
const touchIcon = (size: number) => plainSvg(<Icon size={size} radius={0} mark={18} />, 'inverse');

const png = (svg: string) => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

/**
 * The site's icons in all formats, and the manifest that lists some of them, by their path in the
 * built site.
 */
export async function icons() {
  const touchSizes = { 'apple-touch-icon.png': 180, ...maskableIcons };
  const touchIcons = Object.entries(touchSizes).map(
    async ([file, size]) => [file, await png(touchIcon(size))] as const,
  );
  return {
    'favicon.svg': tabIcon(edge),
    'favicon.ico': await pngToIco(
      await Promise.all([16, 32, 48].map((size) => png(tabIcon(size)))),
    ),
    ...Object.fromEntries(await Promise.all(touchIcons)),
    'site.webmanifest': webManifest,
  };
}
