import type { Figure } from '#design-system';
import { compactMatrix } from './specialty-matrix-compact.ts';
import type { SpecialtyMatrix } from './specialty-matrix-parts.ts';
import { wideMatrix } from './specialty-matrix-wide.ts';

/**
 * Which services work in which industries, as a building: an industry is a floor, and each of its
 * services has a window.
 */
export const specialtyMatrix = (matrix: SpecialtyMatrix, alt: string): Figure => ({
  wide: wideMatrix(matrix),
  compact: compactMatrix(matrix),
  alt,
});
