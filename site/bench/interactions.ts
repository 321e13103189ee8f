import type { Locator, Page } from '@playwright/test';

export const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

export type Interaction = {
  name: string;
  path: string;
  viewport: typeof phone;
  /** The visitor's steps before the measured press. */
  before?: (page: Page) => Promise<unknown>;
  /** The element that is pressed. */
  target: (page: Page) => Locator;
  /** What appears as a result. */
  shows: string;
};

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const career = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Career', exact: true });

/** Waits until everything that `act` makes the page load has arrived. */
const loading = (page: Page, act: Promise<unknown>) =>
  Promise.all([page.waitForResponse(/\/assets\/.+\.js$/), act]);

/** The interactions that visitors use most. */
export const interactions: readonly Interaction[] = [
  {
    name: 'mobile menu opens',
    path: '/about',
    viewport: phone,
    target: (page) => button(page, 'Menu'),
    shows: 'header nav:popover-open',
  },
  {
    name: 'dropdown opens',
    path: '/about',
    viewport: desktop,
    target: (page) => page.locator('header summary').first(),
    shows: 'header nav [open] a',
  },
  {
    name: 'user menu opens',
    path: '/about',
    viewport: desktop,
    before: (page) => loading(page, button(page, 'Staff Login').hover()),
    target: (page) => button(page, 'Staff Login'),
    shows: 'header :is([role="menu"], ul:popover-open)',
  },
  {
    name: 'accordion opens',
    path: '/salesforce-training',
    viewport: phone,
    target: (page) => page.locator('main details:nth-of-type(2) > summary').first(),
    shows: 'main details:nth-of-type(2)[open]',
  },
  {
    name: 'carousel advances',
    path: '/',
    viewport: phone,
    target: (page) => button(page, 'Next slide').first(),
    shows: '[aria-roledescription="slide"]',
  },
  {
    name: 'empty form is refused',
    path: '/contact',
    viewport: phone,
    before: (page) => loading(page, page.getByLabel('First name').first().focus()),
    target: (page) => button(page, 'Submit').first(),
    shows: 'main form [aria-invalid="true"]',
  },
  {
    name: 'client navigation, cold',
    path: '/about',
    viewport: desktop,
    target: career,
    shows: 'main h1:focus',
  },
  {
    name: 'client navigation, after hover',
    path: '/about',
    viewport: desktop,
    before: (page) => loading(page, career(page).hover()),
    target: career,
    shows: 'main h1:focus',
  },
];
