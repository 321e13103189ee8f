import { writeFile } from 'node:fs/promises';
import { brief, newAnswers, readInbox } from '../e2e/inquiry.ts';
import { expectSeen, openHydrated, pathOf } from './steps.ts';
import { expect, test } from './test.ts';

// The header has two links to the form, but shows only one of them.
const screens = [
  { width: 1280, contact: 'header nav ~ * a[href="/contact"]' },
  { width: 460, menu: 'header button[aria-label="Menu"]', contact: 'header a[href="/contact"]' },
];

for (const { width, menu, contact } of screens) {
  test(`${width} px wide, a visitor opens the form through the menu, sends it, and goes back`, async ({
    visitor,
    baseURL,
  }, info) => {
    const answers = newAnswers();
    const file = info.outputPath(brief.name);
    await writeFile(file, brief.buffer);
    await visitor.resize(width, 800);
    await openHydrated(visitor, `${baseURL}/`);
    if (menu) await visitor.click(menu);
    await visitor.click('header nav a[href="/about"]');
    await expect.poll(() => pathOf(visitor)).toBe('/about');
    await expectSeen(visitor, contact);
    await visitor.click(contact);
    await expect.poll(() => pathOf(visitor)).toBe('/contact');
    await expect.poll(() => visitor.read(() => document.activeElement?.localName)).toBe('h1');

    await visitor.type('main [name="firstName"]', answers.firstName);
    await visitor.type('main [name="email"]', answers.email);
    await visitor.type('main [name="phonenum"]', answers.phonenum);
    await visitor.choose('main [name="categoerySelect"]', answers.categoerySelect);
    await visitor.type('main [name="message"]', answers.message);
    await visitor.attach('main [name="files"]', file);
    await visitor.click('main form [type="submit"]');
    await expect
      .poll(() => visitor.read(() => document.querySelector('main form')?.textContent))
      .toContain('Thanks for connecting with us. Concern team will contact you soon.');
    const [inquiry, ...others] = await readInbox(answers);
    expect(others).toEqual([]);
    expect(inquiry?.answers).toMatchObject(answers);
    expect(inquiry?.files).toEqual([brief]);

    await visitor.back();
    await expect.poll(() => pathOf(visitor)).toBe('/about');
    await expectSeen(visitor, 'h1');
  });
}
