import type { Page } from '@playwright/test';
import { sectionOf } from './test.ts';

export const faqPath = '/salesforce-training';

/** The questions, in order, and a few words from the answers for the tests to look for. */
export function faqOf(page: Page) {
  const faq = sectionOf(page, 'Questions about certification');
  const items = faq.locator('details');
  return {
    items,
    questions: items.locator('summary'),
    /** In the first answer. */
    cost: faq.getByText('$200 to $6000'),
    /** In the third answer. */
    programming: faq.getByText('Not for these two exams'),
    /** Which questions are open, by index. */
    opened: () =>
      items.evaluateAll((all) =>
        all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])),
      ),
  };
}
