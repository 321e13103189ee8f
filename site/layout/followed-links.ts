import type { RouterHistory } from '@tanstack/react-router';

/** Finds a link again after its page was rendered again, among the links with this URL. */
type LinkPlace = { href: string | null; index: number };

/** The link that was last used to leave each history entry. */
const followed = new Map<string | undefined, LinkPlace>();

const linksTo = (href: string | null) =>
  Array.from(document.querySelectorAll('a')).filter((link) => link.getAttribute('href') === href);

/** Remembers that the visitor leaves the current history entry through this link. */
export function rememberFollowed({ location }: RouterHistory, link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  followed.set(location.state.__TSR_key, { href, index: linksTo(href).indexOf(link) });
}

/** The elements that open a native menu. */
const openerOf = (menu: Element) =>
  menu.matches('details')
    ? menu.querySelector('summary')
    : document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);

/** The elements that open the menus around a link, from the inside out. */
function* openersAround(link: Element) {
  const findMenu = (element?: Element | null) => element?.closest('details, [popover]');
  for (let menu = findMenu(link); menu; menu = findMenu(menu.parentElement)) yield openerOf(menu);
}

/**
 * Moves focus back to the link through which the visitor left the current history entry, or, if it
 * is in a menu that is now closed, to the element that opens the menu. Returns whether that was
 * possible: a new entry has no such link, and the page may have changed.
 */
export function focusFollowed({ location }: RouterHistory) {
  const place = followed.get(location.state.__TSR_key);
  const link = place && linksTo(place.href)[place.index];
  if (!link) return false;
  for (const target of [link, ...openersAround(link)]) {
    // The router has already scrolled to the right position.
    target?.focus({ preventScroll: true });
    if (target && target === document.activeElement) return true;
  }
  return false;
}
