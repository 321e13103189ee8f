// biome-ignore lint/style/noRestrictedImports: the names of the tokens, for pictures that no page shows.
import { vars } from '../../../design-system/tokens/contract.ts';
import { company } from '../../content/company/company.ts';
import { Logo } from '../../content/company/logo.tsx';
import { plainSvg } from '../plain-svg.ts';
import { Art } from './art.tsx';
import { faces } from './faces.ts';
import { fitText } from './fit-text.ts';
import type { ShareCard } from './share-card.ts';
import { Words } from './words.tsx';

/** In px, as services expect them. */
export const shareImageSize = { width: 1200, height: 630 };

const { width, height } = shareImageSize;
/** Services crop the edges. */
const margin = 72;
/** The title gets about half of the width, as in a banner. */
const wordsWidth = 520;
const gap = 28;
/** The area for artwork. */
const side = { x: 632, y: margin, width: 496, height: height - 2 * margin };
/** The same for a drawing with a background, because it has its own margins. */
const wholeSide = { x: 560, y: 0, width: 640, height };

/**
 * The share image of a page: the company's mark and name, the title, and the page's own artwork.
 */
function ShareImage({ title, eyebrow, art }: ShareCard) {
  const { heading, text } = faces;
  const column = { width: wordsWidth };
  const words = fitText(title, { ...column, face: heading, height: 312, sizes: [64, 40] });
  const label = eyebrow && fitText(eyebrow, { ...column, face: text, height: 80, sizes: [30, 24] });
  const { background, text: color, accent } = vars.color;
  const end = height - margin;
  const titleHeight = words.lines.length * heading.leading * words.size;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} aria-hidden={true}>
      <rect width={width} height={height} fill={background} />
      <svg x={margin} y={66} width={70} height={42} aria-hidden={true}>
        <Logo />
      </svg>
      <Words lines={[company.name]} at={[156, 100]} size={38} face={heading} fill={color} />
      {label && (
        <Words {...label} at={[margin, end - titleHeight - gap]} face={text} fill={accent} />
      )}
      <Words {...words} at={[margin, end]} face={heading} fill={color} />
      {!art && (
        <svg x={640} y={90} width={750} height={450} aria-hidden={true}>
          <Logo />
        </svg>
      )}
      {art && <Art composition={art} box={art.background ? wholeSide : side} />}
    </svg>
  );
}

/**
 * The share image of a page, on its artwork's background or otherwise on the background of most
 * banners.
 */
export const shareImageSvg = (card: ShareCard) =>
  plainSvg(<ShareImage {...card} />, card.art?.background ?? 'inverse');
