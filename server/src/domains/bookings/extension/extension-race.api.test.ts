import { randomUUID } from 'node:crypto';
import { getBooking } from '@tomoguide/contract/bookings/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProviderEvent } from '../../../adapters/payments/provider.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import {
  aBooking,
  aCheckout,
  aKey,
  forceStatus,
  type TestBooking,
} from '../../../testing/factories/bookings.ts';
import {
  agreeToExtension,
  confirmFee,
  openFee,
  requestAndPay,
  sendExtensionRequest,
} from '../../../testing/factories/extensions.ts';
import { callBack, ledgerProblems } from '../../../testing/factories/payments.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { paymentAttempts } from '../../payments/tables.ts';
import { sweepBookings } from '../timers.ts';

/**
 * Races each step of an extension against every other step. The ongoing tour is scheduled two days ahead, so
 * that another tour can still be booked after it.
 */
let t: TestApp;
const NOW = '2026-05-01T00:00:00Z';
const ROUNDS = chooseForTestLength(2, 15);
const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);
/** Ignores problems about missing sessions, because these tests create callbacks without sessions. */
const relevantProblems = async () =>
  (await ledgerProblems(t)).filter((problem) => !problem.startsWith('the demo provider'));

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(async () => {
  await t.runDueJobs();
  expect(await relevantProblems()).toEqual([]);
  await t.close();
});

const runningTour = (): Promise<TestBooking> => {
  t.clock.set(NOW);
  const checkout = { scheduledStartTime: '2026-05-03T01:00:00Z' };
  return aBooking(t, { status: 'ongoing', checkout });
};
const fetchBooking = async ({ id, traveler }: TestBooking) => {
  const token = await aToken(t, traveler.id);
  return (await t.inject(getBooking, { token, params: { id } })).body;
};

const send = (token: string, method: string, path: string, body?: unknown): RawRequest => ({
  method,
  path,
  body,
  headers: { authorization: `Bearer ${token}`, ...aKey() },
});
const extensionRequest = ({ id, traveler }: TestBooking, hours: number) =>
  send(traveler.token, 'POST', `/api/bookings/${id}/request-extension`, {
    extensionHours: hours,
    extensionPrice: hours * 230,
  });
const confirmRequest = ({ id, traveler, guide }: TestBooking, userType: 'guide' | 'traveler') =>
  send(
    userType === 'guide' ? guide.user.token : traveler.token,
    'PATCH',
    `/api/bookings/${id}/confirm-extension`,
    { userType },
  );
const completeRequest = ({ id, traveler }: TestBooking) =>
  send(traveler.token, 'PATCH', `/api/bookings/${id}/status`, { status: 'completed' });
const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();

test.each(rounds)(
  'creates one extension for concurrent requests, and no more than two per tour (%i)',
  async () => {
    const booking = await runningTour();
    for (const count of [1, 2]) {
      const requests = [0.25, 0.5, 1, 2].flatMap((hours) =>
        Array.from({ length: 3 }, () => extensionRequest(booking, hours)),
      );
      const replies = await sendSimultaneously(t.app, requests);
      const requested = (await fetchBooking(booking)).extensionAsked?.minutes;
      // All successful requests have the same duration, because a different duration is rejected.
      const lengths = new Set(
        replies.flatMap(({ status, body }) =>
          status === 200 ? [body.extensionAsked.minutes] : [],
        ),
      );
      expect(lengths).toEqual(new Set([requested]));
      await confirmFee(t, await openFee(t, booking));
      await agreeToExtension(t, booking, 'guide');
      await agreeToExtension(t, booking, 'traveler');
      expect((await fetchBooking(booking)).extensionCount).toBe(count);
    }
    const third = await sendSimultaneously(
      t.app,
      [0.25, 0.5].flatMap((hours) => [
        extensionRequest(booking, hours),
        extensionRequest(booking, hours),
      ]),
    );
    expect(new Set(third.map(({ body }) => body.code))).toEqual(
      new Set(['EXTENSION_LIMIT_REACHED']),
    );
  },
);

test.each(rounds)(
  'withdrawing during a payment either refunds the whole fee or fails (%i)',
  async () => {
    const booking = await runningTour();
    await sendExtensionRequest(t, booking);
    const session = await openFee(t, booking);
    const [, withdrawn] = await sendSimultaneously(t.app, [
      {
        method: 'POST',
        path: `/api/demo-provider/sessions/${session}/confirm`,
        body: { payer: 'WANG MEI' },
      },
      send(booking.traveler.token, 'POST', `/api/v2/bookings/${booking.id}/withdraw-extension`),
    ]);
    const after = await fetchBooking(booking);
    expect(after).toMatchObject(
      withdrawn?.status === 200
        ? { status: 'ongoing', refunds: [{ amountCents: 23_000 }] }
        : { status: 'extend_requested', extensionAsked: { paid: true }, refunds: [] },
    );
  },
);

test.each(rounds)(
  'keeps one payment or refunds it in full after concurrent payment, decline and withdrawal (%i)',
  async () => {
    const booking = await runningTour();
    await sendExtensionRequest(t, booking);
    const session = await openFee(t, booking);
    const path = `/api/v2/bookings/${booking.id}`;
    await sendSimultaneously(t.app, [
      {
        method: 'POST',
        path: `/api/demo-provider/sessions/${session}/confirm`,
        body: { payer: 'WANG MEI' },
      },
      send(booking.traveler.token, 'POST', `${path}/withdraw-extension`),
      send(booking.guide.user.token, 'POST', `${path}/decline-extension`),
      send(booking.guide.user.token, 'POST', `${path}/decline-extension`),
    ]);
    const { status, extensionAsked, refunds } = await fetchBooking(booking);
    expect([status, extensionAsked?.paid, refunds.length]).toEqual(
      extensionAsked ? ['extend_requested', true, 0] : ['ongoing', undefined, 1],
    );
  },
);

test('refunds a fee whose payment arrives at the deadline', async () => {
  const booking = await runningTour();
  await sendExtensionRequest(t, booking);
  const session = await openFee(t, booking);
  const { key } = await getAttempt(session);
  t.clock.set('2026-05-01T00:15:00Z');
  await Promise.all([
    callBack(t, successEvent(key)),
    ...Array.from({ length: 4 }, () => sweepBookings(t.deps)),
  ]);
  expect(await fetchBooking(booking)).toMatchObject({
    status: 'ongoing',
    extensionAsked: null,
    refunds: [{ amountCents: 23_000 }],
  });
});

test.each(rounds)(
  'either keeps or refunds the fee after concurrent confirmation and completion (%i)',
  async () => {
    for (const state of ['paid', 'agreed'] as const) {
      const booking = await runningTour();
      await requestAndPay(t, booking);
      if (state === 'agreed') await agreeToExtension(t, booking, 'guide');
      const replies = await sendSimultaneously(t.app, [
        confirmRequest(booking, 'guide'),
        completeRequest(booking),
        confirmRequest(booking, 'traveler'),
        confirmRequest(booking, 'guide'),
        confirmRequest(booking, 'traveler'),
      ]);
      expect(replies[1]?.status).toBe(200);
      const { status, extensionCount, extensionCents, refunds } = await fetchBooking(booking);
      expect(status).toBe('completed');
      expect([extensionCount, extensionCents, refunds.length]).toEqual(
        extensionCount === 1 ? [1, 23_000, 0] : [0, 0, 1],
      );
    }
  },
);

test.each(rounds)(
  'accepts either the guide’s next tour or the extension, but not both (%i)',
  async () => {
    const booking = await runningTour();
    const people = await Promise.all(Array.from({ length: 3 }, () => aUser(t)));
    // Starts at 14:00, so the first tour must end at 13:00.
    const next = aCheckout(booking.guide.id, { scheduledStartTime: '2026-05-03T05:00:00Z' });
    const [requested, ...booked] = await sendSimultaneously(t.app, [
      extensionRequest(booking, 1),
      ...people.map(({ token }) => send(token, 'POST', '/api/v2/bookings', next)),
    ]);
    const { extensionAsked } = await fetchBooking(booking);
    if (requested?.status === 200) {
      expect(extensionAsked?.minutes).toBe(60);
      expect(statuses(booked)).toEqual([409, 409, 409]);
    } else {
      expect(requested?.body.details).toEqual({ reason: 'next_booking' });
      expect(extensionAsked).toBeNull();
      expect(statuses(booked)).toEqual([201, 409, 409]);
    }
  },
);

const getAttempt = async (session: string) => {
  const [row] = await t.db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.sessionId, session));
  if (!row) throw new Error('no attempt');
  return row;
};
const successEvent = (key: string, amountCents = 23_000): ProviderEvent => ({
  eventId: `evt_${randomUUID()}`,
  type: 'succeeded',
  key,
  chargeId: `charge_${randomUUID()}`,
  amountCents,
});

test('applies a payment callback once, rejects a forged one and refunds a wrong amount', async () => {
  const booking = await runningTour();
  await sendExtensionRequest(t, booking);
  const { key } = await getAttempt(await openFee(t, booking));
  expect((await callBack(t, successEvent(key), 'forged')).status).toBe(400);
  expect((await fetchBooking(booking)).extensionAsked?.paid).toBe(false);
  await callBack(t, successEvent(key, 22_999));
  expect(await fetchBooking(booking)).toMatchObject({
    extensionAsked: { paid: false },
    refunds: [{ amountCents: 22_999 }],
  });
  const again = (await getAttempt(await openFee(t, booking))).key;
  const right = successEvent(again);
  await callBack(t, right);
  await callBack(t, right);
  await callBack(t, successEvent(again));
  expect(await fetchBooking(booking)).toMatchObject({ extensionAsked: { paid: true } });
  expect((await fetchBooking(booking)).refunds).toHaveLength(1);
  expect(await relevantProblems()).toEqual([]);
});

test('a dispute that ends the booking also refunds an unsettled extension fee', async () => {
  const booking = await runningTour();
  await requestAndPay(t, booking, 0.5);
  await agreeToExtension(t, booking, 'guide');
  await agreeToExtension(t, booking, 'traveler');
  await requestAndPay(t, booking);
  // No one had confirmed the start, so the default rule refunds everything after 14 days.
  await forceStatus(t, booking, 'disputed', {
    travelerConfirmedStart: false,
    disputedAt: t.clock.now(),
    deadlineAt: t.clock.now(),
  });
  t.clock.set('2026-05-15T00:00:00Z');
  await sweepBookings(t.deps);
  const { status, refunds } = await fetchBooking(booking);
  expect(status).toBe('cancelled');
  expect(refunds.map(({ amountCents }: { amountCents: number }) => amountCents).sort()).toEqual(
    [11_500, 20_700, 23_000].sort(),
  );
});
