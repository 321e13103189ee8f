import { Card } from '../../primitives/card/card.tsx';
import { classNames } from '../../primitives/class-names/class-names.ts';
import { lined } from '../../primitives/grid/grid.css.ts';
import { Grid } from '../../primitives/grid/grid.tsx';
import { Heading } from '../../primitives/heading/heading.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { ReasonWords } from './reason-words.tsx';
import * as styles from './reasons.css.ts';
import type { StatementsContent } from './reasons-content.ts';

type Reasons = Pick<StatementsContent, 'reasons'>;

/** Two columns, with a line above each reason. */
export function ReasonColumns({ reasons }: Reasons) {
  return (
    <div>
      <Grid as="ul" columns={2}>
        {reasons.map(({ title, text }) => (
          <li key={title} className={classNames(lined[2], styles.reason)}>
            <Heading level={3}>{title}</Heading>
            <Text tone="soft">{text}</Text>
          </li>
        ))}
      </Grid>
    </div>
  );
}

/** Numbered reasons on a white sheet, like a page of a contract. */
export function Clauses({ reasons }: Reasons) {
  return (
    <Card background="raised">
      <Stack as="ol" gap="x2">
        {reasons.map((reason, index) => (
          <li key={reason.title} className={styles.clause}>
            <Text tone="accent" weight="semibold">
              {index + 1}
            </Text>
            <ReasonWords {...reason} />
          </li>
        ))}
      </Stack>
    </Card>
  );
}

/** A row for each reason. Its title is larger than the section's. */
export function Statements({ reasons }: Reasons) {
  return (
    <ul>
      {reasons.map(({ title, text }) => (
        <li key={title} className={styles.statement}>
          <Heading level={3} size={2}>
            {title}
          </Heading>
          <Text size="lead" tone="soft">
            {text}
          </Text>
        </li>
      ))}
    </ul>
  );
}
