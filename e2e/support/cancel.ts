import type { Locator } from '@playwright/test';
import type { Texts } from './test.ts';
import { openTrip } from './trips.ts';

const DETAILS = { en: 'Details', 'zh-CN': '详情' };
const CANCEL = { en: 'Cancel', 'zh-CN': '取消预订' };

/** Clicks Cancel in the details of a booking's card. */
export const clickCancel = async (card: Locator, say: (texts: Texts) => string): Promise<void> => {
  await openTrip(card);
  const details = card.getByRole('button', { name: say(DETAILS), expanded: false });
  if (await details.isVisible()) await details.click();
  await card.getByRole('button', { name: say(CANCEL), exact: true }).click();
};
