import type { Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

export type Interaction = {
  name: string;
  path: string;
  viewport: typeof phone;
  /** What a visitor does before the press that is measured. */
  before?: (page: Page) => Promise<unknown>;
  press: (page: Page) => Promise<unknown>;
  /** What the press is to bring about. */
  shows: string;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const career = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Career', exact: true });

/** Lets what `act` has the page load arrive. */
const loading = (page: Page, act: Promise<unknown>) =>
  Promise.all([page.waitForResponse(/\/assets\/.+\.js$/), act]);

/** What visitors press most. */
export const interactions: readonly Interaction[] = [
  {
    name: 'mobile menu opens',
    path: '/about',
    viewport: phone,
    press: (page) => button(page, 'Menu').click(),
    shows: 'header nav[data-open]',
  },
  {
    name: 'dropdown opens',
    path: '/about',
    viewport: desktop,
    press: (page) => button(page, 'Services').click(),
    shows: 'header nav [data-state="open"] a',
  },
  {
    name: 'user menu opens',
    path: '/about',
    viewport: desktop,
    before: (page) => loading(page, button(page, 'Staff Login').hover()),
    press: (page) => button(page, 'Staff Login').click(),
    shows: '[role="menu"]',
  },
  {
    name: 'accordion opens',
    path: '/salesforce-training',
    viewport: phone,
    press: (page) => page.locator('main h3 > button[aria-expanded="false"]').first().click(),
    shows: 'main [data-phase="expanding"]',
  },
  {
    name: 'carousel advances',
    path: '/',
    viewport: phone,
    press: (page) => button(page, 'Next slide').first().click(),
    shows: '[aria-roledescription="slide"]',
  },
  {
    name: 'empty form is refused',
    path: '/contact',
    viewport: phone,
    before: (page) => loading(page, page.getByLabel('First name').first().focus()),
    press: (page) => button(page, 'Submit').first().click(),
    shows: 'main form [aria-invalid="true"]',
  },
  {
    name: 'client navigation, cold',
    path: '/about',
    viewport: desktop,
    press: (page) => career(page).click(),
    shows: 'main h1:focus',
  },
  {
    name: 'client navigation, after hover',
    path: '/about',
    viewport: desktop,
    before: (page) => loading(page, career(page).hover()),
    press: (page) => career(page).click(),
    shows: 'main h1:focus',
  },
];
