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
import { useClosing } from './use-closing.ts';

export type { HeaderMenuContent } from './header-menu.tsx';

/** The header's texts for screen readers. */
export type HeaderLabels = {
  /** Names the navigation. Screen readers add the word "navigation". */
  navigation: string;
  /** Names the button that opens the navigation on small screens. */
  menu: string;
};

export type HeaderProps = {
  /** The company's mark and name, which link to the home page. */
  brand: BrandProps;
  /** Links and menus, in order. Each label must be unique. */
  items: readonly (LinkTarget | HeaderMenuContent)[];
  /** The only solid button. It is visible at every width. */
  action: LinkTarget;
  /** External links for people with an account on other systems. Each opens in a new tab. */
  userMenu: { label: string; links: readonly LinkTarget[] };
  /** The path of the current page. Links to it are marked, and a new path closes the menus. */
  currentPath: string;
  /**
   * The scroll position, in px, from which the bar stays in view.
   * @default 100
   */
  stickyFrom?: number | undefined;
  /**
   * Texts for screen readers. Any that is left out keeps its default.
   * @default { navigation: 'Main', menu: 'Menu' }
   */
  labels?: Partial<HeaderLabels> | undefined;
};

const defaultLabels: HeaderLabels = { navigation: 'Main', menu: 'Menu' };

/**
 * The page's header: a row of links and disclosure menus from 1199 px, and below that a button that
 * opens a panel. Once the page is scrolled to `stickyFrom`, the bar stays in view. Everything opens
 * and closes without scripts. With scripts, menus also close on Escape or a press elsewhere.
 *
 * Not for the title of a page or a section: use `Banner` or `SectionHeader`. Links that few
 * visitors look for, such as legal ones, belong in the `Footer`.
 */
export function Header({
  brand,
  items,
  action,
  userMenu,
  currentPath,
  stickyFrom = 100,
  labels,
}: HeaderProps) {
  const { navigation, menu: menuLabel } = { ...defaultLabels, ...labels };
  const id = useId();
  const sticky = useScrollThreshold((y) => y >= stickyFrom);
  const refs = useClosing(currentPath);
  const current = (href: LinkHref) => (href === currentPath ? 'page' : undefined);
  const menuProps = ({ links, overview }: HeaderMenuContent) => ({
    group: `${id}-menus`,
    current: [...links, overview].find((link) => link?.href === currentPath)?.href,
  });
  // The link is in the page twice, with only one visible at a time, so that focus follows the
  // visual order (WCAG 2.4.3).
  const actionLink = (
    <ButtonLink href={action.href} size="small" aria-current={current(action.href)}>
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
                type="button"
                className={styles.toggle}
                aria-label={menuLabel}
                popoverTarget={id}
              >
                <span className={styles.openMark}>
                  <Icon icon={Menu} />
                </span>
                <span className={styles.closeMark}>
                  <Icon icon={X} />
                </span>
              </button>
            </div>
            <nav
              ref={refs.nav}
              id={id}
              popover="auto"
              aria-label={navigation}
              className={navStyles.nav}
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
              <DropdownMenu {...userMenu} icon={CircleUserRound} />
              {actionLink}
            </div>
          </div>
        </Container>
      </div>
    </header>
  );
}
