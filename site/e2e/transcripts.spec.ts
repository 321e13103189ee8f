import { faqOf, faqPath } from './faq.ts';
import { cardsOf, cardsPath } from './flip-cards.ts';
import { contactForm, controls } from './inquiry.ts';
import { nextOf, openSlider } from './sliders.ts';
import { expect, open, scrollToHydrate, sectionOf, test } from './test.ts';
import { startTranscript } from './transcript.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the header', async ({ page }) => {
  const { read, step, expectApproved } = await startTranscript(page);
  await open(page, '/');
  const header = page.getByRole('banner');
  await read(header);
  const services = header.getByText('Services', { exact: true });
  await services.focus();
  await step('Enter on “Services”', async () => {
    await page.keyboard.press('Enter');
    await expect(header.getByRole('link', { name: 'Oracle' }).first()).toBeVisible();
  });
  await step('Escape', async () => {
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'Oracle' })).toHaveCount(0);
  });
  expectApproved('header');
});

test('the hero', async ({ page }) => {
  const { read, expectApproved } = await startTranscript(page);
  await open(page, '/');
  await read(sectionOf(page, 'The right people in the right seats, faster'));
  expectApproved('hero');
});

test('a carousel', async ({ page }) => {
  const { read, step, expectApproved } = await startTranscript(page);
  const slider = await openSlider(page, 'testimonials');
  await expect(slider.locator('[inert]')).toHaveCount(1);
  await read(slider);
  await nextOf(slider).focus();
  for (const words of ['2 to 4', '3 to 4 and 1']) {
    await step('Enter on “Next slide”', async () => {
      await page.keyboard.press('Enter');
      await expect(slider.getByRole('status')).toContainText(words);
    });
  }
  expectApproved('carousel');
});

test('the form', async ({ page }) => {
  const { read, step, expectApproved } = await startTranscript(page);
  await open(page, '/contact');
  const form = contactForm(page);
  await scrollToHydrate(form);
  await read(form);
  const { submit, firstName } = controls(form);
  await submit.focus();
  await step('Enter on “Submit”, with nothing filled in', async () => {
    await page.keyboard.press('Enter');
    await expect(firstName).toHaveAttribute('aria-invalid', 'true');
    await expect(submit).not.toBeFocused();
  });
  await read(form);
  expectApproved('form');
});

test('a flip card', async ({ page }) => {
  const { read, step, expectApproved } = await startTranscript(page);
  await open(page, cardsPath);
  const { cards, card } = cardsOf(page);
  await scrollToHydrate(card(0));
  await read(cards.first());
  await step('Tab to the card, which turns over', () => card(0).focus());
  await step('Escape, which turns it back', () => page.keyboard.press('Escape'));
  expectApproved('flip-card');
});

test('the questions', async ({ page }) => {
  const { read, step, expectApproved } = await startTranscript(page);
  await open(page, faqPath);
  const { items, questions, programming } = faqOf(page);
  await scrollToHydrate(items.first());
  await read(sectionOf(page, 'Questions about certification'));
  await questions.nth(2).focus();
  await step('Enter on the third question', async () => {
    await page.keyboard.press('Enter');
    await expect(programming).toBeVisible();
  });
  await read(items.nth(2));
  expectApproved('questions');
});

test('a change of page', async ({ page }) => {
  const { step, expectApproved } = await startTranscript(page);
  await open(page, '/');
  const about = page.getByRole('banner').getByRole('link', { name: 'About Us' });
  await about.focus();
  await step('Enter on “About Us”', async () => {
    await page.keyboard.press('Enter');
    await expect(page.locator('h1')).toBeFocused();
  });
  expectApproved('change-of-page');
});
