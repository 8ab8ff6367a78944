import { acceptBooking, createBooking } from '@tomoguide/contract/bookings/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aCheckout,
  aKey,
  payBookingDeposit,
} from '../../../testing/factories/bookings.ts';
import { aGuide, aWorkPermission, type TestGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { sweepPermissionReminders } from '../../guides/work-permissions/send-reminders.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const book = (token: string, { id }: TestGuide, day: number, duration: number) => ({
  method: 'POST',
  path: createBooking.path,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
  body: aCheckout(id, { scheduledStartTime: `2026-05-${day}T00:00:00Z`, duration }),
});

test('gives the last hours of seven days to one of several concurrent bookings', async () => {
  const guide = await aGuide(t);
  await aWorkPermission(t, guide);
  const { token } = await aUser(t);
  const full = await sendSimultaneously(
    t.app,
    [11, 12, 13].map((day) => book(token, guide, day, 8)),
  );
  expect(full.map(({ status }) => status)).toEqual([201, 201, 201]);
  const others = await Promise.all([14, 15, 16, 17].map(() => aUser(t)));
  const replies = await sendSimultaneously(
    t.app,
    others.map((other, index) => book(other.token, guide, 14 + index, 4)),
  );
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
  // Travelers do not learn the reason.
  for (const { status, body } of replies)
    if (status === 409) expect(body.code).toBe('SLOT_NOT_AVAILABLE');
});

test('a guide cannot accept what their permission no longer covers, and learns why', async () => {
  const booking = await aBooking(t);
  await payBookingDeposit(t, booking);
  await aWorkPermission(t, booking.guide, { until: '2026-05-05' });
  const accept = () =>
    t.inject(acceptBooking, {
      token: booking.guide.user.token,
      params: { id: booking.id },
      headers: aKey(),
    });
  const refused = await accept();
  expect([refused.status, refused.body.code]).toEqual([409, 'WORK_PERMISSION_ENDS']);
});

test('reminds a guide once at each step, whichever process sweeps', async () => {
  const guide = await aGuide(t);
  const now = t.clock.now();
  const until = now.toZonedDateTimeISO('Asia/Tokyo').toPlainDate().add({ days: 31 });
  await aWorkPermission(t, guide, { permits: 'full', until: until.toString() });
  const sweep = async () => {
    await Promise.all([sweepPermissionReminders(t.deps), sweepPermissionReminders(t.deps)]);
    await t.drain();
    const { body } = await t.inject(listSystemMessages, { token: guide.user.token });
    return body.data.map(({ title }: { title: string }) => title);
  };
  expect(await sweep()).toEqual([]);
  t.clock.advance({ hours: 40 });
  const [soon] = await sweep();
  expect(soon).toBe('Your permission to work expires soon');
  expect(await sweep()).toEqual([soon]);
});
