import type { Fact } from './fact.ts';

/** Which of a desktop's four columns a fact takes: the first, the second, or two of them. */
export type FactPlace = 'first' | 'second' | 'start' | 'end';

/** As many rows as two key facts and a button take. */
const rows = 3;

/**
 * Where facts stand on a desktop. Key facts are in the second half, and the others are in the first
 * half, in at least three rows if there are enough of them. Without key facts, all take turns.
 */
export function placeFacts(facts: readonly Fact[]): readonly FactPlace[] {
  const others = facts.filter(({ isKey }) => !isKey);
  if (others.length === facts.length) {
    return facts.map((_, index) => (index % 2 ? 'end' : 'start'));
  }
  const isList = ({ detail }: Fact) => typeof detail !== 'string';
  const cells = others.length + others.filter(isList).length;
  const firstWide = others.length - Math.max(0, rows * 2 - cells);
  const isWide = (fact: Fact) => isList(fact) || others.indexOf(fact) >= firstWide;
  let isRowOpen = false;
  return facts.map((fact) => {
    if (fact.isKey) return 'end';
    const next = others[others.indexOf(fact) + 1];
    const fillsRow = isWide(fact) || !(isRowOpen || (next && !isWide(next)));
    isRowOpen = !(fillsRow || isRowOpen);
    if (fillsRow) return 'start';
    return isRowOpen ? 'first' : 'second';
  });
}
