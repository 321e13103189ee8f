import { Cluster } from '../cluster/cluster.tsx';
import type { LinkTarget } from './link.tsx';
import { TextLink } from './text-link.tsx';
import { TrailingArrow } from './trailing-arrow.tsx';

type TextLinksProps = {
  /** The most important first. Each address must be unique. */
  links: readonly LinkTarget[];
};

/**
 * A row of links that lead to more about a subject.
 *
 * Not for what a visitor should do next: use `ButtonLink`.
 */
export function TextLinks({ links }: TextLinksProps) {
  return (
    <Cluster>
      {links.map(({ href, label }) => (
        <TextLink key={href} href={href} variant="standalone">
          {label}
          <TrailingArrow />
        </TextLink>
      ))}
    </Cluster>
  );
}
