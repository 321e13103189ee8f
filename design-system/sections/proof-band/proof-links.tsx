import { ButtonLink } from '../../primitives/button/button.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import * as styles from './proof-band.css.ts';

export type ProofLinksProps = { title: string; links: readonly LinkTarget[] };

/** Links to similar work, in the place of the last part. */
export function ProofLinks({ title, links }: ProofLinksProps) {
  return (
    <div className={styles.links}>
      <Stack gap="x1h">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Cluster as="ul" gap="x1">
          {links.map(({ href, label }) => (
            <li key={href}>
              <ButtonLink href={href} variant="outline" size="small">
                {label}
              </ButtonLink>
            </li>
          ))}
        </Cluster>
      </Stack>
    </div>
  );
}
