import { useId } from 'react';
import { ButtonLink } from '../../primitives/button/button.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './comparison-table.css.ts';
import { feature as featureClass } from './comparison-table-cell.css.ts';
import { type ComparisonCell, ComparisonTableCell } from './comparison-table-cell.tsx';

/** One of the options: a column. */
export type ComparisonOption = {
  title: string;
  /** When to choose it, in a few words. */
  text?: string;
};

/** One feature: a row. */
export type ComparisonFeature<Options extends readonly ComparisonOption[]> = {
  title: string;
  /** One for each option, in their order. */
  cells: { readonly [Index in keyof Options]: ComparisonCell };
};

/** A comparison as data. */
export type ComparisonTableContent<
  Options extends readonly ComparisonOption[] = readonly ComparisonOption[],
> = SectionHeaderContent & {
  /** Two to four, from left to right. Each title must be unique. */
  options: Options;
  /** From top to bottom, the one that decides most first. Each title must be unique. */
  features: readonly ComparisonFeature<Options>[];
  /** The button below the table, if any. */
  action?: LinkTarget;
};

/** The words that the table adds. */
export type ComparisonTableLabels = {
  /** Heads the features' column. */
  feature: string;
  /** Stands above the highlighted option. */
  highlight: string;
  /** Said in place of a tick. */
  yes: string;
  /** Said in place of a dash. */
  no: string;
};

const defaultLabels: ComparisonTableLabels = {
  feature: 'Feature',
  highlight: 'Recommended',
  yes: 'Yes',
  no: 'No',
};

export type ComparisonTableProps<Options extends readonly ComparisonOption[]> =
  ComparisonTableContent<Options> & {
    /** @default 'canvas' */
    background?: BackgroundName | undefined;
    /** The title of the option that stands out, if any. */
    highlight?: NoInfer<Options>[number]['title'] | undefined;
    /** @default { feature: 'Feature', highlight: 'Recommended', yes: 'Yes', no: 'No' } */
    labels?: Partial<ComparisonTableLabels> | undefined;
  };

/**
 * Options side by side, feature by feature. On phones, each feature is a block that lists the options.
 * It stays a table for assistive technology there: browsers forget the roles of a table that is laid
 * out otherwise, so each element states its own (WCAG 1.3.1).
 *
 * Not for options that are told apart by a few points each: use `OptionCards`. For the facts of a
 * single offer, use `FactSheet`.
 */
export function ComparisonTable<const Options extends readonly ComparisonOption[]>({
  options,
  features,
  action,
  background,
  highlight,
  labels: ownLabels,
  ...header
}: ComparisonTableProps<Options>) {
  const titleId = useId();
  const labels = { ...defaultLabels, ...ownLabels };
  return (
    <TitledSection {...header} background={background} titleId={titleId}>
      <table role="table" aria-labelledby={titleId} className={styles.table}>
        <thead role="rowgroup" className={styles.head}>
          <tr role="row" className={styles.headRow}>
            <th role="columnheader" scope="col" className={styles.corner}>
              {labels.feature}
            </th>
            {options.map(({ title, text }) => (
              <th
                key={title}
                role="columnheader"
                scope="col"
                className={styles.option[title === highlight ? 'highlighted' : 'regular']}
              >
                {title === highlight && <p className={styles.label}>{labels.highlight}</p>}
                <p className={styles.title}>{title}</p>
                {text && (
                  <Text size="small" tone="muted">
                    {text}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup" className={styles.body}>
          {features.map((feature) => (
            <tr key={feature.title} role="row" className={styles.row}>
              <th role="rowheader" scope="row" className={featureClass}>
                {feature.title}
              </th>
              {options.map(({ title }, index) => (
                <ComparisonTableCell
                  key={title}
                  option={title}
                  // The types make sure that there is one.
                  cell={feature.cells[index] ?? ''}
                  isHighlighted={title === highlight}
                  labels={labels}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {action && (
        <div>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      )}
    </TitledSection>
  );
}
