import {
  declareWeather,
  getBooking,
  getBookingCalendar,
  getBookingQuote,
  getRefundQuote,
  getStartCode,
  listColleagues,
  listGuideBookings,
  listSubstituteRequests,
  proposeChange,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import { calculateTotpCode, calculateTotpStep } from '@tomoguide/contract/bookings/totp';
import { listConversations, listMessages } from '@tomoguide/contract/messaging/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { SubcategoryId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, type TestReply, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aKey, checkOut, type TestBooking } from '../../../testing/factories/bookings.ts';
import { aPlan, propose } from '../../../testing/factories/change-proposals.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  acceptRequest,
  agreeToSubstitute,
  anAskedBooking,
  aProposedSubstitute,
  askColleagues,
  declineSubstitute,
  refuseRequest,
  withdrawSubstitution,
} from '../../../testing/factories/substitutions.ts';
import { findListing } from '../../guides/queries.ts';
import { guides } from '../../guides/tables.ts';
import { blocks } from '../../messaging/tables.ts';
import { bookings } from '../tables.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const DEPOSIT_CENTS = 20_700;

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(async () => {
  await t.runDueJobs();
  expect(await ledgerProblems(t)).toEqual([]);
  await t.close();
});

const outcome = ({ status, body }: TestReply) => [status, body.code ?? null];
const advanceTo = async (at: string) => {
  t.clock.set(at);
  await sweepBookings(t.deps);
  await t.drain();
};
const fetchAs = async (userId: TestBooking['guide']['userId'], id: TestBooking['id']) =>
  t.inject(getBooking, { token: await aToken(t, userId), params: { id } });
const fetchRequests = async (userId: TestBooking['guide']['userId']) =>
  (await t.inject(listSubstituteRequests, { token: await aToken(t, userId) })).body.data;
const fetchNoticeTitles = async (userId: TestBooking['guide']['userId']): Promise<string[]> => {
  await t.drain();
  const reply = await t.inject(listSystemMessages, { token: await aToken(t, userId) });
  return reply.body.data.map(({ title }: { title: string }) => title);
};
const bookOther = async (guide: TestBooking['guide']) =>
  outcome(await checkOut(t, (await aUser(t)).token, guide.id));

describe('asking colleagues', () => {
  const listFor = async ({ id, guide }: TestBooking) => {
    const token = await aToken(t, guide.userId);
    const reply = await t.inject(listColleagues, { token, params: { id } });
    return reply.body.data.map((each: { id: number }) => each.id);
  };

  test('lists only guides of the city, languages, services and group size who are listed and free', async () => {
    const place = { serviceCity: 'nara' as const };
    const guide = await aGuide(t, place);
    const traveler = await aUser(t);
    const booking = await aBooking(t, {
      status: 'upcoming',
      guide,
      traveler,
      checkout: { services: [SubcategoryId.parse(101)] },
    });
    const possible = await aGuide(t, place);
    const speaksMore = await aGuide(t, { ...place, languages: ['zh', 'en', 'ja'] });
    await aGuide(t, { ...place, languages: ['en'] });
    await aGuide(t, { ...place, services: [] });
    await aGuide(t, { ...place, maxPeople: 1 });
    await aGuide(t, { ...place, minDurationMinutes: 240 });
    await aGuide(t, { ...place, weeklyHours: [{ weekday: 1, startMinute: 540, endMinute: 1080 }] });
    await aGuide(t, { ...place, approvedAt: null });
    await aGuide(t, { ...place, user: traveler });
    await aGuide(t);
    const busy = await aGuide(t, place);
    await checkOut(t, (await aUser(t)).token, busy.id);
    expect((await listFor(booking)).toSorted()).toEqual([possible.id, speaksMore.id].toSorted());
  });

  test('finds a free guide after more than a batch of more recommended ones who are not', async () => {
    const place = { serviceCity: 'sapporo' as const };
    const booking = await aBooking(t, { status: 'upcoming', guide: await aGuide(t, place) });
    const weeklyHours = [{ weekday: 1, startMinute: 540, endMinute: 1080 }];
    for (let each = 0; each < 61; each += 1) await aGuide(t, { ...place, weeklyHours });
    const free = await aGuide(t, place);
    expect(await listFor(booking)).toEqual([free.id]);
  });

  test('rejects other guides, and names those who cannot take over', async () => {
    const booking = await aBooking(t, { status: 'upcoming' });
    const elsewhere = await aGuide(t, { serviceCity: 'osaka' });
    const reply = await askColleagues(t, booking, [(await aGuide(t)).id, elsewhere.id]);
    expect(outcome(reply)).toEqual([409, 'COLLEAGUE_UNAVAILABLE']);
    expect(reply.body.details).toEqual({ guideIds: [elsewhere.id] });
  });

  test('is possible until 8 hours before the start, for up to five colleagues', async () => {
    const booking = await aBooking(t, { status: 'upcoming' });
    const colleague = await aGuide(t);
    t.clock.set('2026-05-09T17:00:00Z');
    expect(outcome(await askColleagues(t, booking, [colleague.id]))).toEqual([
      409,
      'SUBSTITUTE_TOO_LATE',
    ]);
    t.clock.set('2026-05-09T16:59:59Z');
    const six = Array.from({ length: 6 }, () => colleague.id);
    expect((await askColleagues(t, booking, six)).status).toBe(400);
    const asked = await askColleagues(t, booking, [colleague.id]);
    // Until 7 hours before the start, so that the traveler has an hour.
    expect(asked.body.substitution).toMatchObject({
      state: 'asked',
      answerBy: '2026-05-09T18:00:00Z',
      can: ['withdraw'],
    });
  });

  test('is for the guide of an upcoming booking without an open change', async () => {
    const colleague = await aGuide(t);
    const paid = await aBooking(t, { status: 'confirmed' });
    expect(outcome(await askColleagues(t, paid, [colleague.id]))).toEqual([
      409,
      'INVALID_TRANSITION',
    ]);
    const booking = await aBooking(t, { status: 'upcoming' });
    const asTraveler = { ...booking, guide: { ...booking.guide, userId: booking.traveler.id } };
    expect(outcome(await askColleagues(t, asTraveler, [colleague.id]))).toEqual([
      422,
      'USER_TYPE_MISMATCH',
    ]);
    await propose(t, booking, 'traveler');
    expect(outcome(await askColleagues(t, booking, [colleague.id]))).toEqual([
      409,
      'CHANGE_PENDING',
    ]);
  });

  test('is one request at a time, in which no change can be proposed; a retry changes nothing', async () => {
    const booking = await anAskedBooking(t, 2);
    const again = await askColleagues(
      t,
      booking,
      booking.colleagues.map(({ id }) => id),
    );
    expect([again.status, again.body.substitution.id]).toEqual([200, booking.substitutionId]);
    expect(outcome(await askColleagues(t, booking, [(await aGuide(t)).id]))).toEqual([
      409,
      'SUBSTITUTION_PENDING',
    ]);
    const change = await t.inject(proposeChange, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body: aPlan(),
      headers: aKey(),
    });
    expect(outcome(change)).toEqual([409, 'SUBSTITUTION_PENDING']);
  });

  test('is possible three times per booking', async () => {
    const booking = await anAskedBooking(t);
    const [colleague] = booking.colleagues;
    const ids = colleague ? [colleague.id] : [];
    for (const _ of [1, 2]) {
      await t.inject(getBooking, { token: booking.traveler.token, params: { id: booking.id } });
      const own = await fetchAs(booking.guide.userId, booking.id);
      await withdrawSubstitution(
        t,
        { substitutionId: own.body.substitution.id },
        booking.guide.userId,
      );
      expect((await askColleagues(t, booking, ids)).status).toBe(200);
    }
    const own = await fetchAs(booking.guide.userId, booking.id);
    await withdrawSubstitution(
      t,
      { substitutionId: own.body.substitution.id },
      booking.guide.userId,
    );
    expect(outcome(await askColleagues(t, booking, ids))).toEqual([409, 'TOO_MANY_SUBSTITUTIONS']);
  });

  test('is hidden from the traveler, and shows colleagues the tour but not the traveler', async () => {
    const booking = await anAskedBooking(t);
    expect((await fetchAs(booking.traveler.id, booking.id)).body.substitution).toBeNull();
    const [colleague] = booking.colleagues;
    if (!colleague) throw new Error('no colleague');
    const [request, ...others] = await fetchRequests(colleague.userId);
    expect(others).toEqual([]);
    expect(request).toMatchObject({
      id: booking.substitutionId,
      state: 'asked',
      can: ['accept', 'refuse'],
      firstGuide: { id: booking.guide.id },
      scheduledStartTime: '2026-05-10T01:00:00Z',
      travelers: 2,
      totalCents: 69_000,
      depositCents: DEPOSIT_CENTS,
    });
    expect(JSON.stringify(request)).not.toContain(booking.traveler.username);
    expect((await fetchAs(colleague.userId, booking.id)).status).toBe(404);
    expect(await fetchNoticeTitles(colleague.userId)).toHaveLength(1);
    expect(await emailsTo(t, `${colleague.user.username}@example.com`)).toHaveLength(1);
  });
});

describe('if no colleague accepts', () => {
  test('the booking stays as it is after the last refusal, and the guide is told', async () => {
    const booking = await anAskedBooking(t, 2);
    for (const { userId } of booking.colleagues)
      expect((await refuseRequest(t, booking, userId)).status).toBe(200);
    const own = (await fetchAs(booking.guide.userId, booking.id)).body;
    expect([own.status, own.substitution.state]).toEqual(['upcoming', 'unanswered']);
    expect(own.can).toContain('ask_colleagues');
    expect(await fetchNoticeTitles(booking.guide.userId)).toContain('No colleague can take over');
  });

  test('the request ends after 12 hours', async () => {
    const booking = await anAskedBooking(t);
    const [colleague] = booking.colleagues;
    if (!colleague) throw new Error('no colleague');
    await advanceTo('2026-05-01T12:00:00Z');
    const own = (await fetchAs(booking.guide.userId, booking.id)).body;
    expect([own.status, own.substitution.state]).toEqual(['upcoming', 'unanswered']);
    expect(outcome(await acceptRequest(t, booking, colleague.userId))).toEqual([
      409,
      'SUBSTITUTION_NOT_OPEN',
    ]);
    expect(await fetchRequests(colleague.userId)).toEqual([]);
  });
});

describe('the first colleague who accepts', () => {
  test('is proposed to the traveler, and busy at that time', async () => {
    const { substitute, ...booking } = await aProposedSubstitute(t, 2);
    const theirs = (await fetchAs(booking.traveler.id, booking.id)).body;
    expect(theirs.substitution).toMatchObject({
      state: 'proposed',
      can: ['agree', 'decline'],
      firstGuide: { id: booking.guide.id },
      substitute: { id: substitute.id },
      colleagues: [],
      answerBy: '2026-05-01T12:00:00Z',
    });
    expect(theirs.can).not.toContain('cancel');
    expect(await bookOther(substitute)).toEqual([409, 'SLOT_TAKEN']);
    const other = booking.colleagues[1];
    if (!other) throw new Error('no other colleague');
    expect(outcome(await acceptRequest(t, booking, other.userId))).toEqual([
      409,
      'SUBSTITUTION_NOT_OPEN',
    ]);
    expect((await acceptRequest(t, booking, substitute.userId)).status).toBe(200);
    expect(await fetchNoticeTitles(booking.traveler.id)).toContainEqual(
      expect.stringContaining('can’t come'),
    );
    expect(await emailsTo(t, `${booking.traveler.username}@example.com`)).toContainEqual(
      expect.objectContaining({ subject: expect.stringContaining('can’t come') }),
    );
  });

  test('must still be free', async () => {
    const booking = await anAskedBooking(t);
    const [colleague] = booking.colleagues;
    if (!colleague) throw new Error('no colleague');
    await checkOut(t, (await aUser(t)).token, colleague.id);
    expect(outcome(await acceptRequest(t, booking, colleague.userId))).toEqual([
      409,
      'COLLEAGUE_UNAVAILABLE',
    ]);
  });
});

describe('if the traveler agrees', () => {
  const handOver = async () => {
    const booking = await aProposedSubstitute(t);
    const agreed = await agreeToSubstitute(t, booking, booking.traveler.id);
    expect(agreed.status, agreed.raw).toBe(200);
    await t.drain();
    return { ...booking, agreed: agreed.body };
  };

  test('the booking moves with price, deposit and history, and the first guide loses it', async () => {
    const { agreed, substitute, ...booking } = await handOver();
    expect(agreed).toMatchObject({
      status: 'upcoming',
      guideId: substitute.id,
      totalCents: 69_000,
      depositCents: DEPOSIT_CENTS,
      substitution: { state: 'agreed', firstGuide: { id: booking.guide.id } },
    });
    expect(agreed.history.map(({ event }: { event: string }) => event)).toEqual([
      'check_out',
      'pay',
      'accept',
      'propose_substitute',
      'agree_to_substitute',
    ]);
    expect((await fetchAs(substitute.userId, booking.id)).body.viewerIs).toBe('guide');
    expect((await fetchAs(booking.guide.userId, booking.id)).status).toBe(404);
    const token = await aToken(t, booking.guide.userId);
    const list = await t.inject(listGuideBookings, {
      token,
      params: { userId: booking.guide.userId },
    });
    expect(list.body.data).toEqual([]);
    expect((await agreeToSubstitute(t, booking, booking.traveler.id)).status).toBe(200);
    expect(await fetchNoticeTitles(booking.guide.userId)).toContain('Your tour was taken over');
    expect(await fetchNoticeTitles(substitute.userId)).toContain('You take over a tour');
  });

  test('the first guide is free again, and the substitute is not', async () => {
    const { substitute, guide } = await handOver();
    expect(await bookOther(guide)).toEqual([201, null]);
    expect(await bookOther(substitute)).toEqual([409, 'SLOT_TAKEN']);
  });

  test('both sign the same quote again, and the earlier one stays readable', async () => {
    const { id, traveler, substitute, guide } = await handOver();
    const { body } = await t.inject(getBookingQuote, { token: traveler.token, params: { id } });
    expect(body.quote.guide.by.id).toBe(substitute.userId);
    expect(body.earlier).toHaveLength(1);
    expect(body.earlier[0].guide.by.id).toBe(guide.userId);
    expect(body.quote.hash).toBe(body.earlier[0].hash);
  });

  test('the substitute earns the money after the tour, and the first guide nothing', async () => {
    const { id, substitute, traveler } = await handOver();
    await advanceTo('2026-05-09T23:00:00Z');
    for (const [who, userId] of [
      ['traveler', traveler.id],
      ['guide', substitute.userId],
    ] as const)
      expect(
        (
          await t.inject(updateBookingStatus, {
            token: await aToken(t, userId),
            params: { id },
            body: { status: 'start_confirmed' },
          })
        ).status,
        who,
      ).toBe(200);
    await advanceTo('2026-05-12T04:00:00Z');
    const done = (await fetchAs(substitute.userId, id)).body;
    // The deposit minus 15 % of the total.
    expect([done.status, done.earnedCents]).toEqual(['completed', DEPOSIT_CENTS - 10_350]);
  });

  test('a new conversation begins with the facts, and the old one stays', async () => {
    const { id, substitute, traveler } = await handOver();
    const token = await aToken(t, substitute.userId);
    const [{ conversation }] = (await t.inject(listConversations, { token })).body.data;
    expect(conversation.other.id).toBe(traveler.id);
    const messages = await t.inject(listMessages, {
      token,
      params: { conversationId: conversation.id },
    });
    expect(messages.body.data.map(({ content }: { content: unknown }) => content)).toEqual([
      {
        kind: 'booking_event',
        bookingId: id,
        event: 'substituted',
        minutes: null,
        facts: expect.objectContaining({
          scheduledStartTime: '2026-05-10T01:00:00Z',
          scheduledEndTime: '2026-05-10T04:00:00Z',
          travelers: 2,
          totalCents: 69_000,
        }),
      },
    ]);
  });

  test('the calendar file has the same UID and a higher sequence', async () => {
    const booking = await aProposedSubstitute(t);
    const read = async () => {
      const request = { token: booking.traveler.token, params: { id: booking.id } };
      const { raw } = await t.inject(getBookingCalendar, request);
      return [/UID:(.+)/.exec(raw)?.[1], Number(/SEQUENCE:(\d+)/.exec(raw)?.[1])];
    };
    const [uid, sequence] = await read();
    await agreeToSubstitute(t, booking, booking.traveler.id);
    expect(await read()).toEqual([uid, Number(sequence) + 1]);
  });

  test('the start code of the first guide is worth nothing', async () => {
    const booking = await aProposedSubstitute(t);
    const fetchSecret = async (userId: TestBooking['guide']['userId']) => {
      const request = { token: await aToken(t, userId), params: { id: booking.id } };
      return (await t.inject(getStartCode, request)).body.secret;
    };
    const first = await fetchSecret(booking.guide.userId);
    await agreeToSubstitute(t, booking, booking.traveler.id);
    const step = calculateTotpStep(t.clock.now());
    expect(await calculateTotpCode(await fetchSecret(booking.substitute.userId), step)).not.toBe(
      await calculateTotpCode(first, step),
    );
  });

  test('the tour counts as accepted for the substitute, even if the traveler cancels it after declining a change of the first guide', async () => {
    const { traveler, substitute, ...booking } = await aProposedSubstitute(t);
    const countRequests = async () => {
      await t.drain();
      const [row] = await t.db.select().from(guides).where(eq(guides.id, substitute.id));
      return [row?.acceptedRequests, row?.decidedRequests];
    };
    const freeCancelUntil = t.clock.now().add({ hours: 48 });
    await t.db.update(bookings).set({ freeCancelUntil }).where(eq(bookings.id, booking.id));
    await agreeToSubstitute(t, booking, traveler.id);
    expect(await countRequests()).toEqual([1, 1]);
    const cancelled = await t.inject(updateBookingStatus, {
      token: traveler.token,
      params: { id: booking.id },
      body: { status: 'cancelled' },
    });
    expect(outcome(cancelled)).toEqual([200, null]);
    expect(await countRequests()).toEqual([1, 1]);
  });

  test('is not possible once the traveler and the substitute block each other', async () => {
    const { traveler, substitute, ...booking } = await aProposedSubstitute(t);
    await t.db
      .insert(blocks)
      .values({ blockerId: traveler.id, blockedId: substitute.userId, createdAt: t.clock.now() });
    const agreed = await agreeToSubstitute(t, booking, traveler.id);
    expect(outcome(agreed)).toEqual([409, 'GUIDE_NOT_BOOKABLE']);
    expect((await fetchAs(traveler.id, booking.id)).body.guideId).toBe(booking.guide.id);
  });

  test('six such bookings in 90 days pause the listing of the first guide', async () => {
    const guide = await aGuide(t);
    for (let each = 1; each <= 6; each += 1) {
      const checkout = { scheduledStartTime: `2026-05-1${each}T01:00:00Z` };
      const booking = await aBooking(t, { status: 'upcoming', guide, checkout });
      const colleague = await aGuide(t);
      const asked = await askColleagues(t, booking, [colleague.id]);
      const substitution = { substitutionId: asked.body.substitution.id };
      await acceptRequest(t, substitution, colleague.userId);
      await agreeToSubstitute(t, substitution, booking.traveler.id);
      expect((await findListing(t.db, guide.id))?.listed, `after ${each}`).toBe(each < 6);
    }
  });
});

describe('if the traveler does not agree', () => {
  const expectRefunded = async (booking: TestBooking) => {
    const { body } = await fetchAs(booking.traveler.id, booking.id);
    expect([body.status, body.cancelKind, body.refunds[0].amountCents]).toEqual([
      'cancelled',
      'guide',
      DEPOSIT_CENTS,
    ]);
  };

  test('declining cancels with a full refund, even shortly before the start', async () => {
    t.clock.set(NOW);
    const booking = await aBooking(t, { status: 'upcoming' });
    const colleague = await aGuide(t);
    t.clock.set('2026-05-09T16:00:00Z');
    const asked = await askColleagues(t, booking, [colleague.id]);
    const substitution = { substitutionId: asked.body.substitution.id };
    await acceptRequest(t, substitution, colleague.userId);
    const declined = await declineSubstitute(t, substitution, booking.traveler.id);
    expect(declined.body.substitution.state).toBe('declined');
    await expectRefunded(booking);
    expect((await declineSubstitute(t, substitution, booking.traveler.id)).status).toBe(200);
    expect(await fetchNoticeTitles(booking.guide.userId)).toContain('Booking cancelled');
    expect(await fetchNoticeTitles(colleague.userId)).toContain('You don’t need to take over');
  });

  test('cancelling declines too, with the refund that was shown', async () => {
    const booking = await aProposedSubstitute(t);
    t.clock.set('2026-05-01T11:00:00Z');
    const request = { token: booking.traveler.token, params: { id: booking.id } };
    const quote = await t.inject(getRefundQuote, request);
    expect(quote.body.refundCents).toBe(DEPOSIT_CENTS);
    const cancelled = await t.inject(updateBookingStatus, {
      ...request,
      body: { status: 'cancelled', expectedRefundCents: quote.body.refundCents },
    });
    expect(cancelled.body.substitution.state).toBe('declined');
    await expectRefunded(booking);
  });

  test('in declared bad weather, declining is for the weather and counts against no one', async () => {
    const place = { serviceCity: 'nara' as const };
    const guide = await aGuide(t, place);
    const booking = await aBooking(t, { status: 'upcoming', guide });
    const colleague = await aGuide(t, place);
    const asked = await askColleagues(t, booking, [colleague.id]);
    const substitution = { substitutionId: asked.body.substitution.id };
    await acceptRequest(t, substitution, colleague.userId);
    const day = '2026-05-10';
    await t.inject(declareWeather, {
      token: (await aUser(t, { isStaff: true })).token,
      body: {
        cities: ['nara'],
        firstDay: day,
        lastDay: day,
        reason: { en: 'Typhoon', zh: '台风' },
      },
      headers: aKey(),
    });
    for (const attempt of ['first', 'retry']) {
      const declined = await declineSubstitute(t, substitution, booking.traveler.id);
      expect([declined.body.status, declined.body.cancelKind], attempt).toEqual([
        'cancelled',
        'weather',
      ]);
    }
  });

  test('the booking is cancelled after 12 hours without an answer, and both are told', async () => {
    const booking = await aProposedSubstitute(t);
    await advanceTo('2026-05-01T12:00:00Z');
    await expectRefunded(booking);
    expect(outcome(await agreeToSubstitute(t, booking, booking.traveler.id))).toEqual([
      409,
      'SUBSTITUTION_NOT_OPEN',
    ]);
    expect(await bookOther(booking.substitute)).toEqual([201, null]);
    expect(await fetchNoticeTitles(booking.traveler.id)).toContain('Booking cancelled');
    expect(await fetchNoticeTitles(booking.guide.userId)).toContain('Booking cancelled');
  });

  test('it ends 6 hours before the start at the latest', async () => {
    const booking = await aBooking(t, { status: 'upcoming' });
    const colleague = await aGuide(t);
    t.clock.set('2026-05-09T16:30:00Z');
    const asked = await askColleagues(t, booking, [colleague.id]);
    const substitution = { substitutionId: asked.body.substitution.id };
    const accepted = await acceptRequest(t, substitution, colleague.userId);
    expect(accepted.body.answerBy).toBe('2026-05-09T19:00:00Z');
    await advanceTo('2026-05-09T19:00:00Z');
    await expectRefunded(booking);
  });

  test('it counts as a cancellation of the guide', async () => {
    const guide = await aGuide(t);
    for (const day of [13, 14, 15]) {
      const checkout = { scheduledStartTime: `2026-05-${day}T01:00:00Z` };
      const booking = await aBooking(t, { status: 'upcoming', guide, checkout });
      const colleague = await aGuide(t);
      const asked = await askColleagues(t, booking, [colleague.id]);
      const substitution = { substitutionId: asked.body.substitution.id };
      await acceptRequest(t, substitution, colleague.userId);
      await declineSubstitute(t, substitution, booking.traveler.id);
    }
    expect((await findListing(t.db, guide.id))?.listed).toBe(false);
  });
});

test('a cancellation by the guide ends the request, and frees the colleague', async () => {
  const booking = await aProposedSubstitute(t);
  const cancelled = await t.inject(updateBookingStatus, {
    token: await aToken(t, booking.guide.userId),
    params: { id: booking.id },
    body: { status: 'cancelled' },
  });
  expect(cancelled.body.substitution.state).toBe('closed');
  expect(await bookOther(booking.substitute)).toEqual([201, null]);
});

test('strangers, and colleagues who were not asked, find nothing', async () => {
  const booking = await aProposedSubstitute(t);
  const stranger = await aUser(t);
  const other = await aGuide(t);
  for (const userId of [stranger.id, other.userId]) {
    for (const answer of [acceptRequest, refuseRequest, agreeToSubstitute, declineSubstitute])
      expect(outcome(await answer(t, booking, userId))).toEqual([404, 'NOT_FOUND']);
  }
  expect(outcome(await agreeToSubstitute(t, booking, booking.guide.userId))).toEqual([
    422,
    'USER_TYPE_MISMATCH',
  ]);
  const [row] = await t.db.select().from(bookings).where(eq(bookings.id, booking.id));
  expect(row?.guideId).toBe(booking.guide.id);
});
