import type { IconNode } from 'lucide';
import type { LinkTarget } from '../link/link.tsx';

export type DropdownMenuProps = {
  /** Names the button and the menu. */
  label: string;
  /** The button's icon, from lucide, as data. */
  icon: IconNode;
  /** External links. Each opens in a new tab. */
  links: readonly LinkTarget[];
};
