import type { Locator, Page } from '@playwright/test';
import { groupedServiceLinks, industryLinks } from '../content/catalog.ts';
import { labelsAndTargets } from './header.ts';
import { controls } from './inquiry.ts';
import { expect, open, openSlowly, scrollToHydrate, test } from './test.ts';

const footerOf = (page: Page) => page.getByRole('contentinfo');
const interestIn = (scope: Page | Locator) =>
  controls(scope.locator('footer form')).categoerySelect;

/** Expects the text and the preselected interest at the end of a page. */
async function expectClosing(page: Page, { title, interest }: { title: string; interest: string }) {
  const footer = footerOf(page);
  await expect(footer.getByRole('heading', { level: 2 })).toHaveText(title);
  await expect(footer.getByRole('form', { name: title, exact: true })).toBeAttached();
  await expect(interestIn(page).locator('option:checked')).toHaveText(interest);
}

const placeholder = 'I am Interested In';

const closings = [
  { path: '/', title: 'A role to fill, or a product to build?', interest: placeholder },
  {
    path: '/about',
    title: 'Bring us the role that’s been open too long',
    interest: 'Bussiness Enqueries',
  },
  {
    path: '/oracle-hcm',
    title: 'Which rule does payroll apply by hand?',
    interest: 'Software Development',
  },
  { path: '/rpo-services', title: 'Bring us next year’s hiring plan', interest: 'Human Resource' },
  { path: '/career', title: 'Don’t see a role that fits?', interest: 'Career' },
  {
    path: '/salesforce-training',
    title: 'Not sure if this course is for you?',
    interest: 'Training',
  },
  { path: '/privacy-policy', title: 'A question about your data?', interest: 'Legal/Compliance' },
  { path: '/contact', title: 'Ready to write to us?', interest: placeholder },
] as const;

const closingOf = (path: (typeof closings)[number]['path']) =>
  closings.find((closing) => closing.path === path) ?? closings[0];

test.describe('as served', () => {
  test.use({ javaScriptEnabled: false });

  for (const closing of closings) {
    test(`${closing.path} ends with its own text and the matching interest`, async ({ page }) => {
      await page.goto(closing.path);
      await expectClosing(page, closing);
    });
  }

  test('a page with its own form ends quietly', async ({ page }) => {
    const sizeOf = (heading: Locator) =>
      heading.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const steps = footerOf(page).getByRole('list', { name: 'What happens next' });
    await page.goto('/about');
    await expect(steps.getByRole('listitem')).toHaveCount(3);
    const full = await sizeOf(footerOf(page).getByRole('heading', { level: 2 }));
    await page.goto('/contact');
    await expect(steps).toHaveCount(0);
    expect(await sizeOf(footerOf(page).getByRole('heading', { level: 2 }))).toBeLessThan(full);
  });

  test('on a phone, the links to services are collapsed under their title', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/about');
    const footer = footerOf(page);
    const lastService = footer.getByRole('link', { name: 'Data science consulting' });
    await expect(lastService).toBeHidden();
    await footer.locator('summary').click();
    await expect(lastService).toBeVisible();
  });
});

test('all services, industries, the talent pool, and the training are linked', async ({ page }) => {
  await page.goto('/about');
  const links = footerOf(page).locator('details').getByRole('link');
  const [people, products, systems] = groupedServiceLinks;
  expect(await labelsAndTargets(links)).toEqual(
    [
      ...people,
      { label: 'Talent Pool', href: '/talent-pool' },
      { label: 'Salesforce training', href: '/salesforce-training' },
      ...products,
      ...systems,
      ...industryLinks,
    ].map(({ label, href }) => [label, href]),
  );
  await expect(links.last()).toBeVisible();
  for (const name of ['People', 'Products', 'Systems', 'Industries']) {
    await expect(footerOf(page).getByRole('list', { name })).toBeVisible();
  }
});

/** Follows a link in the header, as a client navigation. */
async function follow(page: Page, name: string, path: string) {
  await page.getByRole('banner').getByRole('link', { name, exact: true }).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
}

const followCareer = (page: Page) => follow(page, 'Career', '/career');
const followAbout = (page: Page) => follow(page, 'About Us', '/about');
const followHome = (page: Page) => follow(page, 'Home', '/');

/** Opens a page and waits until its footer is hydrated. */
async function openAtFooter(page: Page, path: string) {
  await open(page, path);
  await scrollToHydrate(footerOf(page));
}

for (const [name, openPage] of Object.entries({
  'in view': openAtFooter,
  'still as served': open,
})) {
  test(`a footer ${name} ends each following page with its text and interest`, async ({ page }) => {
    await openPage(page, '/oracle-hcm');
    await followCareer(page);
    await scrollToHydrate(footerOf(page));
    await expectClosing(page, closingOf('/career'));
    await followHome(page);
    await expectClosing(page, closingOf('/'));
    await page.goBack();
    await expectClosing(page, closingOf('/career'));
  });
}

test('an interest chosen by the visitor stays, even after a page that would preselect it', async ({
  page,
}) => {
  await openAtFooter(page, '/oracle-hcm');
  await interestIn(page).selectOption('Career');
  await followCareer(page);
  await followAbout(page);
  await expectClosing(page, { ...closingOf('/about'), interest: 'Career' });
});

test('a message keeps the interest with which it was written', async ({ page }) => {
  await openAtFooter(page, '/career');
  await controls(footerOf(page).locator('form')).message.fill('I would like to join.');
  await followAbout(page);
  await expectClosing(page, { ...closingOf('/about'), interest: 'Career' });
  const { message } = controls(footerOf(page).locator('form'));
  await expect(message).toHaveValue('I would like to join.');
});

test('a message without an interest gets the one of the next page', async ({ page }) => {
  await openAtFooter(page, '/');
  await controls(footerOf(page).locator('form')).message.fill('I would like to join.');
  await followCareer(page);
  await expectClosing(page, closingOf('/career'));
});

test('an interest chosen before hydration stays', async ({ page }) => {
  const hydrate = await openSlowly(page, '/oracle-hcm');
  await interestIn(page).selectOption('Admin');
  await hydrate();
  await scrollToHydrate(footerOf(page));
  await expect(interestIn(page)).toHaveValue('Admin');
  await followCareer(page);
  await expectClosing(page, { ...closingOf('/career'), interest: 'Admin' });
});
