import type { Locator, Page } from '@playwright/test';

/** The header's parts, found by their roles and names. */
export function headerOf(page: Page) {
  const header = page.getByRole('banner');
  const nav = header.getByRole('navigation', { name: 'Main' });
  const named = (label: string) => page.getByRole('button', { name: label, exact: true });
  return {
    header,
    nav,
    /** Opens the panel of small screens. */
    toggle: header.getByRole('button', { name: 'Menu', exact: true }),
    /** Opens a dropdown. */
    button: (label: string) => nav.locator(named(label)),
    /** The links that a dropdown shows. There are none while it is closed. */
    linksOf: (label: string) =>
      nav
        .getByRole('listitem')
        .filter({ has: named(label) })
        .getByRole('link'),
  };
}

/** The labels and the targets of links, in order. */
export const labelsAndTargets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
