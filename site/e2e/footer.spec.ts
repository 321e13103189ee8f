import { company } from '../content/company/company.ts';
import { headquarters, social } from '../content/company/contacts.ts';
import { scrollThresholds } from '../requirements.ts';
import { labelsAndTargets } from './header.ts';
import { scrollTo } from './scroll.ts';
import { expect, open, scrollToHydrate, test } from './test.ts';

const { backToTop } = scrollThresholds;
const { email, phone } = company;

test('the footer says where the company is and how to reach it', async ({ page }) => {
  await open(page, '/about');
  const footer = page.getByRole('contentinfo');
  const link = (name: string) => footer.getByRole('link', { name, exact: true });
  await expect(footer.getByText(headquarters.lines[0])).toBeVisible();
  await expect(link('Show on map')).toHaveAttribute('href', headquarters.mapHref);
  await expect(link(email)).toHaveAttribute('href', `mailto:${email}`);
  await expect(link(phone.label)).toHaveAttribute('href', phone.href);
  for (const { label, href } of social) await expect(link(label)).toHaveAttribute('href', href);
  await expect(footer.locator('form')).toBeVisible();
});

test('the useful links have their labels and targets', async ({ page }) => {
  await open(page, '/contact');
  const useful = page.getByRole('navigation', { name: 'Useful links' });
  expect(await labelsAndTargets(useful.getByRole('link'))).toEqual([
    ['About Us', '/about'],
    ['Services', '/services'],
    ['Industries', '/industries'],
    ['Career', '/career'],
    ['Insights', '/blog'],
  ]);
});

const copyright = (year: number) => `© ${year} ${company.legalName}. All rights reserved.`;

test('the copyright shows the current year', async ({ page }) => {
  await open(page, '/about');
  const line = page.getByRole('contentinfo').getByText('©');
  await expect(line).toHaveText(copyright(new Date().getFullYear()));
});

test('the copyright shows the visitor’s year, even if the page was built earlier', async ({
  page,
}) => {
  await page.clock.setFixedTime('2031-06-01');
  await open(page, '/about');
  await scrollToHydrate(page.getByRole('contentinfo'));
  await expect(page.getByRole('contentinfo').getByText('©')).toHaveText(copyright(2031));
});

test(`the link to the top appears above ${backToTop} px of scroll`, async ({ page }) => {
  await open(page, '/about');
  const toTop = page.getByRole('link', { name: 'Back to top' });
  await expect(toTop).toBeHidden();
  await scrollTo(page, backToTop);
  await expect(toTop).toBeHidden();
  await scrollTo(page, backToTop + 1);
  await expect(toTop).toBeVisible();
  await scrollTo(page, backToTop);
  await expect(toTop).toBeHidden();
});

for (const { motion, start } of [
  { motion: 'no-preference', start: 2000 },
  { motion: 'reduce', start: 0 },
] as const) {
  test(`the link leads to the top ${start ? 'smoothly' : 'at once'} if motion is ${motion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await open(page, '/about');
    await scrollTo(page, 2000);
    const toTop = page.getByRole('link', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    const rightAfter = await toTop.evaluate((link: HTMLElement) => {
      link.click();
      return scrollY;
    });
    expect(rightAfter).toBe(start);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('main')).toBeFocused();
    await expect(toTop).toBeHidden();
  });
}
