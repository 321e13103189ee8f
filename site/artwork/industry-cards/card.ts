import type { BackgroundName, Shape } from '#design-system';

/** A picture above an industry's name. On a desktop, it fills its frame. */
export const card = (background: BackgroundName, shapes: readonly Shape[]) => ({
  width: 432,
  height: 220,
  background,
  shapes,
});
