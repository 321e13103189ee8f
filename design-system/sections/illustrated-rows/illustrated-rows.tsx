import { Fragment, useId } from 'react';
import { Rail } from '../../primitives/rail/rail.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import { IllustratedRow, type IllustratedRowContent } from './illustrated-row.tsx';
import * as styles from './illustrated-rows.css.ts';

export type { IllustratedRowContent } from './illustrated-row.tsx';

/** Rows with drawings, as data. */
export type IllustratedRowsContent = SectionHeaderContent & {
  /** An example above the drawings, in a few short lines. Each term must be unique. */
  panel: { title: string; facts: readonly { term: string; detail: string }[] };
  /** From top to bottom. Each title must be unique. */
  rows: readonly IllustratedRowContent[];
};

export type IllustratedRowsProps = IllustratedRowsContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /**
   * The background of the example and the drawings, which form one panel on a desktop.
   * @default 'raised'
   */
  panelBackground?: BackgroundName | undefined;
};

/**
 * Rows with a title, its text, and a small drawing. All drawings are in one panel. On a tablet, the
 * rows are cards. On a phone, the cards are side by side, and scroll and snap. If they scroll, the
 * list is focusable, so that the keyboard can scroll it (WCAG 2.1.1).
 *
 * Not for cards that link to other pages: use `CardGrid`. For a single picture next to text, use
 * `SplitFeature`.
 */
export function IllustratedRows({
  panel,
  rows,
  background,
  panelBackground = 'raised',
  ...header
}: IllustratedRowsProps) {
  const titleId = useId();
  return (
    <TitledSection {...header} background={background} titleId={titleId}>
      {(title) => (
        <div>
          <div className={styles.opening}>
            <div className={styles.header}>{title}</div>
            <div className={`${styles.panel} ${backgrounds[panelBackground]}`}>
              <Stack gap="x1h">
                <Text weight="semibold">{panel.title}</Text>
                <dl className={styles.facts}>
                  {panel.facts.map(({ term, detail }) => (
                    <Fragment key={term}>
                      <dt>
                        <Text as="span" tone="muted">
                          {term}
                        </Text>
                      </dt>
                      <dd>{detail}</dd>
                    </Fragment>
                  ))}
                </dl>
              </Stack>
            </div>
          </div>
          <Rail as="ul" labelledBy={titleId} className={styles.rows}>
            {rows.map((row) => (
              <IllustratedRow key={row.title} {...row} panelBackground={panelBackground} />
            ))}
          </Rail>
        </div>
      )}
    </TitledSection>
  );
}
