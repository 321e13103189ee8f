import type { RouterHistory } from '@tanstack/react-router';

/** Finds a link again after its page was drawn anew: it is one of those with this address. */
type LinkPlace = { href: string | null; index: number };

/** The link by which each entry of the history was left last. */
const followed = new Map<string | undefined, LinkPlace>();

const linksTo = (href: string | null) =>
  Array.from(document.querySelectorAll('a')).filter((link) => link.getAttribute('href') === href);

/** Remembers that the visitor leaves the current entry of the history by this link. */
export function rememberFollowed({ location }: RouterHistory, link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  followed.set(location.state.__TSR_key, { href, index: linksTo(href).indexOf(link) });
}

/** What opens a native menu. */
const openerOf = (menu: Element) =>
  menu.matches('details')
    ? menu.querySelector('summary')
    : document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);

/** What opens the menus that a link is in, from the inside out. */
function* openersAround(link: Element) {
  const findMenu = (element?: Element | null) => element?.closest('details, [popover]');
  for (let menu = findMenu(link); menu; menu = findMenu(menu.parentElement)) yield openerOf(menu);
}

/**
 * Moves focus back to the link by which the visitor left the current entry of the history, or, if it
 * is in a menu that is closed now, to what opens the menu. Returns whether that was possible: a new
 * entry has no such link, and the page may have changed.
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
