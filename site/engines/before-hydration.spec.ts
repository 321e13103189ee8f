import { serveSlowly } from './slow-site.ts';
import { expectHydrated, expectSeen, matches } from './steps.ts';
import { test as base, expect } from './test.ts';

const test = base.extend<{ slowSite: Awaited<ReturnType<typeof serveSlowly>> }>({
  slowSite: [
    async ({ baseURL }, use) => {
      const site = await serveSlowly(baseURL);
      await use(site);
      site.close();
    },
    // Starts before the visitor comes, so it is closed after the visitor has left.
    { auto: true },
  ],
});

test('the panel and its dropdowns open at once, and stay open', async ({ visitor, slowSite }) => {
  await visitor.resize(460, 800);
  await visitor.open(`${slowSite.address}/about`);
  await visitor.click('header button[aria-label="Menu"]');
  await expectSeen(visitor, 'header nav a');
  await visitor.click('header li:has([href="/oracle-hcm"]) summary');
  await expectSeen(visitor, 'header nav [href="/services"]');
  slowSite.release();
  await expectHydrated(visitor);
  expect(await matches(visitor, 'header nav:popover-open details[open] [href="/oracle-hcm"]')).toBe(
    true,
  );
  await visitor.press('Escape');
  await visitor.press('Escape');
  expect(await matches(visitor, 'header nav:popover-open')).toBe(false);
});

test('the user menu opens at once', async ({ visitor, slowSite }) => {
  await visitor.open(`${slowSite.address}/about`);
  await visitor.click('header button[aria-label="Staff Login"]');
  await expectSeen(visitor, 'header [popover]:popover-open a');
  await visitor.press('Escape');
  expect(await matches(visitor, 'header [popover]:popover-open')).toBe(false);
});

test('the buttons of a carousel scroll it by one slide', async ({ visitor, slowSite }) => {
  const carousel = '[aria-roledescription="carousel"]:has([aria-label="1 of 4"])';
  const second = `${carousel} [aria-label="2 of 4"]`;
  /** How far the second slide is from the start of the carousel. */
  const distance = () =>
    visitor.read(
      (...parts) => {
        const [start = 0, end = 0] = parts.map(
          (part) => document.querySelector(part)?.getBoundingClientRect().left,
        );
        return Math.abs(end - start);
      },
      carousel,
      second,
    );
  await visitor.resize(460, 800);
  await visitor.open(`${slowSite.address}/`);
  await visitor.click(`${carousel} [aria-label="Next slide"]`);
  await expect.poll(distance).toBeLessThan(2);
  await visitor.click(`${carousel} [aria-label="Previous slide"]`);
  await expect.poll(distance).toBeGreaterThan(100);
});

test('another answer opens at once, and closes the first', async ({ visitor, slowSite }) => {
  await visitor.open(`${slowSite.address}/salesforce-training`);
  const third = 'main details:nth-of-type(3)';
  await visitor.click(`${third} summary`);
  await expect.poll(() => matches(visitor, `${third}[open]`)).toBe(true);
  expect(await visitor.read(() => document.querySelectorAll('main details[open]').length)).toBe(1);
  slowSite.release();
  await expectHydrated(visitor);
  expect(await matches(visitor, `${third}[open]`)).toBe(true);
});
