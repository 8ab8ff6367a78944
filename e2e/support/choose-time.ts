import type { Locator, Page } from '@playwright/test';
import type { Texts } from './test.ts';

const WORDS = {
  plan: { en: 'Choose day and time', 'zh-CN': '选日期和时间' },
  firstFree: { en: 'Next available', 'zh-CN': '最近可约' },
  book: { en: 'Book', 'zh-CN': '预订' },
} satisfies Record<string, Texts>;

type Say = (texts: Texts) => string;

/** The controls of a guide's page that lead to the checkout, in the order of use. */
export const timeControls = (page: Page, say: Say): readonly Locator[] => [
  page
    .getByRole('button', { name: say(WORDS.plan) })
    .filter({ visible: true })
    .first(),
  page.getByRole('button', { name: say(WORDS.firstFree) }),
  // The day's last start: the first can fall within the 12-hour minimum notice while a test runs.
  page.locator('#calendar fieldset button').last(),
  page.getByRole('dialog').getByRole('link', { name: say(WORDS.book), exact: true }),
];

/** On a guide's page: chooses the first free day and its last start, and goes on to the checkout. */
export const chooseTime = async (page: Page, say: Say): Promise<void> => {
  for (const control of timeControls(page, say)) await control.click();
};
