import { expectSeen, matches, openHydrated, pathOf } from './steps.ts';
import { expect, test } from './test.ts';

const toggle = 'header button[aria-label="Menu"]';
const panel = 'header nav:popover-open';
const services = 'header li:has([href="/oracle-hcm"]) summary';
const service = 'header nav [href="/oracle-hcm"]';
const industries = 'header li:has([href="/industries/media-and-entertainment"]) summary';
const user = 'header button[aria-label="Staff Login"]';
const login = 'header [popover]:popover-open a, header [role="menu"] a, body > * [role="menu"] a';

test('the panel on small screens opens below the bar, and covers nothing once closed', async ({
  visitor,
  baseURL,
}) => {
  await visitor.resize(460, 800);
  await openHydrated(visitor, `${baseURL}/about`);
  await visitor.click(toggle);
  await expectSeen(visitor, 'header nav a');
  const gap = await visitor.read(() => {
    const bar = document.querySelector('header button')?.getBoundingClientRect();
    const nav = document.querySelector('header nav')?.getBoundingClientRect();
    return (nav?.top ?? 0) - (bar?.bottom ?? 0);
  });
  expect(gap).toBeGreaterThan(0);
  expect(gap).toBeLessThan(40);
  await visitor.press('Escape');
  expect(await matches(visitor, panel)).toBe(false);
  expect(await visitor.read(() => document.querySelector('header nav')?.checkVisibility())).toBe(
    false,
  );
});

for (const width of [1280, 460]) {
  test(`${width} px wide, one dropdown is open at a time, and its links work`, async ({
    visitor,
    baseURL,
  }) => {
    await visitor.resize(width, 800);
    await openHydrated(visitor, `${baseURL}/about`);
    if (width < 1000) await visitor.click(toggle);
    await visitor.click(industries);
    await expect.poll(() => matches(visitor, 'header details[open]')).toBe(true);
    await visitor.click(services);
    await expect
      .poll(() => visitor.read(() => document.querySelectorAll('header details[open]').length))
      .toBe(1);
    await visitor.click(service);
    await expect.poll(() => pathOf(visitor)).toBe('/oracle-hcm');
    await expect.poll(() => matches(visitor, 'header details[open]')).toBe(false);
    expect(await matches(visitor, panel)).toBe(false);
  });
}

test('the user menu opens below its button, and Escape returns focus', async ({
  visitor,
  baseURL,
}) => {
  await openHydrated(visitor, `${baseURL}/about`);
  await visitor.click(user);
  await expectSeen(visitor, login);
  await visitor.press('Escape');
  await expectSeen(visitor, login, false);
  expect(await matches(visitor, `${user}:focus`)).toBe(true);
});
