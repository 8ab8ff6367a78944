import type { Page } from '@playwright/test';

/**
 * Returns the next booking that the page creates. Reads the response in transit, because the page navigates
 * away as soon as it arrives, after which its body can no longer be read.
 */
export const nextBooking = async (page: Page): Promise<{ made: Promise<{ id: number }> }> => {
  const { promise: made, resolve } = Promise.withResolvers<{ id: number }>();
  await page.route('**/api/v2/bookings', async (route) => {
    const reply = await route.fetch();
    if (reply.status() === 201) resolve(await reply.json());
    await route.fulfill({ response: reply });
  });
  return { made };
};
