import type { Locator, Page } from '@playwright/test';
import { company } from '../content/company/company.ts';
import { headerNavigation } from '../content/navigation.ts';
import { expect } from './test.ts';

type LabelAndTarget = readonly [label: string, target: string];

/** The header's links that are not in a dropdown. */
export const firstLevel = headerNavigation.items.flatMap((item): LabelAndTarget[] =>
  'href' in item ? [[item.label, item.href]] : [],
);

const dropdown = (label: 'Services' | 'Industries') =>
  headerNavigation.items.flatMap((item): LabelAndTarget[] =>
    'links' in item && item.label === label
      ? [...item.links, item.overview].map((link) => [link.label, link.href])
      : [],
  );

/** The links of the user menu. */
export const [firstLogin, secondLogin] = company.staffLinks;

/** The links in each dropdown. */
export const dropdowns = { Services: dropdown('Services'), Industries: dropdown('Industries') };

/** The header's parts, found by their roles and names. */
export function headerOf(page: Page) {
  const header = page.getByRole('banner');
  const nav = header.getByRole('navigation', { name: 'Main' });
  // A `summary` has no role in ARIA, so it is found by its text.
  const named = (label: string) => page.getByText(label, { exact: true });
  return {
    header,
    nav,
    /** Opens the panel on small screens. */
    toggle: header.getByRole('button', { name: 'Menu', exact: true }),
    /** Opens a dropdown. */
    button: (label: string) => nav.locator(named(label)),
    /** The links that a dropdown shows. There are none while it is closed. */
    linksOf: (label: string) =>
      nav
        .getByRole('listitem')
        .filter({ has: named(label) })
        .getByRole('link'),
    /** Opens the user menu on wide screens. */
    userButton: header.getByRole('button', { name: 'Staff Login' }),
  };
}

/**
 * Expects a button to expose whether it is expanded. Browsers expose this without an attribute, so
 * this reads Chromium's accessibility tree.
 */
export async function expectExpanded(page: Page, button: string, expanded: boolean) {
  const session = await page.context().newCDPSession(page);
  const states = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ name }) => name?.value === button)
      .flatMap(({ properties = [] }) => properties.filter(({ name }) => name === 'expanded'))
      .map(({ value }) => value.value);
  };
  await expect.poll(states).toEqual([expanded]);
  await session.detach();
}

/** The labels and targets of links, in order. */
export const labelsAndTargets = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
