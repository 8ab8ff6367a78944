import { acceptAddress, getBooking, proposeAddress } from '@tomoguide/contract/bookings/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const PLACE = '東京駅 丸の内北口 (Tokyo Station, Marunouchi North Exit)';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

/** Creates an accepted booking on May 10 at 10:00 in Tokyo, with or without a meeting point to arrange. */
const createAcceptedBooking = (toArrange: boolean) =>
  aBooking(t, {
    status: 'upcoming',
    checkout: {
      scheduledStartTime: '2026-05-10T01:00:00Z',
      meetingAddress: PLACE,
      ...(toArrange ? { toArrange } : {}),
    },
  });
const tokens = async ({ traveler, guide }: TestBooking) => ({
  traveler: await aToken(t, traveler.id),
  guide: await aToken(t, guide.userId),
});
const fetchBooking = async ({ id }: TestBooking, token: string) =>
  (await t.inject(getBooking, { token, params: { id } })).body;
/** Returns the number of unexpired reminders of each party. */
const reminders = async (booking: TestBooking): Promise<number[]> => {
  await t.drain();
  const by = await tokens(booking);
  return Promise.all(
    [by.traveler, by.guide].map(async (token) => {
      const { body } = await t.inject(listSystemMessages, { token });
      const { data } = body as { data: SystemMessage[] };
      return data.filter(({ title }) => title === 'Agree on a place to meet').length;
    }),
  );
};
// Sweeps concurrently, as two processes would.
const sweep = () => Promise.all([sweepBookings(t.deps), sweepBookings(t.deps)]);

test('reminds both parties once, 72 hours before the start, to agree on a place', async () => {
  const booking = await createAcceptedBooking(true);
  const named = await createAcceptedBooking(false);
  t.clock.set('2026-05-07T00:59:59Z');
  await sweep();
  expect(await reminders(booking)).toEqual([0, 0]);
  t.clock.set('2026-05-07T01:00:00Z');
  await sweep();
  await sweep();
  expect(await reminders(booking)).toEqual([1, 1]);
  expect(await reminders(named)).toEqual([0, 0]);
  const emails = await emailsTo(t, booking.traveler.email);
  const sent = emails.filter(({ subject }) => subject.startsWith('Where will you meet?'));
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining(PLACE)]);
});

test('can be agreed as it is, and only once', async () => {
  const booking = await createAcceptedBooking(true);
  const by = await tokens(booking);
  const params = { id: booking.id };
  const same = { token: by.traveler, params, body: { meetingAddress: PLACE } };
  expect((await t.inject(proposeAddress, same)).status).toBe(200);
  await t.inject(acceptAddress, { token: by.guide, params: { ...params, number: 1 } });
  const agreed = await fetchBooking(booking, by.traveler);
  expect([agreed.meetingAddress, agreed.toArrange]).toEqual([PLACE, undefined]);
  expect((await t.inject(proposeAddress, same)).body.code).toBe('ADDRESS_UNCHANGED');
});

test('sends no reminder if a proposal was accepted', async () => {
  const booking = await createAcceptedBooking(true);
  const by = await tokens(booking);
  const params = { id: booking.id };
  expect(await fetchBooking(booking, by.guide)).toMatchObject({
    meetingAddress: PLACE,
    toArrange: true,
  });
  const body = { meetingAddress: 'Ueno Park' };
  await t.inject(proposeAddress, { token: by.guide, params, body });
  expect((await fetchBooking(booking, by.traveler)).toArrange).toBe(true);
  await t.inject(acceptAddress, { token: by.traveler, params: { ...params, number: 1 } });
  const agreed = await fetchBooking(booking, by.traveler);
  expect([agreed.meetingAddress, agreed.toArrange]).toEqual(['Ueno Park', undefined]);
  t.clock.set('2026-05-07T01:00:00Z');
  await sweep();
  expect(await reminders(booking)).toEqual([0, 0]);
});
