import { listTravelerBookings } from '@tomoguide/contract/bookings/calls';
import { ENDED_HOLDS_SHOWN } from '@tomoguide/contract/bookings/figures';
import type { BookingStatus } from '@tomoguide/contract/bookings/statuses';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBookingRow } from '../../../testing/factories/bookings.ts';
import { aGuide } from '../../../testing/factories/guides.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('shows a traveler all bookings, but only the latest expired holds', async () => {
  const [traveler, guide] = [await aUser(t), await aGuide(t)];
  let day = 0;
  const aRow = async (status: BookingStatus, paid: boolean): Promise<number> => {
    day += 1;
    const row = await aBookingRow(t, {
      guideId: guide.id,
      guideUserId: guide.userId,
      travelerId: traveler.id,
      start: t.clock.now().add({ hours: day * 24 }),
      status,
      paidAt: paid ? t.clock.now() : null,
    });
    return row.id;
  };
  const listed = [
    await aRow('pending', false),
    await aRow('cancelled', true),
    await aRow('completed', true),
  ];
  const holds: number[] = [];
  for (let n = 0; n < ENDED_HOLDS_SHOWN + 2; n += 1) holds.push(await aRow('cancelled', false));
  const { body } = await t.inject(listTravelerBookings, {
    token: traveler.token,
    params: { userId: traveler.id },
  });
  const shown = body.data.map(({ id }: { id: number }) => id);
  expect(shown.toSorted((a: number, b: number) => a - b)).toEqual([...listed, ...holds.slice(2)]);
});
