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

/** What a dot stands for, in dollars. */
export const perDot = 100;

export const amountOf = (items: readonly Item[]) =>
  items.reduce((total, { amount }) => total + amount, 0);
