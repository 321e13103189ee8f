import { ButtonLink } from '../../primitives/button/button.tsx';
import { Byline } from '../../primitives/byline/byline.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { figureWidth } from './figure-width.ts';
import * as styles from './proof-band.css.ts';
import type { ProofBandContent } from './proof-content.ts';
import { ProofLinks, type ProofLinksProps } from './proof-links.tsx';
import { TitledRow, TitledRows, type TitledRowsProps } from './titled-rows.tsx';

/** The number, and what it counts. */
export function Claim({
  title,
  figure,
  baseline,
  caption,
}: Pick<ProofBandContent, 'title' | 'figure' | 'baseline' | 'caption'>) {
  return (
    <div className={styles.claim}>
      <Stack gap="x1">
        <Text size="small" tone="muted">
          {caption}
        </Text>
        <h2 className={styles.sentence.regular}>{title}</h2>
        <p className={styles.figure[figureWidth(figure)]}>{figure}</p>
        {baseline && <p className={styles.sentence.regular}>{baseline}</p>}
      </Stack>
    </div>
  );
}

/** The client's words, and the button. */
export function Quote({
  quote,
  action,
  size = 'regular',
}: Pick<ProofBandContent, 'quote' | 'action'> & {
  size?: keyof typeof styles.sentence | undefined;
}) {
  return (
    <Stack gap="x3">
      <blockquote className={styles.sentence[size]}>{`“${quote.text}”`}</blockquote>
      <Cluster gap="x3">
        <Byline name={quote.name} role={quote.jobTitle} portrait={quote.portrait} />
        {action && (
          <ButtonLink href={action.href} variant="outline">
            {action.label}
          </ButtonLink>
        )}
      </Cluster>
    </Stack>
  );
}

/** The problem, what was done, and links to similar work. */
export function Parts({
  parts,
  links,
  className,
}: Pick<ProofBandContent, 'parts'> & {
  links: ProofLinksProps | undefined;
} & Pick<TitledRowsProps, 'className'>) {
  return (
    <TitledRows className={className}>
      {parts.map((part) => (
        <TitledRow key={part.title} title={part.title}>
          <Text tone="soft">{part.text}</Text>
        </TitledRow>
      ))}
      {links && <ProofLinks {...links} />}
    </TitledRows>
  );
}
