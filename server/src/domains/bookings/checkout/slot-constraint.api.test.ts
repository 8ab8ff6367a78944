import { createBooking } from '@tomoguide/contract/bookings/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout, aKey } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

// Disables the guide's lock and the checkout queue, so that only the exclusion constraint remains.
vi.mock('../../guides/service.ts', async (original) => ({
  ...(await original<typeof import('../../guides/service.ts')>()),
  lockGuide: async () => undefined,
}));
vi.mock('./checkout-queue.ts', () => ({
  CheckoutQueue: class {
    run = (_request: unknown, work: () => Promise<unknown>) => work();
  },
}));

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

/**
 * Sends five concurrent checkouts for one slot; returns the number of successes and the error codes of the
 * rejected checkouts. Sends only five, because concurrent inserts under an exclusion constraint deadlock,
 * and PostgreSQL takes a second to resolve each deadlock.
 */
const race = async () => {
  const guide = await aGuide(t);
  const people = await Promise.all(Array.from({ length: 5 }, () => aUser(t)));
  const replies = await sendSimultaneously(
    t.app,
    people.map(({ token }) => ({
      method: 'POST',
      path: createBooking.path,
      headers: { authorization: `Bearer ${token}`, ...aKey() },
      body: aCheckout(guide.id),
    })),
  );
  const refused = replies.filter(({ status }) => status !== 201).map(({ body }) => body.code);
  return { won: replies.length - refused.length, refused: new Set(refused) };
};

test('the exclusion constraint gives a slot to exactly one of five bookings, even without the lock', async () => {
  for (let round = 0; round < 3; round += 1)
    expect(await race()).toEqual({ won: 1, refused: new Set(['SLOT_TAKEN']) });
  await t.db.execute(sql`alter table bookings drop constraint bookings_no_overlap`);
  // Repeats the race, because on a busy machine one checkout can finish before the next one begins.
  let won = 1;
  for (let round = 0; won === 1 && round < 10; round += 1) ({ won } = await race());
  expect(won).toBeGreaterThan(1);
});
