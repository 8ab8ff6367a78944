import {
  acceptBooking,
  answerDispute,
  confirmStart,
  declineAddress,
  proposeAddress,
  rejectTourRequest,
  updateBookingStatus,
  withdrawTourRequest,
} from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { dispute } from '../../../testing/factories/disputes.ts';
import {
  agreeToExtension,
  declineExtension,
  requestAndPay,
} from '../../../testing/factories/extensions.ts';
import { submit } from '../../../testing/factories/reviews.ts';
import {
  accept,
  aTourRequest,
  type TestRequest,
} from '../../../testing/factories/tour-requests.ts';
import { sweepBookings } from '../../bookings/service.ts';

const NOW = '2026-05-01T00:00:00Z';
/** The tour is from 10:00 to 13:00 on May 3 in Tokyo. */
const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };
const BEFORE_START = '2026-05-03T00:00:00Z';
const DURING = '2026-05-03T02:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
beforeEach(() => t.clock.set(NOW));
afterAll(() => t.close());

type Side = 'traveler' | 'guide';
const token = ({ traveler, guide }: TestBooking, side: Side): Promise<string> =>
  aToken(t, side === 'traveler' ? traveler.id : guide.userId);

/** Returns the titles of a user's matching notices, including expired ones. */
const readTitles = async (bearer: string, is: 'actionable' | 'isClosed'): Promise<string[]> => {
  await t.drain();
  const query = { includeExpired: 'true' };
  const { body } = await t.inject(listSystemMessages, { token: bearer, query });
  const found: SystemMessage[] = body.data.filter((each: SystemMessage) => each[is]);
  return found.map(({ title }) => title);
};
const actionableTitles = (bearer: string): Promise<string[]> => readTitles(bearer, 'actionable');

const callAs = async (booking: TestBooking, side: Side, call: Call, given: object = {}) => {
  const params = { id: booking.id, number: 1 };
  const reply = await t.inject(call, { token: await token(booking, side), params, ...given });
  expect(reply.status, reply.raw).toBe(200);
};
const suggest = (booking: TestBooking, side: Side, meetingAddress = 'Ueno Park') =>
  callAs(booking, side, proposeAddress, { body: { meetingAddress } });
const confirm = (booking: TestBooking, side: Side) =>
  callAs(booking, side, confirmStart, { body: { userType: side } });

const upcoming = () => aBooking(t, { status: 'upcoming', checkout });
/** Creates a booking whose traveler and guide were notified that they can confirm the start. */
const startsSoon = async (): Promise<TestBooking> => {
  const booking = await upcoming();
  t.clock.set(BEFORE_START);
  await sweepBookings(t.deps);
  return booking;
};
/** Creates a booking with a paid extension that awaits the guide's answer. */
const extensionAsked = async (): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'ongoing', checkout });
  t.clock.set(DURING);
  await requestAndPay(t, booking);
  return booking;
};
const disputedByGuide = async (): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'ongoing', checkout });
  await dispute(t, booking, 'guide');
  return booking;
};
const suggestedByTraveler = async (): Promise<TestBooking> => {
  const booking = await upcoming();
  await suggest(booking, 'traveler');
  return booking;
};

const cases: [
  what: string,
  begin: () => Promise<TestBooking>,
  side: Side,
  asks: string,
  answer: (booking: TestBooking) => unknown,
][] = [
  [
    'a booking request is accepted',
    () => aBooking(t, { status: 'confirmed' }),
    'guide',
    'New booking request',
    (booking) => callAs(booking, 'guide', acceptBooking),
  ],
  [
    'the traveler cancels what waits for an answer',
    () => aBooking(t, { status: 'confirmed' }),
    'guide',
    'New booking request',
    (booking) =>
      callAs(booking, 'traveler', updateBookingStatus, { body: { status: 'cancelled' } }),
  ],
  [
    'the reader has confirmed the start',
    startsSoon,
    'guide',
    'Your tour starts soon',
    (booking) => confirm(booking, 'guide'),
  ],
  [
    'both have confirmed the start',
    async () => {
      const booking = await startsSoon();
      await confirm(booking, 'guide');
      return booking;
    },
    'traveler',
    'has confirmed the start',
    (booking) => confirm(booking, 'traveler'),
  ],
  [
    'an extension is agreed to',
    extensionAsked,
    'guide',
    'asks to extend',
    (booking) => agreeToExtension(t, booking, 'guide'),
  ],
  [
    'an extension is declined',
    extensionAsked,
    'guide',
    'asks to extend',
    (booking) => declineExtension(t, booking),
  ],
  [
    'another meeting point is declined',
    suggestedByTraveler,
    'guide',
    'meeting point',
    (booking) => callAs(booking, 'guide', declineAddress),
  ],
  [
    'the reader suggests another meeting point in turn',
    suggestedByTraveler,
    'guide',
    'meeting point',
    (booking) => suggest(booking, 'guide', 'Ueno Station'),
  ],
  [
    'the other side of a dispute is told',
    disputedByGuide,
    'traveler',
    'Dispute opened',
    (booking) =>
      callAs(booking, 'traveler', answerDispute, { body: { statement: 'We ended at one.' } }),
  ],
  [
    'a dispute is opened',
    extensionAsked,
    'guide',
    'asks to extend',
    (booking) => dispute(t, booking, 'traveler'),
  ],
];

test.each(cases)('a notice is closed once %s', async (_, begin, side, asks, answer) => {
  const booking = await begin();
  const before = await actionableTitles(await token(booking, side));
  expect(before).toContainEqual(expect.stringContaining(asks));
  await answer(booking);
  const reader = await token(booking, side);
  expect(await actionableTitles(reader)).not.toContainEqual(expect.stringContaining(asks));
  expect(await readTitles(reader, 'isClosed')).toContainEqual(expect.stringContaining(asks));
});

const completeBooking = async (): Promise<TestBooking> => {
  const booking = await aBooking(t, { status: 'ongoing', checkout });
  await callAs(booking, 'traveler', updateBookingStatus, { body: { status: 'completed' } });
  return booking;
};
const asksForReview = async (booking: TestBooking, side: Side): Promise<boolean> =>
  (await actionableTitles(await token(booking, side))).includes('Tour completed');

test('the notice of a completed tour requests a review until the user has submitted one', async () => {
  const booking = await completeBooking();
  expect(await asksForReview(booking, 'traveler')).toBe(true);
  const reply = await submit(t, booking, 'traveler');
  expect(reply.status, reply.raw).toBe(201);
  expect(await asksForReview(booking, 'traveler')).toBe(false);
  // The other user is not notified of a review before it is public.
  expect(await asksForReview(booking, 'guide')).toBe(true);
});

test('the notice of a completed tour no longer requests a review after the deadline', async () => {
  const booking = await completeBooking();
  t.clock.advance({ hours: 24 * 14 - 1 });
  expect(await asksForReview(booking, 'guide')).toBe(true);
  t.clock.advance({ hours: 1 });
  expect(await asksForReview(booking, 'guide')).toBe(false);
});

test('only the latest proposal requests a response', async () => {
  const booking = await suggestedByTraveler();
  await suggest(booking, 'traveler', 'Ueno Station');
  expect(await actionableTitles(await token(booking, 'guide'))).toHaveLength(1);
});

test('a proposal requests a response only until the start', async () => {
  const booking = await suggestedByTraveler();
  t.clock.set(DURING);
  const reader = await token(booking, 'guide');
  expect(await actionableTitles(reader)).not.toContainEqual(
    expect.stringContaining('meeting point'),
  );
  expect(await readTitles(reader, 'isClosed')).toEqual([]);
});

test('notifies a traveler who was asked to pay when the guide withdraws the acceptance', async () => {
  const sent = await aTourRequest(t);
  const { body } = await accept(t, sent);
  const { traveler, guide } = sent.conversation;
  const params = { id: body.booking.id };
  const cancel = { params, body: { status: 'cancelled' } };
  const reply = await t.inject(updateBookingStatus, { token: guide.user.token, ...cancel });
  expect(reply.status, reply.raw).toBe(200);
  await t.drain();
  const { body: list } = await t.inject(listSystemMessages, { token: traveler.token });
  expect(list.data[0]).toMatchObject({ title: 'Booking cancelled' });
});

const ofRequests: [string, (sent: TestRequest) => Promise<{ status: number; raw: string }>][] = [
  ['accepted', (sent) => accept(t, sent)],
  [
    'rejected',
    ({ id, conversation }) =>
      t.inject(rejectTourRequest, {
        token: conversation.guide.user.token,
        params: { id },
        body: { rejectReason: 'not_available' },
      }),
  ],
  [
    'withdrawn',
    ({ id, conversation }) =>
      t.inject(withdrawTourRequest, { token: conversation.traveler.token, params: { id } }),
  ],
];

test.each(ofRequests)(
  'closes the guide’s notice of a tour request once the request is %s',
  async (_, end) => {
    const sent = await aTourRequest(t);
    expect(await actionableTitles(sent.conversation.guide.user.token)).toHaveLength(1);
    const reply = await end(sent);
    expect(reply.status, reply.raw).toBeLessThan(300);
    expect(await actionableTitles(sent.conversation.guide.user.token)).toEqual([]);
  },
);
