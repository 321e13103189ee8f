/**
 * How a story is pictured. Chromatic reads it from `parameters.chromatic`, and so does the
 * test-runner: what they picture can't differ.
 */
export interface Picturing {
  /** One picture for each, called by its name. */
  modes: Record<string, { viewport: { width: number; height: number } }>;
  /** Motion is unwelcome, unless the story is about it. */
  prefersReducedMotion: 'reduce' | 'no-preference';
  forcedColors?: 'active' | 'none' | undefined;
  /** Played and checked, but not pictured. */
  disableSnapshot?: boolean | undefined;
}

const phone = { viewport: { width: 390, height: 844 } };
const landscape = { viewport: { width: 640, height: 390 } };
const tablet = { viewport: { width: 768, height: 1024 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** What holds for a story that says nothing: one width, at rest. */
export const oneWidth = {
  chromatic: { modes: { desktop }, prefersReducedMotion: 'reduce' } satisfies Picturing,
};

/** For stories whose layout depends on the window's width: sections and pages. */
export const allWidths = {
  chromatic: { modes: { phone, tablet, desktop } } satisfies Partial<Picturing>,
};

/** For whole pages, whose sections have stories in all widths. */
export const pageWidths = {
  chromatic: { modes: { phone, desktop } } satisfies Partial<Picturing>,
};

/** For stories that look different in each range of widths, and not only beyond the tablet's. */
export const eachBreakpoint = {
  chromatic: { modes: { phone, landscape, tablet, desktop } } satisfies Partial<Picturing>,
};

/** For a story of what changes in a visitor's own colors, such as a Windows contrast theme. */
export const forcedColors = {
  chromatic: { forcedColors: 'active' } satisfies Partial<Picturing>,
};

/** For a story of what changes where motion is welcome; its picture is of the motion's end. */
export const motion = {
  chromatic: { prefersReducedMotion: 'no-preference' } satisfies Partial<Picturing>,
};

/** For what comes to rest between two pixels, a shade away from the time before. */
export const unpictured = {
  chromatic: { disableSnapshot: true } satisfies Partial<Picturing>,
};

export const motionUnpictured = {
  chromatic: { ...motion.chromatic, ...unpictured.chromatic } satisfies Partial<Picturing>,
};

/** For a story of all that changes under a pointer; shown by a class that stands in for `:hover`. */
export const hovered = { globals: { pseudo: { hover: true } } };
