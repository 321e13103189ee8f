import { CircleUserRound, Menu, X } from 'lucide';
import { useId } from 'react';
import { Brand, type BrandProps } from '../../primitives/brand/brand.tsx';
import { ButtonLink } from '../../primitives/button/button.tsx';
import { DropdownMenu } from '../../primitives/dropdown-menu/dropdown-menu.tsx';
import { Icon } from '../../primitives/icon/icon.tsx';
import { Link, type LinkHref, type LinkTarget } from '../../primitives/link/link.tsx';
import { useScrollThreshold } from '../../primitives/scroll-threshold/use-scroll-threshold.ts';
import { Container } from '../../primitives/section/section.tsx';
import { background } from '../../tokens/theme.css.ts';
import * as styles from './header.css.ts';
import { HeaderMenu, type HeaderMenuContent } from './header-menu.tsx';
import * as navStyles from './header-nav.css.ts';
import { useHeaderMenus } from './use-header-menus.ts';

export type { HeaderMenuContent } from './header-menu.tsx';

export type HeaderProps = {
  brand: BrandProps;
  /** Links and menus in their order; labels must differ. */
  items: readonly (LinkTarget | HeaderMenuContent)[];
  /** The one solid button; in view at every width. */
  action: LinkTarget;
  /** For people who have an account elsewhere: external links, each in a new tab. */
  userMenu: { label: string; links: readonly LinkTarget[] };
  /** The path of the page shown: its links are marked, and a change of it closes the menus. */
  currentPath: string;
};

/** Specification §9. */
const isSticky = (y: number) => y >= 140;

/**
 * The page's header: a row of links with disclosure menus from 1199 px, below that a panel behind
 * a button. From 140 px of scroll it stays in view. Without scripts every link can be reached.
 *
 * Not for the title of a page or a section: use `Banner` or `SectionHeader`. Links that few
 * visitors look for, such as legal ones, belong in the `Footer`.
 */
export function Header({ brand, items, action, userMenu, currentPath }: HeaderProps) {
  const navId = useId();
  const sticky = useScrollThreshold(isSticky);
  const { refs, panel, menu, togglePanel, toggleMenu, close } = useHeaderMenus(currentPath);
  const current = (href: LinkHref) => (href === currentPath ? 'page' : undefined);
  const menuProps = ({ label, links, overview }: HeaderMenuContent) => ({
    current: [...links, overview].find((link) => link?.href === currentPath)?.href,
    open: menu === label,
    onToggle: toggleMenu,
    onFollow: close,
    ref: menu === label ? refs.openItem : undefined,
  });
  // Drawn twice and shown once, so that focus goes in the order that is seen (WCAG 2.4.3).
  const actionLink = (
    <ButtonLink href={action.href} size="small" aria-current={current(action.href)} onClick={close}>
      {action.label}
    </ButtonLink>
  );
  return (
    <header ref={refs.header} className={`${styles.header} ${background.inverse}`}>
      <div className={`${styles.bar} ${background.inverse}`} data-sticky={sticky || undefined}>
        <Container>
          <div className={styles.row}>
            <Brand {...brand} />
            <div className={styles.small}>
              {actionLink}
              <button
                ref={refs.toggle}
                type="button"
                className={styles.toggle}
                aria-label="Menu"
                aria-expanded={panel}
                aria-controls={navId}
                onClick={togglePanel}
              >
                <Icon icon={panel ? X : Menu} />
              </button>
            </div>
            <nav
              id={navId}
              aria-label="Main"
              className={navStyles.nav}
              data-open={panel || undefined}
            >
              <ul className={navStyles.items}>
                {items.map((item) =>
                  'links' in item ? (
                    <HeaderMenu key={item.label} {...item} {...menuProps(item)} />
                  ) : (
                    <li key={item.label}>
                      <Link
                        href={item.href}
                        className={navStyles.link}
                        aria-current={current(item.href)}
                        onClick={close}
                      >
                        {item.label}
                      </Link>
                    </li>
                  ),
                )}
              </ul>
              <ul className={navStyles.userItems}>
                <HeaderMenu {...userMenu} {...menuProps(userMenu)} newTab />
              </ul>
            </nav>
            <div className={styles.wide}>
              <div className={styles.user}>
                <DropdownMenu {...userMenu} icon={CircleUserRound} />
              </div>
              {actionLink}
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
