import { company } from '../content/company/company.ts';
import { offices } from '../content/company/contacts.ts';
import { requiredPaths } from '../required-paths.ts';
import { mapHeight } from '../requirements.ts';
import { contactForm, controls } from './inquiry.ts';
import { sliderOf, slidesOf } from './sliders.ts';
import { expect, open, sectionOf, test } from './test.ts';

// Without scripts, the page stays as the server sent it.
test.use({ javaScriptEnabled: false });

test('each testimonial has a first name and a job title', async ({ page }) => {
  await page.goto('/');
  for (const slide of await slidesOf(sliderOf(page, 'testimonials')).all()) {
    await expect(slide.getByRole('blockquote')).toHaveText(/\w{3}/);
    const author = slide.locator('figcaption').getByRole('paragraph');
    await expect(author).toHaveText([/^\w+$/, /\w{3}/]);
  }
});

test('the contact page has the six fields of an inquiry', async ({ page }) => {
  await page.goto('/contact');
  for (const control of Object.values(controls(contactForm(page))).slice(0, 7)) {
    await expect(control).toBeVisible();
  }
  await expect(
    contactForm(page).locator('input:not([type="hidden"]), select, textarea'),
  ).toHaveCount(6);
});

test(`the map is a frame with a height of ${mapHeight} px`, async ({ page }) => {
  await page.goto('/contact');
  const map = page.getByRole('main').locator('iframe');
  await expect(map).toHaveCSS('height', `${mapHeight}px`);
  await expect(map).toHaveAttribute('title', /\S/);
  await map.scrollIntoViewIfNeeded();
  await expect(map.contentFrame().locator('svg')).toBeVisible();
});

test.describe('with scripts', () => {
  test.use({ javaScriptEnabled: true });

  test('the map is loaded when it comes near, and not before', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.frame() !== page.mainFrame()) requests.push(request.url());
    });
    await open(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(requests).toEqual([]);
    await page.getByRole('heading', { name: 'Offices and phone numbers' }).scrollIntoViewIfNeeded();
    const map = page.getByTitle(/^Map of /);
    await expect(map).toBeVisible();
    await map.scrollIntoViewIfNeeded();
    await expect(map.contentFrame().locator('svg')).toBeVisible();
  });
});

test('each office has an address and a phone number, and a fax number if it is known', async ({
  page,
}) => {
  await page.goto('/contact');
  const listed = sectionOf(page, 'Offices and phone numbers').getByRole('listitem');
  await expect(listed).toHaveCount(offices.length);
  for (const { country, ...office } of offices) {
    const card = listed.filter({ has: page.getByRole('heading', { name: country }) });
    await expect(card.locator('address')).toContainText(office.lines[0]);
    await expect(card.locator('a[href^="tel:+"]')).toHaveCount(1);
    const fax = card.getByRole('term').filter({ hasText: 'Fax' });
    await expect(fax).toHaveCount('fax' in office ? 1 : 0);
  }
});

for (const path of requiredPaths.filter((each) => each.startsWith('/blog/'))) {
  test(`${path} has its picture, its text, and the sidebar with the form`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const title = main.getByRole('heading', { level: 1 });
    await expect(title).toBeVisible();
    await expect(main.getByRole('img', { name: /\S/ }).first()).toBeVisible();
    const article = main.getByRole('article', { name: await title.innerText() });
    await expect(article.getByRole('heading', { level: 2 }).nth(1)).toBeVisible();
    const sidebar = page.getByRole('complementary', { name: 'Discuss your project' });
    await expect(sidebar.getByRole('heading', { name: 'Discuss your project' })).toBeVisible();
    await expect(sidebar.getByRole('paragraph').first()).toContainText(company.name);
    await expect(controls(sidebar).submit).toBeVisible();
  });
}
