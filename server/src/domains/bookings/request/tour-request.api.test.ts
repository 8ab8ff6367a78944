import { randomUUID } from 'node:crypto';
import * as calls from '@tomoguide/contract/bookings/calls';
import { OPEN_REQUESTS_MAX, REQUESTS_A_DAY } from '@tomoguide/contract/bookings/figures';
import * as talking from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aKey,
  checkOut,
  payBookingDeposit,
} from '../../../testing/factories/bookings.ts';
import { aConversation, sendText } from '../../../testing/factories/conversations.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  accept,
  aRequestBody,
  aTourRequest,
  request,
  type TestRequest,
} from '../../../testing/factories/tour-requests.ts';
import { readySocket } from '../../../testing/socket-client.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { personalDataHandler } from '../accounts-port.ts';
import { sweepBookings } from '../timers.ts';
import { sweepRequests } from './expire-requests.ts';

const NOW = '2026-05-01T00:00:00Z';
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

type Side = 'traveler' | 'guide';
const getToken = ({ conversation }: TestRequest, side: Side) =>
  side === 'traveler' ? conversation.traveler.token : conversation.guide.user.token;
const readRequest = async (sent: TestRequest, side: Side) =>
  (await t.inject(calls.getTourRequest, { token: getToken(sent, side), params: { id: sent.id } }))
    .body;
const reject = (sent: TestRequest, side: Side = 'guide', body: object = {}) =>
  t.inject(calls.rejectTourRequest, {
    token: getToken(sent, side),
    params: { id: sent.id },
    body: { rejectReason: 'too_short_notice', ...body },
  });
const withdraw = (sent: TestRequest, side: Side = 'traveler') =>
  t.inject(calls.withdrawTourRequest, { token: getToken(sent, side), params: { id: sent.id } });
const acceptRequest = (sent: TestRequest, token: string, quoteHash = sent.hash) =>
  t.inject(calls.acceptTourRequest, {
    token,
    params: { id: sent.id },
    body: { quoteHash },
    headers: aKey(),
  });
const history = async (sent: TestRequest, side: Side, query = {}) =>
  (
    await t.inject(talking.listMessages, {
      token: getToken(sent, side),
      params: { conversationId: sent.conversation.id },
      query,
    })
  ).body.data;
const outcome = ({ status, body }: Pick<TestReply, 'status' | 'body'>) =>
  status < 300 ? `${status}` : `${status} ${body.code}`;

describe('sending', () => {
  test('creates an open request with its signed quote and a request message', async () => {
    const conversation = await aConversation(t);
    const reply = await request(t, conversation, {
      travelers: 3,
      meetingPostalCode: '100-0005',
      meal: 'shared_meal',
      transport: 'nearby_city',
      tickets: 'pay_on_site_together',
      group: { adults: 2, children: 1, elderly: 0 },
      plan: 'The quiet side of the city, please.',
      services: [201],
      totalPrice: 930,
    });
    expect(reply.status, reply.raw).toBe(201);
    const { request: sent, message } = reply.body;
    expect(sent).toMatchObject({
      conversationId: conversation.id,
      viewerIs: 'traveler',
      state: 'open',
      can: ['withdraw'],
      expiresAt: '2026-05-03T00:00:00Z',
      date: '2026-05-10',
      scheduledEndTime: '2026-05-10T04:00:00Z',
      meetingPostalCode: '1000005',
      plan: 'The quiet side of the city, please.',
      masked: false,
      totalCents: 93_000,
      depositCents: 27_900,
      transportYen: 14_000,
      booking: null,
    });
    expect(sent.quote).toMatchObject({
      jpyPerRmb: 21,
      day: '2026-05-01',
      guide: null,
      traveler: { by: { id: conversation.traveler.id }, at: NOW },
    });
    expect(sent.quote.lines.map(({ kind }: { kind: string }) => kind)).toEqual([
      'guide_fee',
      'extra_people',
      'meal',
      'transport',
      'tickets',
      'deposit',
      'in_person',
      'on_site',
      'total_rmb',
      'total_jpy',
    ]);
    expect(message).toMatchObject({
      seq: 1,
      content: { kind: 'tour_request', requestId: sent.id, state: 'open' },
      credits: 19,
    });
    // A request does not hold a slot.
    expect(outcome(await checkOut(t, (await aUser(t)).token, conversation.guide.id))).toBe('201');
  });

  test('is idempotent, and rejects a different request with the same client message ID', async () => {
    const conversation = await aConversation(t);
    const body = aRequestBody({ plan: 'Gardens' });
    const raw: RawRequest = {
      method: 'POST',
      path: `/api/conversations/${conversation.id}/tour-requests`,
      headers: { authorization: `Bearer ${conversation.traveler.token}` },
      body,
    };
    const replies = await sendSimultaneously(t.app, Array(10).fill(raw));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map((reply) => reply.body.request.id)).size).toBe(1);
    expect(outcome(await request(t, conversation, { ...body, plan: 'Temples' }))).toBe(
      '409 MESSAGE_ID_REUSED',
    );
    const { clientMessageId } = body;
    expect(outcome(await sendText(t, conversation, 'traveler', 'Hello', clientMessageId))).toBe(
      '409 MESSAGE_ID_REUSED',
    );
    const { rows } = await t.db.execute(
      sql`select count(*)::int as sent from tour_requests where conversation_id = ${conversation.id}`,
    );
    expect(rows).toEqual([{ sent: 1 }]);
  });

  test.each([
    [{ totalPrice: 1 }, '409 PRICE_CHANGED'],
    [{ depositCents: 1 }, '409 PRICE_CHANGED'],
    [{ duration: 10 }, '422 DURATION_NOT_OFFERED'],
    [{ travelers: 7 }, '422 GROUP_SIZE_NOT_OFFERED'],
    [{ services: [999] }, '422 SERVICE_NOT_OFFERED'],
    [{ scheduledStartTime: '2026-05-10T01:10:00Z' }, '422 START_TIME_INVALID'],
    [{ scheduledStartTime: '2026-05-09T20:00:00Z' }, '409 SLOT_NOT_AVAILABLE'],
    [{ scheduledStartTime: '2026-05-01T01:00:00Z' }, '422 DATE_OUT_OF_RANGE'],
    [{ scheduledStartTime: '2027-05-10T01:00:00Z' }, '422 DATE_OUT_OF_RANGE'],
    [{ group: { adults: 1, children: 0, elderly: 0 } }, '422 PARTICULARS_INVALID'],
    [{ meetingAddress: '京都駅', meetingPostalCode: '1000005' }, '422 ADDRESS_ELSEWHERE'],
    [{ itineraryId: 99_999 }, '422 ITINERARY_UNKNOWN'],
    [{ meetingAddress: ' ' }, '400 VALIDATION_FAILED'],
    [{ paid: true }, '400 VALIDATION_FAILED'],
  ])('rejects %o and changes nothing', async (changes, refused) => {
    const conversation = await aConversation(t);
    expect(outcome(await request(t, conversation, changes as object))).toBe(refused);
    const entry = await t.inject(talking.getConversation, {
      token: conversation.traveler.token,
      params: { conversationId: conversation.id },
    });
    expect(entry.body).toMatchObject({ messageCount: 0, credits: 20 });
  });

  test('is allowed only for the conversation’s traveler and a free slot', async () => {
    const conversation = await aConversation(t);
    await aBooking(t, { guide: conversation.guide });
    expect(outcome(await request(t, conversation))).toBe('409 SLOT_TAKEN');
    const asGuide = { ...conversation, traveler: conversation.guide.user };
    const asStranger = { ...conversation, traveler: await aUser(t) };
    const nowhere = { ...conversation, id: 99_999 as typeof conversation.id };
    const replies = await Promise.all(
      [asGuide, asStranger, nowhere].map((each) => request(t, each)),
    );
    expect(new Set(replies.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(outcome(replies[0] as TestReply)).toBe('404 NOT_FOUND');
  });

  test('limits open requests and requests per day', async () => {
    const traveler = await aUser(t);
    const open: TestRequest[] = [];
    for (let n = 0; n < OPEN_REQUESTS_MAX; n += 1) open.push(await aTourRequest(t, { traveler }));
    const conversation = await aConversation(t, { traveler });
    t.clock.advance({ hours: 2 });
    expect(outcome(await request(t, conversation))).toBe('409 TOO_MANY_OPEN_REQUESTS');
    await withdraw(open[0] as TestRequest);
    expect(outcome(await request(t, conversation))).toBe('201');
    // An expired request is not open, even if its timer has not run.
    t.clock.advance({ hours: 48 });
    for (let n = 0; n < REQUESTS_A_DAY; n += 1) {
      t.clock.advance({ minutes: 5 });
      await sendText(t, conversation, 'guide');
      const sent = await request(t, conversation);
      expect(sent.status, sent.raw).toBe(201);
      await t.inject(calls.withdrawTourRequest, {
        token: traveler.token,
        params: { id: sent.body.request.id },
      });
    }
    t.clock.advance({ minutes: 5 });
    await sendText(t, conversation, 'guide');
    const refused = await request(t, conversation);
    expect(outcome(refused)).toBe('429 TOO_MANY_REQUESTS_SENT');
    expect(refused.headers['retry-after']).toBe(String(24 * 3600 - REQUESTS_A_DAY * 300));
  });
});

describe('visibility', () => {
  test('returns 404 to other users for every endpoint', async () => {
    const sent = await aTourRequest(t);
    const { token } = await aUser(t);
    const params = { id: sent.id };
    const replies = await Promise.all([
      t.inject(calls.getTourRequest, { token, params }),
      t.inject(calls.getTourRequest, { token, params: { id: 99_999 } }),
      t.inject(calls.getRequestLead, { token, params }),
      acceptRequest(sent, token),
      t.inject(calls.rejectTourRequest, { token, params, body: { rejectReason: 'other' } }),
      t.inject(calls.withdrawTourRequest, { token, params }),
    ]);
    expect(new Set(replies.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(outcome(replies[0] as TestReply)).toBe('404 NOT_FOUND');
    const list = await t.inject(calls.listTourRequests, { token });
    expect(list.body.data).toEqual([]);
  });

  test('hides contact details in the address until the tour is agreed, and in the plan until contacts are visible', async () => {
    const plan = 'Call me: 138 0013 8000';
    const meetingAddress = 'Lobby, WeChat mei_2026';
    const sent = await aTourRequest(t, { body: { plan, meetingAddress } });
    expect(await readRequest(sent, 'traveler')).toMatchObject({
      plan,
      meetingAddress,
      masked: true,
    });
    const shown = await readRequest(sent, 'guide');
    expect(shown.masked).toBe(true);
    expect(shown.plan).not.toContain('138');
    expect(shown.meetingAddress).not.toContain('mei_2026');
    const { body } = await accept(t, sent);
    const booking = () =>
      t.inject(calls.getBooking, {
        token: getToken(sent, 'guide'),
        params: { id: body.booking.id },
      });
    expect((await booking()).body.meetingAddress).not.toContain('mei_2026');
    await payBookingDeposit(t, { ...sent.conversation, id: body.booking.id });
    expect(await readRequest(sent, 'guide')).toMatchObject({
      plan: shown.plan,
      meetingAddress,
      masked: true,
    });
    expect((await booking()).body.meetingAddress).toBe(meetingAddress);
    t.clock.set('2026-05-03T01:00:00Z');
    expect(await readRequest(sent, 'guide')).toMatchObject({ plan, meetingAddress, masked: false });
  });

  test('hides a contact that is split between messages, the address and the plan', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler', 'my wechat is');
    const first = await request(t, conversation, { plan: 'mei_2026' });
    const { id, quote } = first.body.request;
    const before = { id, hash: quote.hash, conversation };
    expect(await readRequest(before, 'guide')).toMatchObject({ plan: '•••', masked: true });
    expect(await readRequest(before, 'traveler')).toMatchObject({ plan: 'mei_2026', masked: true });

    const sent = await aTourRequest(t, { body: { plan: 'Old Tokyo. My mobile starts with 138' } });
    expect(await readRequest(sent, 'guide')).toMatchObject({ masked: false });
    for (const text of ['see you', 'then 0013', 'and 8000'])
      await sendText(t, sent.conversation, 'traveler', text);
    expect((await readRequest(sent, 'guide')).plan).toBe('Old Tokyo. My mobile starts with •••');
    const texts = (await history(sent, 'guide')).flatMap(
      ({ content }: { content: { text?: string } }) => content.text ?? [],
    );
    expect(texts).toEqual(['and •••', 'then •••', 'see you']);

    const both = await aTourRequest(t, {
      body: { meetingAddress: 'Lobby. My line id:', plan: 'mei_2026' },
    });
    expect(await readRequest(both, 'guide')).toMatchObject({
      meetingAddress: 'Lobby. My line id:',
      plan: '•••',
    });
  });

  test('shows the guide the address of a later booking before payment if contacts are already visible', async () => {
    const meetingAddress = 'Lobby, WeChat mei_2026';
    const sent = await aTourRequest(t);
    const first = await accept(t, sent);
    await payBookingDeposit(t, { ...sent.conversation, id: first.body.booking.id });
    t.clock.set('2026-05-03T01:00:00Z');
    const next = await request(t, sent.conversation, {
      meetingAddress,
      scheduledStartTime: '2026-05-12T01:00:00Z',
    });
    const { id, quote } = next.body.request;
    const { body } = await accept(t, { ...sent, id, hash: quote.hash });
    expect(body.booking).toMatchObject({ status: 'pending' });
    const token = getToken(sent, 'guide');
    const params = { id: body.booking.id };
    const fetchBooking = async () => (await t.inject(calls.getBooking, { token, params })).body;
    expect((await fetchBooking()).meetingAddress).toBe(meetingAddress);
    // Contacts in the cancellation reason are also masked, in the booking and in its history.
    const reason = 'Add me on WeChat: mei_2026';
    await t.inject(calls.updateBookingStatus, {
      token: getToken(sent, 'traveler'),
      params,
      body: { status: 'cancelled', reason },
    });
    const { reason: shown, history: story } = await fetchBooking();
    expect([shown, story.at(-1).reason]).toEqual([reason, reason]);
  });

  test('shows the guide the lead traveler’s needs until the request ends, then hides them from both parties', async () => {
    const lead = {
      name: 'Li Na',
      phone: '+8613800138000',
      language: 'zh-CN' as const,
      needs: ['wheelchair' as const],
    };
    const group = { adults: 2, children: 0, elderly: 0 };
    const open = await aTourRequest(t, { body: { lead, group } });
    const getLead = (sent: TestRequest, side: Side) =>
      t.inject(calls.getRequestLead, { token: getToken(sent, side), params: { id: sent.id } });
    expect((await getLead(open, 'guide')).body).toEqual({ needs: ['wheelchair'], person: null });
    expect((await getLead(open, 'traveler')).body.person.name).toBe('Li Na');
    await reject(open);
    expect((await getLead(open, 'traveler')).status).toBe(404);
    const { rows } = await t.db.execute(sql`select lead from tour_requests where id = ${open.id}`);
    expect(rows).toEqual([{ lead: null }]);

    const accepted = await aTourRequest(t, { body: { lead, group } });
    const { body } = await accept(t, accepted);
    const ofBooking = await t.inject(calls.getLeadTraveler, {
      token: getToken(accepted, 'traveler'),
      params: { id: body.booking.id },
    });
    expect(ofBooking.body.person.name).toBe('Li Na');
  });

  test('lists a user’s requests by role, state and conversation, in pages', async () => {
    const guide = await aGuide(t);
    const first = await aTourRequest(t, { guide });
    const second = await aTourRequest(t, { guide });
    await reject(first);
    const ids = async (query: object) => {
      const reply = await t.inject(calls.listTourRequests, {
        token: guide.user.token,
        query: query as Record<string, string>,
      });
      expect(reply.status, reply.raw).toBe(200);
      return [reply.body.data.map(({ id }: { id: number }) => id), reply.body.nextCursor];
    };
    expect(await ids({})).toEqual([[second.id, first.id], null]);
    expect(await ids({ limit: '1' })).toEqual([[second.id], second.id]);
    expect(await ids({ limit: '1', cursor: String(second.id) })).toEqual([[first.id], null]);
    expect(await ids({ state: 'open' })).toEqual([[second.id], null]);
    expect(await ids({ as: 'traveler' })).toEqual([[], null]);
    expect(await ids({ conversationId: String(first.conversation.id) })).toEqual([
      [first.id],
      null,
    ]);
    t.clock.advance({ hours: 48 });
    expect(await ids({ state: 'open' })).toEqual([[], null]);
    expect(await ids({ state: 'expired' })).toEqual([[second.id], null]);
  });
});

describe('accepting', () => {
  test('creates the quoted booking, signed by both parties, for the traveler to pay', async () => {
    const sent = await aTourRequest(t, { body: { meal: 'fast_food', services: [201] } });
    await t.db.execute(
      sql`update guides set basic_price_cents = 90000 where id = ${sent.conversation.guide.id}`,
    );
    t.clock.advance({ hours: 1 });
    const reply = await accept(t, sent);
    expect(reply.status, reply.raw).toBe(200);
    expect(reply.body).toMatchObject({
      state: 'accepted',
      can: [],
      booking: { status: 'pending', payBy: '2026-05-02T01:00:00Z' },
      quote: { guide: { by: { id: sent.conversation.guide.userId }, at: '2026-05-01T01:00:00Z' } },
    });
    const params = { id: reply.body.booking.id };
    const token = getToken(sent, 'traveler');
    const booking = (await t.inject(calls.getBooking, { token, params })).body;
    expect(booking).toMatchObject({
      totalCents: 84_000,
      mealYen: 1_000,
      deadlineAt: '2026-05-02T01:00:00Z',
      acceptedAt: '2026-05-01T01:00:00Z',
      can: expect.arrayContaining(['pay', 'cancel']),
    });
    const quote = await t.inject(calls.getBookingQuote, { token, params });
    expect(quote.body).toEqual({ quote: reply.body.quote, earlier: [] });
    const staff = await aUser(t, { isStaff: true });
    expect((await t.inject(calls.getBookingQuote, { token: staff.token, params })).body).toEqual(
      quote.body,
    );
    const stranger = await aUser(t);
    expect(outcome(await t.inject(calls.getBookingQuote, { token: stranger.token, params }))).toBe(
      '404 NOT_FOUND',
    );
    await payBookingDeposit(t, { ...sent.conversation, id: params.id });
    expect((await readRequest(sent, 'guide')).booking).toMatchObject({
      status: 'upcoming',
      payBy: null,
    });
  });

  test('requires the exact quote, and is idempotent', async () => {
    const sent = await aTourRequest(t);
    const token = getToken(sent, 'guide');
    expect(outcome(await acceptRequest(sent, token, 'f'.repeat(64)))).toBe('409 QUOTE_DIFFERS');
    expect((await readRequest(sent, 'guide')).state).toBe('open');
    const first = await accept(t, sent);
    const again = await accept(t, sent);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(outcome(await acceptRequest(sent, token, 'f'.repeat(64)))).toBe('409 QUOTE_DIFFERS');
  });

  test('signed quotes cannot be changed in the database', async () => {
    const sent = await aTourRequest(t);
    await accept(t, sent);
    const changes = [
      sql`update signed_quotes set hash = 'x' where hash = ${sent.hash}`,
      sql`update signed_quotes set guide_signed_at = now() where hash = ${sent.hash}`,
      sql`delete from signed_quotes where hash = ${sent.hash}`,
      sql`truncate signed_quotes cascade`,
    ];
    for (const change of changes) await expect(t.db.execute(change)).rejects.toThrow();
  });

  test('a checkout also creates a signed quote, which the guide signs on acceptance', async () => {
    const booking = await aBooking(t, { status: 'confirmed' });
    const quote = () =>
      t.inject(calls.getBookingQuote, {
        token: booking.traveler.token,
        params: { id: booking.id },
      });
    expect((await quote()).body.quote).toMatchObject({
      traveler: { by: { id: booking.traveler.id } },
      guide: null,
    });
    t.clock.advance({ hours: 1 });
    const params = { id: booking.id };
    await t.inject(calls.acceptBooking, { token: booking.guide.user.token, params });
    expect((await quote()).body.quote.guide.at).toBe('2026-05-01T01:00:00Z');
    // Simulates a booking made before quotes were signed.
    await t.db.execute(sql`alter table signed_quotes disable trigger user`);
    await t.db.execute(sql`delete from signed_quotes where booking_id = ${booking.id}`);
    await t.db.execute(sql`alter table signed_quotes enable trigger user`);
    expect((await quote()).body).toEqual({ quote: null, earlier: [] });
  });

  test('is allowed for a paused guide, but not for a suspended one', async () => {
    const [paused, suspended] = [await aTourRequest(t), await aTourRequest(t)];
    await t.db.execute(
      sql`update guides set paused = true where id = ${paused.conversation.guide.id}`,
    );
    await t.db.execute(
      sql`update guides set suspended_at = ${NOW} where id = ${suspended.conversation.guide.id}`,
    );
    expect(outcome(await accept(t, paused))).toBe('200');
    expect(outcome(await accept(t, suspended))).toBe('409 GUIDE_NOT_BOOKABLE');
    expect((await readRequest(suspended, 'guide')).state).toBe('open');
  });

  test('is not limited by the traveler’s pending bookings and holds', async () => {
    const traveler = await aUser(t);
    for (let n = 0; n < 3; n += 1) await aBooking(t, { traveler });
    const sent = await aTourRequest(t, { traveler });
    expect(outcome(await accept(t, sent))).toBe('200');
    expect(outcome(await checkOut(t, traveler.token, (await aGuide(t)).id))).toBe(
      '409 TOO_MANY_PENDING',
    );
  });

  test('frees the slot if the traveler does not pay within a day', async () => {
    const sent = await aTourRequest(t);
    await accept(t, sent);
    const other = await aUser(t);
    expect(outcome(await checkOut(t, other.token, sent.conversation.guide.id))).toBe(
      '409 SLOT_TAKEN',
    );
    t.clock.advance({ hours: 24 });
    await sweepBookings(t.deps);
    expect((await readRequest(sent, 'traveler')).booking).toMatchObject({
      status: 'cancelled',
      cancelKind: 'hold_expired',
      payBy: null,
    });
    expect(outcome(await checkOut(t, other.token, sent.conversation.guide.id))).toBe('201');
  });
});

describe('ending', () => {
  test('requires a reason for a rejection, with text for "other", and is idempotent', async () => {
    const sent = await aTourRequest(t);
    const withoutWords = await reject(sent, 'guide', { rejectReason: 'other', reason: ' ' });
    expect(outcome(withoutWords)).toBe('422 REASON_REQUIRED');
    const body = { rejectReason: 'other', reason: 'My street is flooded' };
    const first = await reject(sent, 'guide', body);
    expect(first.body).toMatchObject({ state: 'rejected', can: [], ...body, endedAt: NOW });
    expect((await reject(sent, 'guide', body)).body).toEqual(first.body);
    expect(await readRequest(sent, 'traveler')).toMatchObject(body);
  });

  test('allows the traveler and the guide only the steps in the table for the current state', async () => {
    const steps: Record<string, (sent: TestRequest, side: Side) => Promise<TestReply>> = {
      accept: (sent, side) => acceptRequest(sent, getToken(sent, side)),
      reject: (sent, side) => reject(sent, side),
      withdraw: (sent, side) => withdraw(sent, side),
    };
    const reach: Record<string, (sent: TestRequest) => Promise<unknown>> = {
      open: async () => undefined,
      accepted: (sent) => accept(t, sent),
      rejected: (sent) => reject(sent),
      withdrawn: (sent) => withdraw(sent),
      expired: async () => t.clock.advance({ hours: 48 }),
    };
    const taken: string[] = [];
    const sides = ['traveler', 'guide'] as const;
    for (const [state, lead] of Object.entries(reach)) {
      let sent: TestRequest | null = null;
      for (const [step, take] of Object.entries(steps))
        for (const side of sides) {
          // Rejected steps have no effect, so they can share a request.
          if (!sent || state === 'open') {
            t.clock.set(NOW);
            sent = await aTourRequest(t);
            await lead(sent);
          }
          const reply = await take(sent, side);
          const after = (await readRequest(sent, side)).state;
          if (reply.status === 200) taken.push(`${state} ${step} ${side} ${after}`);
          else {
            expect(outcome(reply), `${state} ${step} ${side}`).toBe('409 REQUEST_NOT_OPEN');
            expect(reply.body.details).toEqual({ state });
            expect(after).toBe(state);
          }
        }
    }
    expect(taken.toSorted()).toEqual([
      'accepted accept guide accepted',
      'open accept guide accepted',
      'open reject guide rejected',
      'open withdraw traveler withdrawn',
      'rejected reject guide rejected',
      'withdrawn withdraw traveler withdrawn',
    ]);
  });

  test('expires 48 hours after sending or 12 hours before the start, whichever comes first', async () => {
    const far = await aTourRequest(t);
    const near = await aTourRequest(t, { body: { scheduledStartTime: '2026-05-02T01:00:00Z' } });
    expect((await readRequest(near, 'guide')).expiresAt).toBe('2026-05-01T13:00:00Z');
    t.clock.advance({ hours: 13 });
    const late = { scheduledStartTime: '2026-05-02T01:00:00Z' };
    const conversation = await aConversation(t);
    expect(outcome(await request(t, conversation, late))).toBe('422 DATE_OUT_OF_RANGE');
    t.clock.set('2026-05-01T12:59:59Z');
    expect(outcome(await request(t, conversation, late))).toBe('201');
    t.clock.set('2026-05-01T13:00:00Z');
    await sweepRequests(t.deps);
    expect((await readRequest(near, 'guide')).endedAt).toBe('2026-05-01T13:00:00Z');
    expect((await readRequest(far, 'guide')).state).toBe('open');
    t.clock.advance({ hours: 35 });
    await sweepRequests(t.deps);
    await sweepRequests(t.deps);
    expect(await readRequest(far, 'guide')).toMatchObject({ state: 'expired', can: [] });
    const { rows } = await t.db.execute(
      sql`select count(*)::int as told from outbox where type = 'tour_request.expired'
        and payload ->> 'requestId' = ${String(far.id)}`,
    );
    expect(rows).toEqual([{ told: 1 }]);
  });

  test('ends open requests between two users when one blocks the other, and rejects new ones', async () => {
    const sent = await aTourRequest(t);
    const { conversation } = sent;
    const blocked = await t.inject(talking.blockPerson, {
      token: getToken(sent, 'guide'),
      params: { conversationId: conversation.id },
    });
    expect(blocked.status, blocked.raw).toBe(200);
    expect(await readRequest(sent, 'traveler')).toMatchObject({
      state: 'expired',
      can: [],
      reason: null,
    });
    expect(outcome(await request(t, conversation))).toBe('403 BLOCKED');
    expect(outcome(await accept(t, sent))).toBe('409 REQUEST_NOT_OPEN');
  });
});

describe('the message of a request', () => {
  test('shows the current state to a client that was offline', async () => {
    const sent = await aTourRequest(t);
    const [message] = await history(sent, 'guide');
    await sendText(t, sent.conversation, 'guide', 'Let me look');
    const recalled = await t.inject(talking.recallMessage, {
      token: getToken(sent, 'traveler'),
      params: { conversationId: sent.conversation.id, messageId: message.id },
    });
    expect(outcome(recalled)).toBe('409 RECALL_NOT_POSSIBLE');
    await reject(sent);
    expect(await history(sent, 'traveler', { after: '2' })).toMatchObject([
      { id: message.id, seq: 1, revision: 3, content: { kind: 'tour_request', state: 'rejected' } },
    ]);
  });
});

describe('notifications', () => {
  const getNotifications = async (sent: TestRequest, side: Side) => {
    const person = side === 'traveler' ? sent.conversation.traveler : sent.conversation.guide.user;
    const emails = await emailsTo(t, person.email);
    const notices = await t.inject(listSystemMessages, {
      token: person.token,
      query: { includeExpired: 'true' },
    });
    return {
      emails: emails.map(({ subject }) => subject),
      text: emails.at(-1)?.text,
      titles: notices.body.data.map(({ title }: { title: string }) => title).toReversed(),
      last: notices.body.data[0],
    };
  };

  test('send the guide a notice and an email about a request, and the traveler about the answer', async () => {
    const sent = await aTourRequest(t);
    const { nickname } = sent.conversation.guide.user;
    const guide = await getNotifications(sent, 'guide');
    expect(guide.emails).toEqual([
      expect.stringMatching(`^${sent.conversation.traveler.nickname} would like a tour in `),
    ]);
    expect(guide.last).toMatchObject({
      title: 'New tour request',
      actionable: true,
      actionUrl: `/messages?conversation=${sent.conversation.id}`,
      expiresAt: '2026-05-03T00:00:00Z',
      relatedEntityType: 'tour_request',
      relatedEntityId: sent.id,
    });
    expect(guide.text).toContain(`/messages?conversation=${sent.conversation.id}`);
    await accept(t, sent);
    const traveler = await getNotifications(sent, 'traveler');
    expect(traveler.emails).toEqual([expect.stringMatching(`^${nickname} accepted your tour in `)]);
    expect(traveler.text).toContain('RMB 207');
    expect(traveler.last).toMatchObject({
      title: `${nickname} accepted your request`,
      actionLabel: 'Continue Payment',
    });
    t.clock.advance({ hours: 24 });
    await sweepBookings(t.deps);
    expect((await getNotifications(sent, 'guide')).titles.at(-1)).toBe(
      'Tour request not paid in time',
    );
  });

  test('tell the traveler why a request was rejected, and the guide that a request was withdrawn', async () => {
    const rejected = await aTourRequest(t);
    const reason = 'Write me: WeChat kenji_88';
    await reject(rejected, 'guide', { rejectReason: 'other', reason });
    const { text, emails } = await getNotifications(rejected, 'traveler');
    expect(emails).toHaveLength(1);
    expect(text).toContain('You haven’t been charged.');
    expect(text).not.toContain('kenji_88');
    expect((await readRequest(rejected, 'traveler')).reason).not.toContain('kenji_88');
    const { id: userId } = rejected.conversation.traveler;
    const exported = await personalDataHandler.exported(t.db, { userId, guideId: null });
    expect(JSON.stringify(exported['tour-requests'])).toMatch(/Write me(?!.*kenji_88)/);
    expect((await readRequest(rejected, 'guide')).reason).toBe(reason);
    const { id: guideUserId } = rejected.conversation.guide.user;
    const theirs = await personalDataHandler.exported(t.db, { userId: guideUserId, guideId: null });
    expect(theirs['tour-requests-you-received']).toMatchObject([{ state: 'rejected', reason }]);

    const lastMinute = await aTourRequest(t);
    await reject(lastMinute, 'guide', { rejectReason: 'too_short_notice' });
    const notices = await getNotifications(lastMinute, 'traveler');
    expect(notices.text).toContain('can’t accept this tour: “Not enough notice.”');
    expect(notices.last?.message).toMatch(
      /^Reason: “Not enough notice\.” You haven’t been charged/,
    );

    const withdrawn = await aTourRequest(t);
    await withdraw(withdrawn);
    expect((await getNotifications(withdrawn, 'guide')).titles).toEqual([
      'New tour request',
      'Tour request withdrawn',
    ]);
  });

  test('tell the traveler about an expired request, but tell no one about a request ended by a block', async () => {
    const [lapsed, blocked] = [await aTourRequest(t), await aTourRequest(t)];
    await t.inject(talking.blockPerson, {
      token: getToken(blocked, 'guide'),
      params: { conversationId: blocked.conversation.id },
    });
    t.clock.advance({ hours: 48 });
    await sweepRequests(t.deps);
    expect(await getNotifications(lapsed, 'traveler')).toMatchObject({
      titles: ['Tour request not answered'],
      emails: [expect.stringContaining('didn’t answer about')],
    });
    expect(await getNotifications(blocked, 'traveler')).toMatchObject({ titles: [], emails: [] });
  });

  test('push the new state to both parties’ sockets, as each user is allowed to see it', async () => {
    const sent = await aTourRequest(t);
    await t.drain();
    const sockets = await Promise.all(
      (['traveler', 'guide'] as const).map((side) => readySocket(t.app, getToken(sent, side))),
    );
    await reject(sent);
    await t.drain();
    for (const socket of sockets) {
      const message = await socket.event('message_changed');
      expect(message.content).toEqual({
        kind: 'tour_request',
        requestId: sent.id,
        state: 'rejected',
      });
      socket.ws.terminate();
    }
  });
});

describe('concurrent requests', () => {
  const raw = (sent: TestRequest, side: Side, step: string, body?: unknown): RawRequest => ({
    method: 'POST',
    path: `/api/v2/tour-requests/${sent.id}/${step}`,
    headers: { authorization: `Bearer ${getToken(sent, side)}`, ...aKey() },
    ...(body ? { body } : {}),
  });
  const accepting = (sent: TestRequest) => raw(sent, 'guide', 'accept', { quoteHash: sent.hash });

  test('accept only one of several overlapping tours, even with concurrent checkouts', async () => {
    for (let round = 0; round < 3; round += 1) {
      const guide = await aGuide(t);
      const times = ['01:00', '01:00', '02:00', '03:30', '00:00'];
      const all: TestRequest[] = [];
      for (const time of times)
        all.push(
          await aTourRequest(t, { guide, body: { scheduledStartTime: `2026-05-10T${time}:00Z` } }),
        );
      const buyer = await aUser(t);
      const replies = await sendSimultaneously(t.app, [
        ...all.map(accepting),
        ...all.map(accepting),
        {
          method: 'POST',
          path: calls.createBooking.path,
          headers: { authorization: `Bearer ${buyer.token}`, ...aKey() },
          body: {
            guideId: guide.id,
            scheduledStartTime: '2026-05-10T02:30:00Z',
            duration: 3,
            travelers: 2,
            services: [],
            meetingAddress: 'Tokyo Station',
          },
        },
      ]);
      for (const reply of replies)
        expect(['200', '201', '409 SLOT_TAKEN']).toContain(outcome(reply));
      const { rows } = await t.db.execute(
        sql`select count(*)::int as live from bookings
          where guide_id = ${guide.id} and status <> 'cancelled'`,
      );
      expect(rows).toEqual([{ live: 1 }]);
      const { rows: accepted } = await t.db.execute(
        sql`select count(*)::int as count from tour_requests
          where guide_id = ${guide.id} and state = 'accepted'`,
      );
      const bought = replies.at(-1)?.status === 201 ? 1 : 0;
      expect(accepted).toEqual([{ count: 1 - bought }]);
    }
  });

  test('apply exactly one of acceptance, withdrawal, rejection and block', async () => {
    for (let round = 0; round < 5; round += 1) {
      const sent = await aTourRequest(t);
      const block = {
        method: 'POST',
        path: `/api/conversations/${sent.conversation.id}/block`,
        headers: { authorization: `Bearer ${getToken(sent, 'traveler')}` },
      };
      const steps = [
        accepting(sent),
        raw(sent, 'traveler', 'withdraw'),
        raw(sent, 'guide', 'reject', { rejectReason: 'not_available' }),
        ...(round % 2 ? [block] : []),
      ];
      const replies = (await sendSimultaneously(t.app, steps)).slice(0, 3);
      const { state } = await readRequest(sent, 'guide');
      const won = replies.filter(({ status }) => status === 200);
      expect(won.length).toBe(state === 'expired' ? 0 : 1);
      for (const reply of replies)
        expect(['200', '409 REQUEST_NOT_OPEN', '403 BLOCKED']).toContain(outcome(reply));
      const { rows } = await t.db.execute(
        sql`select count(*)::int as live from bookings where traveler_id = ${sent.conversation.traveler.id}`,
      );
      expect(rows).toEqual([{ live: state === 'accepted' ? 1 : 0 }]);
    }
  });

  test('do not exceed the limits on requests', async () => {
    const traveler = await aUser(t);
    const conversations = [];
    for (let n = 0; n < 5; n += 1) conversations.push(await aConversation(t, { traveler }));
    const replies = await sendSimultaneously(
      t.app,
      [...conversations, ...conversations].map(({ id }) => ({
        method: 'POST',
        path: `/api/conversations/${id}/tour-requests`,
        headers: { authorization: `Bearer ${traveler.token}` },
        body: aRequestBody({ clientMessageId: randomUUID() }),
      })),
    );
    const sent = replies.filter(({ status }) => status === 201);
    expect(sent.length).toBe(OPEN_REQUESTS_MAX);
    expect(new Set(replies.filter(({ status }) => status !== 201).map(outcome))).toEqual(
      new Set(['409 TOO_MANY_OPEN_REQUESTS']),
    );
  });
});
