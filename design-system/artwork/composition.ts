import type { BackgroundName } from '../tokens/backgrounds.ts';
import type { Tone } from './tone.ts';

/** In the drawing's own units, from its top left corner. */
export type Point = readonly [x: number, y: number];
export type Size = readonly [width: number, height: number];

type Pen = {
  /**
   * Line thickness.
   * @default 2
   */
  width?: number;
  /** Something that doesn't exist yet: an open role, or a person without a match. */
  dashed?: true;
};

type Stroked = Pen & { stroke: Tone };

/** Filled, outlined, or both. A shape with neither is a type error. */
type Painted = Pen & ({ fill: Tone; stroke?: Tone } | { fill?: never; stroke: Tone });

/** A person, or anything that is counted one by one. `at` is its center. */
type Dot = { kind: 'dot'; at: Point; r: number } & Painted;

/** A row of dots, or a column of them for `down`. `at` is the center of the first. */
type Dots = {
  kind: 'dots';
  at: Point;
  count: number;
  /** The distance from one center to the next. */
  gap: number;
  r: number;
  fill: Tone;
  /** @default 'across' */
  direction?: 'across' | 'down';
};

/** A dot with head and shoulders. */
type Person = { kind: 'person'; at: Point; r: number; fill: Tone; figure: Tone };

/** How a face looks. It has no outline, so its skin has to differ from what is behind it. */
export type Look = {
  skin: 'raised' | 'quiet' | 'subtle';
  /** `control` is gray. A headscarf, a turban, or a hard hat has this tone instead of the hair. */
  hair: 'strong' | 'brand' | 'match' | 'control';
  clothes: Tone;
  /** The line along the neck, and the earrings. */
  collar: Tone;
} & (
  | {
      cut:
        | 'short'
        | 'sidePart'
        | 'afro'
        | 'curls'
        | 'long'
        | 'bob'
        | 'bun'
        | 'ponytail'
        | 'bald'
        | 'turban'
        | 'hardHat';
      wears?: 'beard' | 'mustache' | 'glasses' | 'earrings' | 'headset';
    }
  | { cut: 'headscarf'; wears?: 'glasses' | 'headset' }
);

/**
 * Head and shoulders of a certain person, for where a `person` would be too anonymous. It is as
 * high as it is wide. `at` is the middle of its lower edge.
 */
export type Face = {
  kind: 'face';
  at: Point;
  size: number;
  /** Whether its lower edge is part of a circle with a radius of 4/7 of its size. */
  inCircle?: true;
} & Look;

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
} & Stroked;

/**
 * Straight strokes from point to point, with round ends. A thick one looks like a slot at an angle.
 * When filled, it is the enclosed area.
 */
export type Line = { kind: 'line'; points: readonly [Point, Point, ...Point[]] } & Painted;

/** Part of a circle, clockwise between two angles in degrees; 0 is twelve o'clock. */
type Arc = { kind: 'arc'; at: Point; r: number; from: number; to: number } & Stroked;

/** A check mark. `r` is half its width. */
type Tick = { kind: 'tick'; at: Point; r: number } & Stroked;

/** One or a few words. `at` is the middle of their start. */
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
   * `plain` is for words next to more important ones. `heading` uses the heading typeface.
   * @default 'strong'
   */
  variant?: 'strong' | 'plain' | 'heading';
  /** The font size, in the drawing's units. It scales with the drawing. */
  size: number;
  fill: Tone;
};

export type Shape = Dot | Dots | Person | Face | Slot | Frame | Match | Line | Arc | Tick | Label;

/** A drawing of dots and slots, as data. Later shapes are drawn over earlier ones. */
export type Composition = {
  width: number;
  height: number;
  /** For a picture with its own background. Without it, the drawing has the page's background. */
  background?: BackgroundName;
  /**
   * Lines that reach past the drawing's sides continue to the edge of the window, or of the panel of a
   * proof. Everything else must be within its edges. A card would cut them off.
   */
  bleeds?: true;
  shapes: readonly Shape[];
};

/** A drawing that fills its frame with its own background. */
export type SceneComposition = Composition & Required<Pick<Composition, 'background'>>;

/** One figure in two arrangements, so that its words are readable at any width. */
export type Figure = {
  /** From 960 px. About 1200 units wide, so that its words keep their size. */
  wide: Composition;
  /** Below that: rearranged, about 320 units wide, with text of at least 14 units. */
  compact: Composition;
  /** What the figure shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};

/** A composition that says something the text doesn't, so it also needs a description. */
export type Picture = {
  composition: Composition;
  /** What the drawing shows, in one sentence (WCAG 1.1.1). */
  alt: string;
};
