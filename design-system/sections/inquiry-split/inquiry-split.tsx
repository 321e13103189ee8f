import { type ReactNode, useId } from 'react';
import { CheckList } from '../../primitives/check-list/check-list.tsx';
import { Link, type LinkTarget } from '../../primitives/link/link.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { Text } from '../../primitives/text/text.tsx';
import { background as backgrounds } from '../../tokens/theme.css.ts';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './inquiry-split.css.ts';

export type InquirySplitProps = SectionHeaderContent & {
  /** Short points that say what happens after the form is sent. */
  points: readonly string[];
  /**
   * Faster ways to get in touch, such as a phone number, in large type below the points. Each
   * address must be unique.
   */
  direct?: { title: string; links: readonly LinkTarget[] } | undefined;
  /** The form. It receives the `id` of the title, which names it (WCAG 1.3.1). */
  form: (titleId: string) => ReactNode;
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
};

/**
 * A form on a card, next to text that says what the form is for. With one column, the form comes
 * right after the title.
 *
 * Not for the end of a page: use the `inquiry` of `Footer`, which every page has. For a form next
 * to a blog post, use `ArticleSidebar`.
 */
export function InquirySplit({ points, direct, form, background, ...header }: InquirySplitProps) {
  const titleId = useId();
  return (
    <TitledSection {...header} space="regular" titleId={titleId} background={background}>
      {(title) => (
        <div className={styles.layout}>
          {title}
          <div className={`${styles.card} ${backgrounds.raised}`}>{form(titleId)}</div>
          <Stack gap="x4">
            <CheckList items={points} />
            {direct && (
              <div className={styles.direct}>
                <Text size="small" tone="muted">
                  {direct.title}
                </Text>
                {direct.links.map(({ href, label }) => (
                  <Link key={href} href={href} className={styles.link}>
                    {label}
                  </Link>
                ))}
              </div>
            )}
          </Stack>
        </div>
      )}
    </TitledSection>
  );
}
