import type { BackgroundName } from '../tokens/backgrounds.ts';
import type { Tone } from './tone.ts';

/** In the drawing's own units, from its top left corner. */
export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

type Pen = {
  /**
   * Thickness of the line.
   * @default 2
   */
  width?: number;
  /** Something that isn't there yet: an open role, or a person without a match. */
  dashed?: true;
};

type Stroked = Pen & { stroke: Tone };

/** Filled, outlined, or both. A shape with neither is a type error. */
type Painted = Pen & ({ fill: Tone; stroke?: Tone } | { fill?: never; stroke: Tone });

/** A person, or anything counted one by one. `at` is its center. */
type Dot = { kind: 'dot'; at: Point; r: number } & Painted;

/** A row of dots, or a column of them for `down`. `at` is the center of the first. */
type Dots = {
  kind: 'dots';
  at: Point;
  count: number;
  /** From one center to the next. */
  gap: number;
  r: number;
  fill: Tone;
  /** @default 'across' */
  direction?: 'across' | 'down';
};

/** A dot with head and shoulders. */
type Person = { kind: 'person'; at: Point; r: number; fill: Tone; figure: Tone };

/** A role, a place, or a bar: a pill, horizontal or vertical. `at` is its top left corner. */
type Slot = { kind: 'slot'; at: Point; size: Size } & Painted;

/** A page, a card, or a screen: something that contains slots. `at` is its top left corner. */
type Frame = { kind: 'frame'; at: Point; size: Size; radius: number } & Painted;

/** Joins a person to a role: a curve with horizontal ends, or vertical ones for `down`. */
export type Match = {
  kind: 'match';
  from: Point;
  to: Point;
  /** @default 'across' */
  direction?: 'across' | 'down';
} & Stroked &
  (
    | {
        /** Draws itself once when the page opens, unless the visitor prefers reduced motion. */
        drawn?: true;
        dashed?: never;
      }
    | { drawn?: never }
  );

/**
 * Straight strokes from point to point, with round ends. A thick one looks like a slot at an angle.
 * When filled, it is the enclosed area.
 */
export type Line = { kind: 'line'; points: readonly [Point, Point, ...Point[]] } & Painted;

/** Part of a circle, clockwise between two angles in degrees; 0 is twelve o'clock. */
type Arc = { kind: 'arc'; at: Point; r: number; from: number; to: number } & Stroked;

/** A check mark. `r` is half its width. */
type Tick = { kind: 'tick'; at: Point; r: number } & Stroked;

/** A word, or a few. `at` is the middle of its start. */
type Label = {
  kind: 'label';
  at: Point;
  text: string;
  /**
   * Where `at` is: at the text's start, middle, or end.
   * @default 'start'
   */
  anchor?: 'start' | 'middle' | 'end';
  /**
   * `plain` is for words beside more important ones. `heading` has the headings' typeface.
   * @default 'strong'
   */
  variant?: 'strong' | 'plain' | 'heading';
  /** The type's height, in the drawing's units. It shrinks together with the drawing. */
  size: number;
  fill: Tone;
};

export type Shape = Dot | Dots | Person | Slot | Frame | Match | Line | Arc | Tick | Label;

/** A drawing of dots and slots, as data. Later shapes are drawn over earlier ones. */
export type Composition = {
  width: number;
  height: number;
  /** For a picture with its own background. Without it, the drawing is on the page's background. */
  background?: BackgroundName;
  shapes: readonly Shape[];
};

/** One figure in two arrangements, with words that are read at any width. */
export type Figure = {
  /** From 960 px. About 1200 units wide, so that its words keep their size. */
  wide: Composition;
  /** Below that: arranged anew, about 320 units wide, in words of at least 14 units. */
  compact: Composition;
  /** What the figure shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};

/** A composition that says something that the text doesn't, so it also needs a description. */
export type Picture = {
  composition: Composition;
  /** What the drawing shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};
