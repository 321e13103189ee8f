import type { Page, Route } from '@playwright/test';
import { scriptOf } from './built-scripts.ts';
import { nextOf, reachableSlides, seenSlides, sliderOf, slidesOf } from './sliders.ts';
import { expect, open, scrollToHydrate, test } from './test.ts';

const engine = await scriptOf('../design-system/primitives/carousel/carousel-engine.tsx');

const script = (body: string) => (route: Route) =>
  route.fulfill({ contentType: 'text/javascript', body });

const faults = {
  'is not found': (route: Route) => route.fulfill({ status: 404 }),
  'is blocked': (route: Route) => route.abort(),
  'is an HTML page from the host': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Moved</title>' }),
  throws: script('throw new Error("broken");'),
  'is empty': script(''),
  'never arrives': () => {},
};

/** The ways to get to the home page. */
const arrivals = {
  'on the first page': (page: Page) => open(page, '/'),
  'after a navigation': async (page: Page) => {
    await open(page, '/about');
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  },
  'after going back': async (page: Page) => {
    await open(page, '/');
    await scrollToHydrate(sliderOf(page, 'testimonials'));
    await page.getByRole('contentinfo').getByRole('link', { name: 'Career' }).click();
    await expect(page).toHaveURL('/career');
    await page.goBack();
  },
};

// The browser and React log the failure.
test.use({ expectedErrors: [/./] });

for (const [fault, answer] of Object.entries(faults)) {
  for (const [arrival, arrive] of Object.entries(arrivals)) {
    test(`${arrival}, the slides scroll if Embla’s script ${fault}`, async ({ page }) => {
      await page.route(engine, answer);
      const asked = page.waitForRequest(engine);
      await arrive(page);
      await expect(page).toHaveURL('/');
      const slider = sliderOf(page, 'testimonials');
      await scrollToHydrate(slider);
      await asked;

      await nextOf(slider).click();
      await expect.poll(() => seenSlides(slider)).toEqual([1, 2, 3]);
      await nextOf(slider).click();
      await expect.poll(() => seenSlides(slider)).toEqual([0, 1, 2]);
      expect(await reachableSlides(slider)).toHaveLength(await slidesOf(slider).count());
      await expect(slider.getByRole('button', { name: 'Pause slides' })).toBeHidden();
      await expect(page.locator('main h2')).toHaveCount(9);
      await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    });
  }
}
