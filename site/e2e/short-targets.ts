import type { Page } from '@playwright/test';

/**
 * Links and controls outside running text that a finger can easily miss, because less than 44 px of
 * their height can be pressed. What covers a target counts, and so does what makes it larger.
 */
export const findShortTargets = (page: Page) =>
  page.evaluate(() => {
    const enough = 44;
    for (const details of document.querySelectorAll('details')) details.open = true;
    const isInText = (target: Element) => {
      const text = target.closest('p, li, dd, td')?.textContent ?? '';
      const isInline = getComputedStyle(target).display === 'inline';
      return isInline && text.trim() !== target.textContent?.trim();
    };
    const isPressed = (target: HTMLElement, x: number, y: number) => {
      const pressed = document.elementFromPoint(x, y);
      const control = pressed?.closest('label')?.control ?? pressed;
      return control !== null && target.contains(control);
    };
    const targets = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea',
    );
    return [...targets].flatMap((target) => {
      const isThere = target.checkVisibility({ visibilityProperty: true });
      if (!isThere || target.closest('[inert]') || isInText(target)) return [];
      target.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = target.getBoundingClientRect();
      // Only for screen readers until it has focus.
      if (height <= 1 || top + height < 0) return [];
      let from = Math.floor(top + height / 2);
      let to = from;
      while (to - from < enough && isPressed(target, left + width / 2, from - 1)) from--;
      while (to - from < enough && isPressed(target, left + width / 2, to)) to++;
      if (to - from >= enough) return [];
      return [`${to - from} px of ${target.outerHTML.slice(0, 120)}`];
    });
  });
