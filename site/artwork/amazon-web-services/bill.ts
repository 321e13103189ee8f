import type { Shape } from '#design-system';
import { slot } from '../figure-shapes.ts';

/** A part of the bill. */
export type Item = { name: string; amount: number };

/** A place where money leaks, and what closes it. */
type Leak = Item & { fix: string };

/** A monthly bill, in whole dollars. */
export type Bill = {
  /** What is really used, the largest first. */
  used: readonly Item[];
  /** What is paid for nothing, in the order in which it is closed. Up to six. */
  leaks: readonly Leak[];
};

export const amountOf = (items: readonly Item[]) =>
  items.reduce((total, { amount }) => total + amount, 0);

type Bar = { at: readonly [number, number]; length: number; tall: number };

/** What stays on the bill. */
export const kept = ({ at, length, tall }: Bar): Shape => slot(at, [length, tall], 'brand');

/** What is paid for nothing. Its outline is inside the bar, so that both kinds are equally long. */
export const waste = ({ at: [x, y], length, tall }: Bar): Shape => ({
  kind: 'slot',
  at: [x + 0.75, y + 0.75],
  size: [length - 1.5, tall - 1.5],
  fill: 'quiet',
  stroke: 'strong',
  width: 1.5,
});
