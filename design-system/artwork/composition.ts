import type { BackgroundName } from '../tokens/backgrounds.ts';

/**
 * The colors of a drawing, by what they do. `strong` to `subtle` stay what they are. The others
 * follow the background that the drawing stands on, so that one drawing is right on every one.
 */
export type Tone =
  /** The darkest, for what must be seen on `match`. */
  | 'strong'
  /** A second body beside `brand`, which stands back. */
  | 'quiet'
  /** The lightest: a sheet, a screen. */
  | 'raised'
  /** A shade darker than `raised`. */
  | 'subtle'
  /** The body of a drawing: the brand's color, but `strong` on the brand's own background. */
  | 'brand'
  /** The match, and so a drawing's one bright thing; `raised` on the accent background. */
  | 'match'
  /** The background itself: cuts a hole. */
  | 'background'
  /** A card on the background. */
  | 'surface'
  /** Hairlines and empty slots. */
  | 'line'
  /** Quiet lines that must still be seen. */
  | 'control'
  /** The strongest contrast: dark on light, light on dark. */
  | 'text'
  /** Words that stand back. */
  | 'muted'
  /** The brand's voice: its color on light, the accent on dark. */
  | 'accent'
  /** The one bright spot beside `accent`: `match` on light, `raised` on dark. */
  | 'spark'
  /** Drawn on `accent`: `match` on light, `strong` on dark. */
  | 'mark'
  /** Drawn on `accent`, more quietly: `quiet` on light, `strong` on dark. */
  | 'trace';

/** In the drawing's own units, from its top left corner. */
export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

type Pen = {
  /**
   * Thickness of the line.
   * @default 2
   */
  width?: number;
  /** Not there yet: an open role, a person not matched. */
  dashed?: true;
};

type Stroked = Pen & { stroke: Tone };

/** Filled, outlined or both; a shape that shows nothing is a type error. */
type Painted = Pen & ({ fill: Tone; stroke?: Tone } | { fill?: never; stroke: Tone });

/** A person, or anything counted one by one. `at` is its center. */
type Dot = { kind: 'dot'; at: Point; r: number } & Painted;

/** A dot with head and shoulders. */
type Person = { kind: 'person'; at: Point; r: number; fill: Tone; figure: Tone };

/** A role, a place, a bar: a pill, lying or standing. `at` is its top left corner. */
type Slot = { kind: 'slot'; at: Point; size: Size } & Painted;

/** A page, a card, a screen: what slots stand in. `at` is its top left corner. */
type Frame = { kind: 'frame'; at: Point; size: Size; radius: number } & Painted;

/** What joins a person to a role: a curve that leaves and arrives level, or plumb for `down`. */
export type Match = {
  kind: 'match';
  from: Point;
  to: Point;
  /** @default 'across' */
  direction?: 'across' | 'down';
} & Stroked &
  (
    | {
        /** Draws itself once when the page opens, where motion is welcome. */
        drawn?: true;
        dashed?: never;
      }
    | { drawn?: never }
  );

/**
 * Straight strokes from point to point, with round ends: a thick one is a slot at an angle. Filled,
 * the area that it encloses.
 */
export type Line = { kind: 'line'; points: readonly [Point, Point, ...Point[]] } & Painted;

/** Part of a circle, clockwise between two angles in degrees; 0 is twelve o'clock. */
type Arc = { kind: 'arc'; at: Point; r: number; from: number; to: number } & Stroked;

/** A check mark, `r` being half its width. */
type Tick = { kind: 'tick'; at: Point; r: number } & Stroked;

/** A word. `at` is the middle of its start. */
type Label = {
  kind: 'label';
  at: Point;
  text: string;
  /** Height of the type, in the drawing's units: with the drawing it shrinks on a phone. */
  size: number;
  fill: Tone;
};

export type Shape = Dot | Person | Slot | Frame | Match | Line | Arc | Tick | Label;

/** A drawing made of dots and slots: data only, painted in the order given. */
export type Composition = {
  width: number;
  height: number;
  /** For a picture that brings its own background. Without one it stands on the page's. */
  background?: BackgroundName;
  shapes: readonly Shape[];
};

/** A composition that tells something the text beside it doesn't, so it is said in words too. */
export type Picture = {
  composition: Composition;
  /** What the drawing shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};
