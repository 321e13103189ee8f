import type { AnyRouter } from '@tanstack/react-router';

/** Finds a link again after its page was drawn anew: it is one of those with this address. */
type LinkPlace = { href: string | null; index: number };

/** The link by which each entry of the history was left last. */
const followed = new Map<string | undefined, LinkPlace>();

const linksTo = (href: string | null) =>
  Array.from(document.querySelectorAll('a')).filter((link) => link.getAttribute('href') === href);

type History = AnyRouter['history'];

/** Remembers that the visitor leaves the current entry of the history by this link. */
export function rememberFollowed({ location }: History, link: HTMLAnchorElement) {
  const href = link.getAttribute('href');
  followed.set(location.state.__TSR_key, { href, index: linksTo(href).indexOf(link) });
}

/** What opens a native menu. */
const openerOf = (menu: Element) =>
  menu.matches('details')
    ? menu.querySelector('summary')
    : document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(menu.id)}"]`);

/**
 * Moves focus back to the link by which the visitor left the current entry of the history, or, if it
 * is in a menu that is closed now, to what opens the menu. Returns whether there was such an entry
 * and such a link: a new entry has none.
 */
export function focusFollowed({ location }: History) {
  const place = followed.get(location.state.__TSR_key);
  const link = place && linksTo(place.href)[place.index];
  let target: HTMLElement | null | undefined = link;
  let part: Element | null | undefined = link;
  while (part) {
    // The router has already scrolled to the right position.
    target?.focus({ preventScroll: true });
    if (target && target === document.activeElement) return true;
    part = part.parentElement?.closest('details, [popover]');
    target = part && openerOf(part);
  }
  return false;
}
