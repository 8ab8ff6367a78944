import * as calls from '@tomoguide/contract/bookings/calls';
import { UserId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, type TestBooking } from '../../../testing/factories/bookings.ts';

let t: TestApp;
let booking: TestBooking;
let stranger: Awaited<ReturnType<typeof aUser>>;
const NEVER = 2_000_000_000;

beforeAll(async () => {
  t = await testApp();
  booking = await aBooking(t, { status: 'confirmed' });
  stranger = await aUser(t);
});
afterAll(() => t.close());

test.each([
  ['reading', calls.getBooking, undefined],
  ['its refund', calls.getRefundQuote, undefined],
  ['accepting', calls.acceptBooking, undefined],
  ['rejecting', calls.rejectBooking, { rejectReason: 'other', reason: 'no' }],
  ['cancelling', calls.updateBookingStatus, { status: 'cancelled' }],
])(
  'returns the same response for %s another user’s booking as for an unknown booking',
  async (_, call, body) => {
    const request = (id: number) =>
      t.inject(call, { token: stranger.token, params: { id }, body, headers: aKey() });
    const foreign = await request(booking.id);
    const never = await request(NEVER);
    expect([foreign.status, foreign.raw]).toEqual([404, never.raw]);
    const { date: _date, ...headers } = foreign.headers;
    const { date: _other, ...others } = never.headers;
    expect(Object.keys(headers).toSorted()).toEqual(Object.keys(others).toSorted());
  },
);

test.each([calls.listTravelerBookings, calls.listGuideBookings])(
  'returns the same response for $path of another user as for an unknown user',
  async (call) => {
    const request = (userId: UserId) =>
      t.inject(call, { token: stranger.token, params: { userId } });
    const [foreign, never] = [
      await request(booking.traveler.id),
      await request(UserId.parse(NEVER)),
    ];
    expect([foreign.status, foreign.raw]).toEqual([404, never.raw]);
  },
);

test('shows each party only the data that it needs about the other', async () => {
  const params = { id: booking.id };
  const asTraveler = await t.inject(calls.getBooking, { token: booking.traveler.token, params });
  const asGuide = await t.inject(calls.getBooking, { token: booking.guide.user.token, params });
  expect([asTraveler.body.viewerIs, asGuide.body.viewerIs]).toEqual(['traveler', 'guide']);
  expect(Object.keys(asGuide.body.traveler).toSorted()).toEqual([
    'id',
    'nickname',
    'profilePicture',
  ]);
  expect(asGuide.raw).not.toContain(booking.traveler.email);
  expect(asTraveler.raw).not.toContain(booking.guide.user.email);
  expect(asGuide.body.meetingAddress).toBe(asTraveler.body.meetingAddress);
});

test.each(['traveler', 'guide'] as const)(
  'masks contact details in the address and in the reason of the %s before payment',
  async (by) => {
    const contacts = 'WeChat: harry_8899, tel 090-1234-5678';
    const unpaid = await aBooking(t, { checkout: { meetingAddress: `Okura, ${contacts}` } });
    const params = { id: unpaid.id };
    const tokens = { traveler: unpaid.traveler.token, guide: unpaid.guide.user.token };
    const readAs = async (side: 'traveler' | 'guide') =>
      (await t.inject(calls.getBooking, { token: tokens[side], params })).body;
    const body = { status: 'cancelled', reason: `Sorry. ${contacts}` };
    expect((await readAs('guide')).meetingAddress).toMatch(/^Okura/);
    const cancelled = await t.inject(calls.updateBookingStatus, {
      token: tokens[by],
      params,
      body,
    });
    expect(cancelled.status, cancelled.raw).toBe(200);
    const other = await readAs(by === 'traveler' ? 'guide' : 'traveler');
    expect([other.reason, other.history.at(-1).reason]).toEqual(
      Array(2).fill(expect.stringMatching(/^Sorry(?!.*(8899|5678))/)),
    );
    expect((await readAs('guide')).meetingAddress).not.toMatch(/8899|5678/);
    const own = await readAs(by);
    expect([own.reason, own.history.at(-1).reason]).toEqual([body.reason, body.reason]);
    expect((await readAs('traveler')).meetingAddress).toContain(contacts);
  },
);

// A message can point to a name that stands alone.
test.each(['Okura, WeChat: harry_8899', 'Okura, harry.tabi8899'])(
  'shows the guide the full address %j only after payment and acceptance',
  async (meetingAddress) => {
    const addressShownAt = async (status: 'confirmed' | 'upcoming') => {
      const paid = await aBooking(t, { status, checkout: { meetingAddress } });
      const { body } = await t.inject(calls.getBooking, {
        token: paid.guide.user.token,
        params: { id: paid.id },
      });
      return body.meetingAddress;
    };
    expect(await addressShownAt('confirmed')).toMatch(/^Okura(?!.*8899)/);
    expect(await addressShownAt('upcoming')).toBe(meetingAddress);
  },
);

test('lists a booking for both its traveler and its guide', async () => {
  const own = await t.inject(calls.listTravelerBookings, {
    token: booking.traveler.token,
    params: { userId: booking.traveler.id },
  });
  expect(own.body.data).toMatchObject([
    { id: booking.id, tab: 'pending-requests', can: ['cancel', 'change_address'] },
  ]);
  const requests = await t.inject(calls.listGuideBookings, {
    token: booking.guide.user.token,
    params: { userId: booking.guide.userId },
  });
  expect(requests.body.data).toMatchObject([
    { id: booking.id, viewerIs: 'guide', can: ['cancel', 'accept', 'reject', 'change_address'] },
  ]);
});

test('returns no requests to a user who is not a guide', async () => {
  const reply = await t.inject(calls.listGuideBookings, {
    token: stranger.token,
    params: { userId: stranger.id },
  });
  expect([reply.status, reply.body.code]).toEqual([403, 'NOT_A_GUIDE']);
});

test.each(['0', '-1', '1.5', '1e3', 'abc', '99999999999', '%00'])(
  'returns 400 for the booking ID %s',
  async (id) => {
    const reply = await t.inject(calls.getBooking, { token: stranger.token, params: { id } });
    expect(reply.status).toBe(400);
  },
);
