import { useCallback, useEffect, useRef, useState } from 'react';

const closed = { panel: false, menu: '' };

/**
 * Tracks what is open in the header: the panel of small screens, and one menu, by its label. Escape
 * closes the innermost and returns focus to its button. A press or focus elsewhere closes both, and so
 * does a new path.
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
    // Inside the panel, an open menu stays open: closing it would move the element that is pressed.
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
    // In the capture phase, because React stops events in parts that aren't hydrated from bubbling.
    const first = { signal: listening.signal, capture: true };
    document.addEventListener('pointerdown', leave, first);
    document.addEventListener('focusin', leave, first);
    document.addEventListener('keydown', back, first);
    return () => listening.abort();
  }, [panel, menu]);

  return {
    /** For the elements that they are named after. */
    refs: { header, toggle, openItem },
    panel,
    menu,
    togglePanel: () => setState({ panel: !panel, menu: '' }),
    // The same functions on every render, so that unchanged menus don't render again.
    toggleMenu: useCallback(
      (label: string) =>
        setState((now) => ({ panel: now.panel, menu: now.menu === label ? '' : label })),
      [],
    ),
    close: useCallback(() => setState(closed), []),
  };
}
