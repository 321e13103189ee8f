import { useCallback, useEffect, useRef, useState } from 'react';

const closed = { panel: false, menu: '' };

/**
 * What of the header is open: the small screens' panel, and one menu by its label. Escape closes
 * the innermost and gives focus back to its button; a press or focus elsewhere closes all.
 * What was opened on one path is closed on the next.
 */
export function useHeaderMenus(currentPath: string) {
  const header = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const openItem = useRef<HTMLLIElement>(null);
  const [{ panel, menu }, setState] = useState(closed);
  const [path, setPath] = useState(currentPath);
  if (path !== currentPath) {
    setPath(currentPath);
    setState(closed);
  }

  useEffect(() => {
    if (!panel && !menu) return;
    // Within the panel an open menu stays open: closing it would move what is being pressed.
    const zone = panel ? header : openItem;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !zone.current?.contains(target)) {
        setState(closed);
      }
    };
    const back = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const button = menu ? openItem.current?.querySelector('button') : toggle.current;
      button?.focus();
      setState((now) => ({ ...now, menu: '', panel: menu ? now.panel : false }));
    };
    const listening = new AbortController();
    // Captured: where React has yet to take a part of the page over, it lets no event bubble.
    const first = { signal: listening.signal, capture: true };
    document.addEventListener('pointerdown', leave, first);
    document.addEventListener('focusin', leave, first);
    document.addEventListener('keydown', back, first);
    return () => listening.abort();
  }, [panel, menu]);

  return {
    /** Go on the elements they are named after. */
    refs: { header, toggle, openItem },
    panel,
    menu,
    togglePanel: () => setState({ panel: !panel, menu: '' }),
    // The same from one rendering to the next, so that a menu that stays as it is need not render.
    toggleMenu: useCallback(
      (label: string) =>
        setState((now) => ({ panel: now.panel, menu: now.menu === label ? '' : label })),
      [],
    ),
    close: useCallback(() => setState(closed), []),
  };
}
