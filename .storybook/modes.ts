/**
 * How screenshots of a story are taken. Chromatic and the test runner both read it from
 * `parameters.chromatic`, so they always take the same ones.
 */
export interface Picturing {
  /** One screenshot per mode, named after the mode. */
  modes: Record<string, { viewport: { width: number; height: number } }>;
  /** Reduced, unless the story is about motion. */
  prefersReducedMotion: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none' | undefined;
  /** Plays and checks the story, but takes no screenshot. */
  disableSnapshot?: boolean | undefined;
}

const phone = { viewport: { width: 390, height: 844 } };
const landscape = { viewport: { width: 640, height: 390 } };
const tablet = { viewport: { width: 768, height: 1024 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** The default for all stories: one width, no motion. */
export const oneWidth = {
  chromatic: { modes: { desktop }, prefersReducedMotion: 'reduce' } satisfies Picturing,
};

/** For stories whose layout depends on the width of the window, such as sections. */
export const allWidths = {
  chromatic: { modes: { phone, tablet, desktop } } satisfies Partial<Picturing>,
};

/** For whole pages. Their sections have stories at all widths. */
export const pageWidths = {
  chromatic: { modes: { phone, desktop } } satisfies Partial<Picturing>,
};

/** For stories that look different at every breakpoint. */
export const eachBreakpoint = {
  chromatic: { modes: { phone, landscape, tablet, desktop } } satisfies Partial<Picturing>,
};

/** For stories about the visitor's own colors, such as a Windows contrast theme. */
export const forcedColors = {
  chromatic: { forcedColors: 'active' } satisfies Partial<Picturing>,
};

/** For stories about motion. The screenshot shows how the motion ends. */
export const motion = {
  chromatic: { prefersReducedMotion: 'no-preference' } satisfies Partial<Picturing>,
};

/** For stories whose motion ends at a fraction of a pixel, so colors vary slightly between runs. */
export const unpictured = {
  chromatic: { disableSnapshot: true } satisfies Partial<Picturing>,
};

export const motionUnpictured = {
  chromatic: { ...motion.chromatic, ...unpictured.chromatic } satisfies Partial<Picturing>,
};

/** For stories about hover styles. A class stands in for `:hover`. */
export const hovered = { globals: { pseudo: { hover: true } } };
