import { Heading } from '../../primitives/heading/heading.tsx';
import type { LinkTarget } from '../../primitives/link/link.tsx';
import { LinkList } from '../../primitives/link/link-list.tsx';
import type { BackgroundName } from '../../primitives/section/section.tsx';
import type { SectionHeaderContent } from '../../primitives/section-header/section-header.tsx';
import { Stack } from '../../primitives/stack/stack.tsx';
import { TitledSection } from '../titled-section/titled-section.tsx';
import * as styles from './link-groups.css.ts';

/** Links on one subject. */
export type LinkGroup = {
  /** What the links have in common, as a level 3 heading. */
  title: string;
  /** In reading order. Each target must be unique. */
  links: readonly LinkTarget[];
};

/** Groups of links as data. */
export type LinkGroupsContent = SectionHeaderContent & {
  /** In reading order. Each title must be unique. */
  groups: readonly LinkGroup[];
};

export type LinkGroupsProps = LinkGroupsContent & {
  /** @default 'canvas' */
  background?: BackgroundName | undefined;
  /** The target of in-page links. */
  id?: string | undefined;
};

/**
 * Many links under a few titles, such as all pages of a site. Each link has its own line, at least
 * 24 px high (WCAG 2.5.8). The groups fill up to four columns evenly, one after the other. Most
 * phones have two.
 *
 * Not for a few pages that visitors should choose from: use `CardGrid`, which describes each one.
 */
export function LinkGroups({ groups, background, id, ...header }: LinkGroupsProps) {
  return (
    <TitledSection {...header} background={background} id={id}>
      <div className={styles.columns}>
        {groups.map(({ title, links }) => (
          <div key={title} className={styles.group}>
            <Stack gap="x1">
              <Heading level={3} size={4}>
                {title}
              </Heading>
              <LinkList links={links} />
            </Stack>
          </div>
        ))}
      </div>
    </TitledSection>
  );
}
