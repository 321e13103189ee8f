import { Content, Root, Trigger } from '@radix-ui/react-collapsible';
import { ArrowRight, ChevronDown } from 'lucide';
import { memo, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkHref, type LinkTarget } from '../../primitives/link/link.tsx';
import * as styles from './header-menu.css.ts';
import * as cardStyles from './header-menu-card.css.ts';
import { link as firstLevel } from './header-nav.css.ts';

/** A menu of the header as data. */
export type HeaderMenuContent = {
  label: string;
  links: readonly LinkTarget[];
  /** The page that lists all the others. Its link is separate, below them. */
  overview?: LinkTarget;
};

type HeaderMenuProps = HeaderMenuContent & {
  /**
   * A name for the menus of one header. The browser keeps at most one menu with the same name open.
   */
  group: string;
  /** The link to the current page, if it is in this menu. */
  current: LinkHref | undefined;
  newTab?: boolean;
};

/**
 * A list item whose button shows more links. They are in the document even when closed. The browser
 * opens and closes it, so that it works before scripts have loaded and without them, and Radix
 * follows. It renders only when its own props change, because most menus stay the same on a
 * navigation.
 */
export const HeaderMenu = memo(function HeaderMenu({
  label,
  links,
  overview,
  group,
  current,
  newTab,
}: HeaderMenuProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const follow = () => setOpen(details.current?.open ?? false);
  // The visitor may have opened it before it was hydrated.
  useLayoutEffect(follow, []);
  const propsOf = ({ href }: LinkTarget) =>
    ({ href, newTab, 'aria-current': href === current ? 'page' : undefined }) as const;
  return (
    <li>
      <Root asChild open={open}>
        <details ref={details} name={group} className={styles.menu} onToggle={follow}>
          {/* The browser itself exposes whether it is expanded. */}
          <Trigger asChild type={undefined} aria-expanded={undefined}>
            <summary
              className={`${firstLevel} ${styles.trigger}`}
              aria-current={current === undefined ? undefined : true}
            >
              {label}
              <span className={styles.mark}>
                <Icon icon={ChevronDown} size="small" />
              </span>
            </summary>
          </Trigger>
          <Content forceMount className={cardStyles.card}>
            <ul className={cardStyles.list}>
              {links.map((link) => (
                <li key={link.href}>
                  <Link {...propsOf(link)} className={cardStyles.link}>
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
            {overview && (
              <Link {...propsOf(overview)} className={cardStyles.overview}>
                {overview.label}
                <Icon icon={ArrowRight} size="small" />
              </Link>
            )}
          </Content>
        </details>
      </Root>
    </li>
  );
});
