/** The window widths that pictures of stories are taken at, here and in Chromatic alike. */
const phone = { viewport: { width: 390, height: 844 } };
const tablet = { viewport: { width: 768, height: 1024 } };
const desktop = { viewport: { width: 1280, height: 900 } };

/** For stories whose layout doesn't depend on the window: one picture. */
export const oneWidth = { chromatic: { modes: { desktop } } };

/** For stories whose layout does: sections and pages. */
export const allWidths = { chromatic: { modes: { phone, tablet, desktop } } };
