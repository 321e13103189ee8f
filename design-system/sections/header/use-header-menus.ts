import { useEffect, useRef, useState } from 'react';

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
  const [state, setState] = useState({ ...closed, path: currentPath });
  const { panel, menu } = state.path === currentPath ? state : closed;
  const open = (next: Partial<typeof closed>) =>
    setState({ ...closed, ...next, path: currentPath });

  useEffect(() => {
    if (!panel && !menu) return;
    // Within the panel an open menu stays open: closing it would move what is being pressed.
    const zone = panel ? header : openItem;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !zone.current?.contains(target)) {
        setState((now) => ({ ...now, ...closed }));
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
    togglePanel: () => open({ panel: !panel }),
    toggleMenu: (label: string) => open({ panel, menu: menu === label ? '' : label }),
    close: () => open(closed),
  };
}
