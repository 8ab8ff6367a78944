import type { Page } from '@playwright/test';

/**
 * The booking that the page makes next. Read on its way: the page leaves as soon as it has the reply, and
 * takes it along.
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
