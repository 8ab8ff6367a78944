import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aPaidBooking } from '../../../testing/factories/payments.ts';
import { countStatements } from '../../../testing/statements.ts';
import { lockHeld, splitHeld } from './split-held.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('sends no write if the release date of the earnings has no valid time zone', async () => {
  const { bookingId, guide } = await aPaidBooking(t);
  const texts: string[] = [];
  await countStatements(
    async () => {
      const split = inTransaction(t.db, async (tx) => {
        const held = await lockHeld(tx, bookingId);
        await splitHeld(tx, t.deps, {
          held,
          bookingId,
          guideId: guide.id,
          timeZone: 'Nowhere/Never',
          earnedAt: t.clock.now(),
          afterDispute: false,
          tourCents: held.onlineCents,
          commissionCents: 0,
          guideCents: held.onlineCents,
          cashCents: 0,
        });
      });
      await expect(split).rejects.toThrow(RangeError);
    },
    (_, text) => texts.push(text),
  );
  expect(texts.filter((text) => /^(?:insert|update|delete)\b/.test(text))).toEqual([]);
});
