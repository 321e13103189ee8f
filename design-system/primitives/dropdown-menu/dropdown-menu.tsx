import { Content, Item, Root, Trigger } from '@radix-ui/react-dropdown-menu';
import { ArrowUpRight, type LucideIcon } from 'lucide-react';
import { Icon } from '../icon/icon.tsx';
import { Link, type LinkTarget } from '../link/link.tsx';
import * as styles from './dropdown-menu.css.ts';

export type DropdownMenuProps = {
  /** Names the button, and with it the menu. */
  label: string;
  icon: LucideIcon;
  /** External links; each opens in a new tab. */
  links: readonly LinkTarget[];
};

/**
 * An icon button that opens a small menu of links, in the colors of the ground it stands on.
 * The menu exists only while open: links that must be found without scripts also belong elsewhere.
 */
export function DropdownMenu({ label, icon, links }: DropdownMenuProps) {
  return (
    // Not modal: a modal menu locks scrolling, which moves the page.
    <Root modal={false}>
      <Trigger className={styles.trigger} aria-label={label}>
        <Icon icon={icon} />
      </Trigger>
      <Content className={styles.list} align="end" sideOffset={8} collisionPadding={8} loop>
        {links.map((link) => (
          <Item key={link.href} asChild>
            <Link href={link.href} newTab className={styles.item}>
              {link.label}
              <Icon icon={ArrowUpRight} size="small" />
            </Link>
          </Item>
        ))}
      </Content>
    </Root>
  );
}
