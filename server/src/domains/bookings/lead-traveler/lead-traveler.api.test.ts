import {
  acceptBooking,
  allowTravelersStart,
  createBooking,
  createTravelersLink,
  decideDispute,
  getBooking,
  getLeadTraveler,
  getTravelersLink,
  openTravelersPage,
  reportMeeting,
  revokeTravelersLink,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aCheckout,
  aKey,
  forceStatus,
  payBookingDeposit,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import { dispute } from '../../../testing/factories/disputes.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { enterCode, fetchCodeSecret } from '../../../testing/factories/start-codes.ts';
import { readySocket } from '../../../testing/socket-client.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { deleteOldLeads } from './forget-leads.ts';

let t: TestApp;
const NOW = '2026-05-08T00:00:00Z';
/** The start of the factory's tour, which ends three hours later. */
const START = Temporal.Instant.from('2026-05-10T01:00:00Z');
const END = START.add({ hours: 3 });
const NEAR = START.subtract({ hours: 2 });

const LEAD = {
  name: '王秀英',
  phone: '+86 (138) 0013-8000',
  language: 'zh-CN',
  needs: ['slow_walking', 'diet'],
  words: 'No seafood, please.',
} as const;
const PARENTS = {
  group: { adults: 0, children: 0, elderly: 2 },
  lead: { ...LEAD, needs: [...LEAD.needs] },
};
const PERSON = {
  name: LEAD.name,
  phone: '+8613800138000',
  language: 'zh-CN',
  words: LEAD.words,
};

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const bookForParents = (status: 'pending' | 'confirmed' | 'upcoming' = 'upcoming') =>
  aBooking(t, { status, checkout: PARENTS });
const bookerToken = async ({ traveler }: TestBooking) => aToken(t, traveler.id);
const fetchBooking = async ({ id }: TestBooking, token: string) =>
  (await t.inject(getBooking, { token, params: { id } })).body;
const getLead = async ({ id }: TestBooking, token: string) =>
  (await t.inject(getLeadTraveler, { token, params: { id } })).body;
const createLink = async (booking: TestBooking) =>
  t.inject(createTravelersLink, { token: await bookerToken(booking), params: { id: booking.id } });
const tokenIn = (path: string) => path.split('#token=')[1] ?? '';
const aLink = async (booking: TestBooking) => tokenIn((await createLink(booking)).body.path);
const openPage = (token: string) => t.inject(openTravelersPage, { body: { token } });
const sendReport = (token: string) => t.inject(reportMeeting, { body: { token } });
const allowStart = async (booking: TestBooking, mayStart = true) =>
  t.inject(allowTravelersStart, {
    token: await bookerToken(booking),
    params: { id: booking.id },
    body: { mayStart },
  });

/** Returns the tables that contain this text. */
const tablesWith = async (text: string): Promise<string[]> => {
  const { rows } = await t.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const hit = await t.db.execute(
      sql`select 1 from ${table} as r where r::text like ${`%${text}%`} limit 1`,
    );
    if (hit.rows.length > 0) found.push(name);
  }
  return found;
};

describe('at checkout', () => {
  test.each([
    ['a group without ages', { lead: PARENTS.lead }, 422, 'PARTICULARS_INVALID'],
    [
      'a group of another size',
      { ...PARENTS, group: { adults: 1, children: 0, elderly: 2 } },
      422,
      'PARTICULARS_INVALID',
    ],
    [
      'a phone number without a country code',
      { lead: { ...PARENTS.lead, phone: '13800138000' } },
      400,
      null,
    ],
    ['an unknown need', { lead: { ...PARENTS.lead, needs: ['helicopter'] } }, 400, null],
    [
      'a name with invisible characters',
      { lead: { ...PARENTS.lead, name: 'Wang\u202e' } },
      400,
      null,
    ],
  ])('%s is rejected', async (_, change, status, code) => {
    const guide = await aGuide(t);
    const { token } = await aUser(t);
    const reply = await t.inject(createBooking, {
      token,
      body: { ...aCheckout(guide.id), ...change },
      headers: aKey(),
    });
    expect(reply.status).toBe(status);
    if (code) expect(reply.body).toMatchObject({ code, details: { field: 'group' } });
  });
});

describe('visibility', () => {
  test('shows the guide the travelers’ ages and needs immediately, and their names after payment and acceptance', async () => {
    const booking = await bookForParents('pending');
    const guide = await aToken(t, booking.guide.userId);
    expect(await getLead(booking, await bookerToken(booking))).toEqual({
      needs: LEAD.needs,
      person: PERSON,
    });
    expect((await fetchBooking(booking, guide)).group).toEqual(PARENTS.group);
    expect(await getLead(booking, guide)).toEqual({ needs: LEAD.needs, person: null });
    expect((await getLead(booking, (await aUser(t)).token)).code).toBe('NOT_FOUND');
    await payBookingDeposit(t, booking);
    expect((await getLead(booking, guide)).person).toBe(null);
    await t.inject(acceptBooking, { token: guide, params: { id: booking.id } });
    expect((await getLead(booking, guide)).person).toEqual(PERSON);
    await t.inject(updateBookingStatus, {
      token: guide,
      params: { id: booking.id },
      body: { status: 'cancelled' },
    });
    expect((await getLead(booking, guide)).person).toBe(null);
    const contested = { cancelKind: 'no_show_traveler', endedAt: t.clock.now() } as const;
    await forceStatus(t, booking, 'disputed', { ...contested, deadlineAt: null });
    expect((await getLead(booking, guide)).person).toBe(null);
  });

  test('only the booker can create a link, and only after payment', async () => {
    const booking = await bookForParents('pending');
    const early = await createLink(booking);
    expect([early.status, early.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    await payBookingDeposit(t, booking);
    const plain = await aBooking(t);
    const guide = await aToken(t, booking.guide.userId);
    const stranger = (await aUser(t)).token;
    const refusedFor = [
      [guide, booking.id],
      [stranger, booking.id],
      [await bookerToken(plain), plain.id],
      [stranger, 999_999],
    ] as const;
    const replies = [];
    for (const [token, id] of refusedFor)
      for (const call of [getTravelersLink, createTravelersLink, revokeTravelersLink])
        replies.push(await t.inject(call, { token, params: { id } }));
    expect(new Set(replies.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(404);
  });
});

describe('the link', () => {
  test('opens a page that shows only what the travelers need', async () => {
    const booking = await bookForParents();
    const made = await createLink(booking);
    expect(made.body).toEqual({
      path: expect.stringMatching(/^\/travelers\?lang=zh-CN#token=[\w-]{22}$/),
      endsAt: END.add({ hours: 168 }).toString(),
    });
    const again = await t.inject(getTravelersLink, {
      token: await bookerToken(booking),
      params: { id: booking.id },
    });
    expect(again.body).toEqual(made.body);
    const page = await openPage(tokenIn(made.body.path));
    expect(page.body).toMatchObject({ name: LEAD.name, state: 'booked', canMeet: false });
    expect(page.raw).not.toContain('138');
    expect(page.raw).not.toContain(LEAD.words);
    expect(page.raw).not.toContain('Cents');
  });

  test('is stored without its token, so that neither the database nor a stored response reveals a usable link', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    expect(await tablesWith(token)).toEqual([]);
  });

  test('notifies the booker’s other devices, but not the guide, when it is created, renewed or revoked', async () => {
    const booking = await bookForParents();
    const token = await bookerToken(booking);
    await t.drain();
    const booker = await readySocket(t.app, token);
    const guide = await readySocket(t.app, booking.guide.user.token);
    for (const [told, call] of [
      [1, createTravelersLink],
      [2, createTravelersLink],
      [3, revokeTravelersLink],
    ] as const) {
      await t.inject(call, { token, params: { id: booking.id } });
      await expect
        .poll(() => booker.of('booking_update'))
        .toEqual(Array(told).fill({ bookingId: booking.id }));
    }
    expect(guide.of('booking_update')).toEqual([]);
    for (const { ws } of [booker, guide]) ws.terminate();
  });

  test('returns the same 404 whether it is wrong, renewed, revoked or expired', async () => {
    const booking = await bookForParents();
    const renewed = await aLink(booking);
    const revoked = await aLink(booking);
    const bookers = { token: await bookerToken(booking), params: { id: booking.id } };
    expect((await t.inject(revokeTravelersLink, bookers)).body.path).toBe(null);
    expect((await t.inject(revokeTravelersLink, bookers)).status).toBe(200);
    expect((await fetchBooking(booking, bookers.token)).forOthers.link.active).toBe(false);
    const other = await bookForParents();
    const ended = await aLink(other);
    t.clock.set(END.add({ hours: 168 }).subtract({ seconds: 1 }).toString());
    expect((await openPage(ended)).status).toBe(200);
    t.clock.advance({ seconds: 1 });
    const replies = [];
    for (const token of [renewed, revoked, ended, '', 'x'.repeat(22), `${ended}x`])
      replies.push(await openPage(token), await sendReport(token));
    expect(new Set(replies.map(({ status, raw }) => `${status} ${raw}`)).size).toBe(1);
    expect(replies[0]?.status).toBe(404);
    const late = { token: await bookerToken(other), params: { id: other.id } };
    expect((await t.inject(createTravelersLink, late)).status).toBe(409);
    expect((await t.inject(getTravelersLink, late)).body.path).toBe(null);
  });
});

describe('reporting that the travelers and the guide have met', () => {
  const events = async ({ id }: TestBooking) =>
    (
      await t.db.execute(
        sql`select 1 from outbox where type = 'booking.travelers_met' and (payload->>'bookingId')::int = ${id}`,
      )
    ).rows.length;

  test('is accepted once, from two hours before the start, and does not by itself change the status', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    t.clock.set(NEAR.subtract({ seconds: 1 }).toString());
    expect((await sendReport(token)).body.code).toBe('NOT_MEETING_TIME');
    t.clock.set(NEAR.toString());
    expect((await openPage(token)).body.canMeet).toBe(true);
    const pressed = await sendSimultaneously(
      t.app,
      [1, 2, 3, 4].map(() => ({ method: 'POST', path: reportMeeting.path, body: { token } })),
    );
    expect(pressed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    t.clock.advance({ minutes: 5 });
    expect((await sendReport(token)).body).toMatchObject({
      metAt: NEAR.toString(),
      canMeet: false,
    });
    const booked = await fetchBooking(booking, await bookerToken(booking));
    expect(booked.forOthers.metAt).toBe(NEAR.toString());
    expect(booked).toMatchObject({ status: 'awaiting_start', travelerConfirmedStart: false });
    expect(
      booked.history.filter(({ event }: { event: string }) => event === 'travelers_met'),
    ).toHaveLength(1);
    expect(await events(booking)).toBe(1);
    await t.runDueJobs();
    const emails = await emailsTo(t, booking.traveler.email);
    expect(
      emails.filter(({ subject }) => subject.startsWith('Your travelers have met')),
    ).toHaveLength(1);
  });

  test('is rejected after the scheduled end, and while the booking is unanswered or cancelled', async () => {
    const late = await bookForParents();
    const lateToken = await aLink(late);
    const gone = await bookForParents();
    const goneToken = await aLink(gone);
    await forceStatus(t, gone, 'cancelled', { cancelKind: 'guide', endedAt: t.clock.now() });
    const waiting = await bookForParents('confirmed');
    const waitingToken = await aLink(waiting);
    expect((await sendReport(waitingToken)).body.code).toBe('INVALID_TRANSITION');
    t.clock.set(START.toString());
    expect((await openPage(goneToken)).body).toMatchObject({ state: 'cancelled', canMeet: false });
    expect((await sendReport(goneToken)).body.code).toBe('INVALID_TRANSITION');
    expect((await createLink(gone)).body.code).toBe('INVALID_TRANSITION');
    t.clock.set(END.add({ seconds: 1 }).toString());
    expect((await sendReport(lateToken)).body.code).toBe('NOT_MEETING_TIME');
    for (const booking of [late, gone, waiting]) {
      expect((await fetchBooking(booking, await bookerToken(booking))).forOthers.metAt).toBe(null);
      expect(await events(booking)).toBe(0);
    }
  });

  test('confirms the start for the travelers if the booker has allowed it', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    expect((await allowStart(booking)).body.forOthers.mayStart).toBe(true);
    t.clock.set(NEAR.toString());
    await sendReport(token);
    const after = await fetchBooking(booking, await bookerToken(booking));
    expect(after).toMatchObject({ travelerConfirmedStart: true, guideConfirmedStart: false });
    const guide = await aToken(t, booking.guide.userId);
    const refused = await t.inject(allowTravelersStart, {
      token: guide,
      params: { id: booking.id },
      body: { mayStart: true },
    });
    expect(refused.status).toBe(404);
  });
});

test('confirms the start even if the booker allows it only after the travelers have reported the meeting', async () => {
  const booking = await bookForParents();
  const token = await aLink(booking);
  t.clock.set(NEAR.toString());
  await sendReport(token);
  expect((await allowStart(booking, false)).body.travelerConfirmedStart).toBe(false);
  expect((await allowStart(booking)).body).toMatchObject({
    travelerConfirmedStart: true,
    guideConfirmedStart: false,
  });
});

describe('the start code', () => {
  test('is not sent unless the booker allows it', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    const { secret } = (await fetchCodeSecret(t, booking, 'traveler')).body;
    t.clock.set(NEAR.toString());
    const closed = [await openPage(token), await sendReport(token)];
    await allowStart(booking);
    expect((await openPage(token)).body.startCode).toEqual({ secret, sentAt: NEAR.toString() });
    await allowStart(booking, false);
    for (const { body, raw } of [...closed, await openPage(token)]) {
      expect(body.startCode).toBe(null);
      expect(raw).not.toContain(secret);
    }
  });

  test('is sent from two hours before the start until the end, while the tour has not started', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    await allowStart(booking);
    const code = async () => (await openPage(token)).body.startCode;
    t.clock.set(NEAR.subtract({ seconds: 1 }).toString());
    expect(await code()).toBe(null);
    t.clock.set(NEAR.toString());
    // The travelers' own report confirms the start only for their party; the guide may still need the code.
    expect((await sendReport(token)).body.startCode).not.toBe(null);
    t.clock.set(END.subtract({ seconds: 1 }).toString());
    expect(await code()).not.toBe(null);
    t.clock.set(END.toString());
    expect(await code()).toBe(null);
  });

  test('starts the tour when the guide enters it, and is no longer sent afterward', async () => {
    const booking = await bookForParents();
    const token = await aLink(booking);
    await allowStart(booking);
    t.clock.set(START.toString());
    const { secret } = (await openPage(token)).body.startCode;
    const code = await calculateTotpCode(secret, calculateTotpStep(START));
    const entered = await enterCode(t, booking, 'guide', { code });
    expect(entered.body).toMatchObject({ outcome: 'started' });
    expect((await openPage(token)).body).toMatchObject({ state: 'running', startCode: null });
  });
});

test('sets `finishedAt` at the first completion, and hides it only during a dispute', async () => {
  const booking = await bookForParents();
  await forceStatus(t, booking, 'ongoing', { deadlineAt: null });
  t.clock.set(END.toString());
  const finishedAt = async () =>
    (await fetchBooking(booking, await bookerToken(booking))).forOthers.finishedAt;
  expect(await finishedAt()).toBeNull();
  await t.inject(updateBookingStatus, {
    token: await bookerToken(booking),
    params: { id: booking.id },
    body: { status: 'completed' },
  });
  expect(await finishedAt()).toBe(END.toString());
  t.clock.advance({ hours: 24 });
  const fresh = {
    ...booking,
    traveler: { ...booking.traveler, token: await bookerToken(booking) },
  };
  expect((await dispute(t, fresh)).status).toBe(200);
  expect(await finishedAt()).toBeNull();
  t.clock.advance({ hours: 24 });
  const decided = await t.inject(decideDispute, {
    token: (await aUser(t, { isStaff: true })).token,
    params: { id: booking.id },
    body: { outcome: 'completed', refundCents: 0, reason: 'Both were heard.' },
    headers: aKey(),
  });
  expect(decided.status, decided.raw).toBe(200);
  const after = await fetchBooking(booking, await bookerToken(booking));
  expect(after.forOthers.finishedAt).toBe(END.toString());
  expect(after.endedAt).toBe(t.clock.now().toString());
});

describe('deletion', () => {
  test('erases everything except the group size 30 days after the booking ended, unless there is a dispute', async () => {
    const others = { ...PARENTS, lead: { ...PARENTS.lead, name: 'Erased Person' } };
    const ended = await aBooking(t, { status: 'upcoming', checkout: others });
    const disputed = await bookForParents();
    const token = await aLink(ended);
    const booker = await bookerToken(ended);
    t.clock.set(NEAR.toString());
    await sendReport(token);
    await t.inject(updateBookingStatus, {
      token: booker,
      params: { id: ended.id },
      body: { status: 'cancelled' },
      headers: aKey(),
    });
    await forceStatus(t, disputed, 'disputed', { endedAt: t.clock.now(), deadlineAt: null });
    t.clock.advance({ minutes: 30 * 24 * 60 - 1 });
    await deleteOldLeads(t.deps);
    expect(await tablesWith('Erased Person')).toEqual(['lead_travelers']);
    t.clock.advance({ minutes: 1 });
    await deleteOldLeads(t.deps);
    await deleteOldLeads(t.deps);
    expect(await tablesWith('Erased Person')).toEqual([]);
    // The data of bookings that have not ended is kept.
    expect((await getLead(disputed, await bookerToken(disputed))).person).toEqual(PERSON);
    const gone = await fetchBooking(ended, await bookerToken(ended));
    expect(gone).toMatchObject({ group: PARENTS.group, forOthers: null });
    expect((await openPage(token)).status).toBe(404);
  });
});
