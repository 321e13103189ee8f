import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ArrowRight, ChevronDown } from 'lucide';
import { memo, type Ref } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkHref, type LinkTarget } from '../../primitives/link/link.tsx';
import * as styles from './header-menu.css.ts';
import * as cardStyles from './header-menu-card.css.ts';
import { link as firstLevel } from './header-nav.css.ts';

/** A menu of the header as data. */
export type HeaderMenuContent = {
  label: string;
  links: readonly LinkTarget[];
  /** The page that lists all the others. Its link is set apart below them. */
  overview?: LinkTarget;
};

type HeaderMenuProps = HeaderMenuContent & {
  /** The link to the current page, if it is in this menu. */
  current: LinkHref | undefined;
  open: boolean;
  onToggle: (label: string) => void;
  onFollow: () => void;
  newTab?: boolean;
  ref?: Ref<HTMLLIElement> | undefined;
};

/**
 * A list item whose button shows further links. They are in the document even when closed. It renders
 * only when its own props change, because on a navigation most menus stay the same.
 */
export const HeaderMenu = memo(function HeaderMenu({
  label,
  links,
  overview,
  current,
  open,
  onToggle,
  onFollow,
  newTab,
  ref,
}: HeaderMenuProps) {
  const follow = ({ href }: LinkTarget) =>
    ({
      href,
      newTab,
      onClick: onFollow,
      'aria-current': href === current ? 'page' : undefined,
    }) as const;
  return (
    <Root asChild open={open} onOpenChange={() => onToggle(label)}>
      <li ref={ref} className={styles.menu}>
        <Trigger className={firstLevel} aria-current={current === undefined ? undefined : true}>
          {label}
          <span className={styles.mark}>
            <Icon icon={ChevronDown} size="small" />
          </span>
        </Trigger>
        <div className={styles.drop}>
          <Content forceMount className={cardStyles.card}>
            <ul className={cardStyles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link {...follow(link)} className={cardStyles.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            {overview && (
              <Link {...follow(overview)} className={cardStyles.overview}>
                {overview.label}
                <Icon icon={ArrowRight} size="small" />
              </Link>
            )}
          </Content>
        </div>
      </li>
    </Root>
  );
});
