import type { ReactNode } from 'react';
import { Badge } from '../../primitives/badge/badge.tsx';
import { Cluster } from '../../primitives/cluster/cluster.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import type { CardBackground, Fact } from './fact.ts';
import * as styles from './fact-sheet.css.ts';

/** Keeps "3–18" and "2-week" on one line, which otherwise break after the dash. */
const unbroken = (text: string) =>
  text.split(/(\d+[–-]\w+)/).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text’s parts never change order
      <span key={index} className={styles.range}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** A term and its detail. A key fact also has a condition, and the last one has the button. */
export function FactRow({
  fact: { term, detail, isKey, condition },
  cardBackground,
  button,
}: {
  fact: Fact;
  cardBackground: CardBackground;
  button: ReactNode;
}) {
  return (
    <div className={isKey ? `${styles.key} ${backgrounds[cardBackground]}` : styles.other}>
      <dt className={styles.term}>{term}</dt>
      {isKey ? (
        <dd className={styles.keyDetail}>
          <div className={styles.keyWords}>
            <Stack gap="x1">
              <div className={styles.keyTitle}>{unbroken(detail)}</div>
              {condition && <Text tone="soft">{unbroken(condition)}</Text>}
            </Stack>
          </div>
          {button}
        </dd>
      ) : typeof detail === 'string' ? (
        <dd className={styles.detail.words}>
          <Text>{unbroken(detail)}</Text>
        </dd>
      ) : (
        <dd className={styles.detail.badges}>
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
