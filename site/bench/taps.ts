const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 800 };

export type Tap = {
  name: string;
  path: string;
  viewport: typeof phone;
  /** The element to tap: the first visible match. */
  target: string;
  /** Runs in the page, as source code. Returns what the tap changes. */
  effect: () => unknown;
};

/** How many of the header's links are visible. */
const linksOfHeader = () =>
  Array.from(document.querySelectorAll('header a')).filter((link) =>
    link.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
  ).length;

/** The menu button of any site, ours or the one we compare with. */
export const menu: Tap = {
  name: 'menu',
  path: '/',
  viewport: phone,
  target: 'header button[aria-label*="menu" i]',
  effect: linksOfHeader,
};

/** One tap of each kind. */
export const taps: readonly Tap[] = [
  menu,
  {
    name: 'dropdown, first',
    path: '/',
    viewport: desktop,
    target: 'header nav summary >> nth=0',
    effect: linksOfHeader,
  },
  {
    name: 'dropdown, second',
    path: '/',
    viewport: desktop,
    target: 'header nav summary >> nth=1',
    effect: linksOfHeader,
  },
  {
    name: 'user menu',
    path: '/',
    viewport: desktop,
    target: 'header button[aria-label="Staff Login"]',
    effect: linksOfHeader,
  },
  {
    name: 'second question',
    path: '/salesforce-training',
    viewport: phone,
    target: 'main details >> nth=1 >> summary',
    effect: () => document.querySelectorAll('main details[open]').item(0)?.textContent,
  },
  {
    name: 'flip card',
    path: '/staff-augmentation',
    viewport: phone,
    target: 'main [role="group"]',
    effect: () => {
      const card = document.querySelector('main [role="group"]');
      return card?.firstElementChild && getComputedStyle(card.firstElementChild).transform;
    },
  },
  {
    name: 'carousel, next',
    path: '/',
    viewport: phone,
    target: 'main button[aria-label="Next slide"]',
    effect: () =>
      document.querySelector('[aria-roledescription="slide"]')?.getBoundingClientRect().x,
  },
  {
    name: 'empty form',
    path: '/contact',
    viewport: phone,
    target: 'main form button[type="submit"]',
    effect: () =>
      document.querySelector('main form [aria-disabled="true"]') ??
      document.activeElement?.closest('form'),
  },
  {
    name: 'link, until it shows that the page is on its way',
    path: '/',
    viewport: phone,
    target: 'main a[href="/contact"]',
    effect: () => document.querySelector('[popover=manual]')?.checkVisibility(),
  },
  {
    name: 'link, until the new page is painted',
    path: '/',
    viewport: phone,
    target: 'main a[href="/contact"]',
    effect: () => document.querySelector('h1')?.textContent,
  },
];
