import type { Locator, Page } from '@playwright/test';
import type { Texts } from './test.ts';

const WORDS = {
  plan: { en: 'Choose day and time', 'zh-CN': '选日期和时间' },
  firstFree: { en: 'Next available', 'zh-CN': '最近可约' },
  book: { en: 'Book', 'zh-CN': '预订' },
} satisfies Record<string, Texts>;

type Say = (texts: Texts) => string;

/**
 * Returns the controls that lead from a guide's page to the checkout, in the order in which they are used.
 */
export const timeControls = (page: Page, say: Say): readonly Locator[] => [
  page
    .getByRole('button', { name: say(WORDS.plan) })
    .filter({ visible: true })
    .first(),
  page.getByRole('button', { name: say(WORDS.firstFree) }),
  // The last start of the day, because the first one can fall within the minimum notice of 12 hours while
  // the test runs.
  page.locator('#calendar fieldset button').last(),
  page.getByRole('dialog').getByRole('link', { name: say(WORDS.book), exact: true }),
];

/** Chooses the first free day and its last start on a guide's page, and continues to the checkout. */
export const chooseTime = async (page: Page, say: Say): Promise<void> => {
  for (const control of timeControls(page, say)) await control.click();
};
