/** The steps of the space scale that layout primitives take as a gap; `x1` is 8 px. */
export type SpaceStep = 'none' | 'half' | 'x1' | 'x1h' | 'x2' | 'x3' | 'x4' | 'x5' | 'x6' | 'x8';
