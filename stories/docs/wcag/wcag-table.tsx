import { TokenTable } from '../token-table.tsx';
import type { Criterion } from './criterion.ts';

function cellsOf(criterion: Criterion): readonly string[] {
  if ('tests' in criterion) return [criterion.how, criterion.tests.join(', ')];
  if ('byHand' in criterion) return [criterion.byHand, 'No test. Done by hand.'];
  return [criterion.notApplicable, 'Doesn’t apply.'];
}

/** Criteria, how each is met, and what verifies it. */
export function WcagTable({
  principle,
  criteria,
}: {
  principle: string;
  criteria: readonly Criterion[];
}) {
  return (
    <TokenTable
      caption={principle}
      columns={['Criterion', 'How it is met', 'Verified by']}
      rows={criteria.map((criterion) => [
        `${criterion.number} ${criterion.name} (${criterion.level})`,
        ...cellsOf(criterion),
      ])}
    />
  );
}
