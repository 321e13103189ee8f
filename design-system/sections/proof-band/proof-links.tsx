import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { TitledRow } from './titled-rows.tsx';

export type ProofLinksProps = { title: string; links: readonly LinkTarget[] };

/** Links to similar work, as the last part. */
export function ProofLinks({ title, links }: ProofLinksProps) {
  return (
    <TitledRow title={title}>
      <Cluster as="ul" gap="x1">
        {links.map(({ href, label }) => (
          <li key={href}>
            <ButtonLink href={href} variant="outline" size="small">
              {label}
            </ButtonLink>
          </li>
        ))}
      </Cluster>
    </TitledRow>
  );
}
