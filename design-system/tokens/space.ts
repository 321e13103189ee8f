/**
 * The steps of the space scale that layout primitives accept as a gap. `x1` is 8 px. `header` is
 * the space between a section's header and its content.
 */
export type SpaceStep =
  | 'none'
  | 'half'
  | 'x1'
  | 'x1h'
  | 'x2'
  | 'x3'
  | 'x4'
  | 'x5'
  | 'x6'
  | 'x8'
  | 'header';
