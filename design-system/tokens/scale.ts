/**
 * Changes linearly from `narrow` px in a window of 390 px to `wide` px in a window of 1440 px. The
 * value for phones may be the larger one, because small print is harder to read there. In between, it
 * is rounded to about a tenth of a pixel.
 */
export const fluid = (narrow: number, wide: number) => {
  const slope = (wide - narrow) / (1440 - 390);
  const start = (narrow - slope * 390) / 16;
  const [min, max] = [Math.min(narrow, wide) / 16, Math.max(narrow, wide) / 16];
  return `clamp(${min}rem, ${start.toFixed(2)}rem + ${(slope * 100).toFixed(2)}vw, ${max}rem)`;
};

/** Sizes and times that layouts rely on. A theme uses them, and can change some. */
export const scale = {
  space: {
    none: '0',
    half: '0.25rem',
    x1: '0.5rem',
    x1h: '0.75rem',
    x2: '1rem',
    x3: '1.5rem',
    x4: '2rem',
    x5: '2.5rem',
    x6: '3rem',
    x8: '4rem',
    header: fluid(28, 48),
    section: fluid(54, 90),
    gutter: fluid(20, 24),
  },
  width: {
    container: '75rem',
    measure: '28em',
    hairline: '1px',
    target: '2.75rem',
    header: '4.75rem',
  },
  motion: {
    fast: '150ms',
    collapse: '300ms',
    slide: '500ms',
    easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  },
  depth: { raised: '1', header: '10', menu: '20', skip: '30' },
} as const;
