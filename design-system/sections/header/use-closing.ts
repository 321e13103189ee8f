import { useEffect, useRef } from 'react';
import { media } from '../../tokens/media.ts';

/**
 * Closes what is open in the header: the panel on small screens, and menus. The browser opens both,
 * so only the document knows what is open. A press or focus elsewhere closes them, as does a
 * link, a new path, or a window that grows past the panel's width. Escape closes the menu and
 * returns focus to its button. The next Escape closes the panel, which the browser handles.
 */
export function useClosing(currentPath: string) {
  const headerRef = useRef<HTMLElement>(null);
  const navRef = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path ends the effect, which closes everything.
  useEffect(() => {
    const [header, nav] = [headerRef.current, navRef.current];
    if (!header || !nav) return;
    const menus = nav.getElementsByTagName('details');
    const openMenu = () => [...menus].find(({ open }) => open);
    const close = () => {
      for (const menu of menus) menu.open = false;
      nav.hidePopover();
    };
    const leave = ({ target }: Event) => {
      // Inside the panel, an open menu stays open, because closing it would move the element that
      // is being pressed.
      const zone = nav.matches(':popover-open') ? header : openMenu();
      if (target instanceof Node && zone && !zone.contains(target)) close();
    };
    const back = (event: KeyboardEvent) => {
      const menu = openMenu();
      if (event.key !== 'Escape' || !menu) return;
      // Otherwise, the browser would also close the panel around the menu.
      event.preventDefault();
      menu.open = false;
      menu.querySelector('summary')?.focus();
    };
    const follow = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a')) close();
    };
    const listening = new AbortController();
    const { signal } = listening;
    // In the capture phase, because React stops events in parts that aren't hydrated from bubbling.
    const first = { signal, capture: true };
    document.addEventListener('pointerdown', leave, first);
    document.addEventListener('focusin', leave, first);
    document.addEventListener('keydown', back, first);
    header.addEventListener('click', follow, { signal });
    matchMedia(media.desktop).addEventListener('change', () => nav.hidePopover(), { signal });
    return () => {
      listening.abort();
      close();
    };
  }, [currentPath]);

  return { header: headerRef, nav: navRef };
}
