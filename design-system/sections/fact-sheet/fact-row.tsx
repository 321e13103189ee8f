import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { Unbroken } from '../../primitives/text/unbroken.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { CardBackground, Fact } from './fact.ts';
import * as styles from './fact-sheet.css.ts';

/** A term and its detail. A key fact also has a condition, and the last one has the button. */
export function FactRow({
  fact: { term, detail, isKey, condition },
  cardBackground,
  button,
}: {
  fact: Fact;
  /** Of the card with the key facts. Without one, they are on the section itself. */
  cardBackground: CardBackground | undefined;
  button: ReactNode;
}) {
  const keyStyle = cardBackground ? `${styles.key} ${backgrounds[cardBackground]}` : styles.openKey;
  return (
    <div className={isKey ? keyStyle : styles.other}>
      <dt>
        <Text as="span" size="small" tone="muted" weight="semibold">
          {term}
        </Text>
      </dt>
      {isKey ? (
        <dd className={styles.keyDetail}>
          <div className={styles.keyWords}>
            <Stack gap="x1">
              <div className={styles.keyTitle}>
                <Unbroken>{detail}</Unbroken>
              </div>
              {condition && (
                <Text tone="soft">
                  <Unbroken>{condition}</Unbroken>
                </Text>
              )}
            </Stack>
          </div>
          {button}
        </dd>
      ) : typeof detail === 'string' ? (
        <dd>
          <Text>
            <Unbroken>{detail}</Unbroken>
          </Text>
        </dd>
      ) : (
        <dd>
          <Cluster as="ul" gap="x1">
            {detail.map((word) => (
              <li key={word}>
                <Badge>{word}</Badge>
              </li>
            ))}
          </Cluster>
        </dd>
      )}
    </div>
  );
}
