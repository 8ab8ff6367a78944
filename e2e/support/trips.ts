import type { Locator } from '@playwright/test';

/** Opens a booking that is shown as a row of its list. A booking that is already open stays open. */
export const openTrip = async (card: Locator): Promise<void> => {
  await card.waitFor();
  const row = card.locator('h3 > button[aria-expanded="false"]');
  if (await row.isVisible()) await row.click();
};
