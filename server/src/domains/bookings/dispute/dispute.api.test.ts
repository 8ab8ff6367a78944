import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  answerDispute,
  decideDispute,
  getBooking,
  getDisputeCase,
  listDisputes,
  openDispute,
} from '@tomoguide/contract/bookings/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import { formatMoney } from '@tomoguide/contract/format';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aKey, forceStatus, type TestBooking } from '../../../testing/factories/bookings.ts';
import { aDisputableBooking, COMPLETED, dispute } from '../../../testing/factories/disputes.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import {
  agreeToExtension,
  fetchExtensionFee,
  requestAndPay,
} from '../../../testing/factories/extensions.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type RawRequest, sendSimultaneously } from '../../../testing/synchronised.ts';
import { getBalance } from '../../payments/ledger/account-queries.ts';
import { getOwnedAccount } from '../../payments/ledger/accounts.ts';
import { releaseEarnings } from '../../payments/settlement/release-earnings.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let dataDir: string;
let staff: string;
const NOW = '2026-05-01T00:00:00Z';
const DEPOSIT = 20_700;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-disputes-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
});
beforeEach(async () => {
  t.clock.set(NOW);
  staff = (await aUser(t, { isStaff: true })).token;
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

/** Logs in again, because sessions expire after a week and some of these tests span more time. */
const getToken = (booking: TestBooking, who: 'traveler' | 'guide') =>
  aToken(t, who === 'traveler' ? booking.traveler.id : booking.guide.userId);
const fetchBooking = async (booking: TestBooking, who: 'traveler' | 'guide' = 'traveler') =>
  (await t.inject(getBooking, { token: await getToken(booking, who), params: { id: booking.id } }))
    .body;
const heldCents = (booking: TestBooking) => getBalance(t.db, getOwnedAccount('held', booking.id));
const pendingCents = (booking: TestBooking) =>
  getBalance(t.db, getOwnedAccount('earnings_pending', booking.guide.id));

const decide = async (
  booking: TestBooking,
  decision: { outcome: 'completed' | 'cancelled'; refundCents: number; reason?: string },
  token?: string,
) =>
  t.inject(decideDispute, {
    token: token ?? staff,
    params: { id: booking.id },
    body: { reason: 'Both were heard.', ...decision },
    headers: aKey(),
  });
/** Returns the token of a new staff member, valid at the current test time. */
const staffToken = async () => (await aUser(t, { isStaff: true })).token;

describe('files', () => {
  const getFileIds = ({ body }: { body: { dispute: Record<string, { id: number }[]> } }) => ({
    opener: body.dispute.files?.map(({ id }) => id),
    other: body.dispute.statementFiles?.map(({ id }) => id),
  });

  test('can be attached only by their owner, and opened only by the traveler, the guide and staff', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    const { traveler, guide } = booking;
    const shown = await anUpload(t, traveler.token);
    const opened = await t.inject(openDispute, {
      token: traveler.token,
      params: { id: booking.id },
      body: { reason: 'They left after an hour.', fileIds: [shown] },
      headers: aKey(),
    });
    expect(getFileIds(opened), opened.raw).toEqual({ opener: [shown], other: [] });

    const openAgain = (fileIds: number[]) =>
      t.inject(openDispute, {
        token: traveler.token,
        params: { id: booking.id },
        body: { reason: 'They left after an hour.', fileIds },
        headers: aKey(),
      });
    expect((await openAgain([shown])).body).toEqual(opened.body);
    const extra = await openAgain([shown, await anUpload(t, traveler.token)]);
    expect([extra.status, extra.body.code]).toEqual([409, 'DISPUTE_ANSWERED']);

    const answer = {
      statement: 'We agreed on it.',
      fileIds: [await anUpload(t, guide.user.token)],
    };
    const ask = { token: guide.user.token, params: { id: booking.id } };
    const stolen = await t.inject(answerDispute, {
      ...ask,
      body: { ...answer, fileIds: [await anUpload(t, traveler.token)] },
    });
    expect([stolen.status, stolen.body.code]).toEqual([422, 'FILES_UNKNOWN']);
    expect((await fetchBooking(booking)).dispute.statement).toBeNull();
    const answered = await t.inject(answerDispute, { ...ask, body: answer });
    expect(getFileIds(answered), answered.raw).toEqual({ opener: [shown], other: answer.fileIds });
    // A retry with the same files is idempotent; with other files, it would be a different statement.
    expect((await t.inject(answerDispute, { ...ask, body: answer })).body).toEqual(answered.body);
    const more = { ...answer, fileIds: [await anUpload(t, guide.user.token)] };
    const changed = await t.inject(answerDispute, { ...ask, body: more });
    expect([changed.status, changed.body.code]).toEqual([409, 'DISPUTE_ANSWERED']);

    const token = await staffToken();
    const seen = await t.inject(getDisputeCase, { token, params: { id: booking.id } });
    expect(getFileIds(seen)).toEqual({ opener: [shown], other: answer.fileIds });
    const stranger = (await aUser(t)).token;
    for (const id of [shown, ...answer.fileIds]) {
      const openFile = (by: string) => t.inject(createFileLink, { token: by, params: { id } });
      const replies = await Promise.all([traveler.token, guide.user.token, token].map(openFile));
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
      const refused = await openFile(stranger);
      const missing = await t.inject(createFileLink, { token: stranger, params: { id: 999_999 } });
      expect([refused.status, refused.raw]).toEqual([404, missing.raw]);
    }
  });

  test('rejects files that the opener does not own', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    const theirs = await anUpload(t, booking.guide.user.token);
    const reply = await t.inject(openDispute, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body: { reason: 'Look at this', fileIds: [theirs] },
      headers: aKey(),
    });
    expect([reply.status, reply.body.code]).toEqual([422, 'FILES_UNKNOWN']);
    expect((await fetchBooking(booking)).status).toBe('ongoing');
    const many = await t.inject(openDispute, {
      token: booking.traveler.token,
      params: { id: booking.id },
      body: { reason: 'Look', fileIds: Array.from({ length: 11 }, (_, at) => at + 1) },
      headers: aKey(),
    });
    expect(many.status).toBe(400);
  });
});

/**
 * Returns who opens the dispute: a no-show is contested by the party that was reported, and this test's
 * other states are disputed by the traveler.
 */
const getOpener = (state: Parameters<typeof aDisputableBooking>[1]) =>
  state === 'no_show_guide' ? 'guide' : 'traveler';

describe('opening', () => {
  test.each([
    ['awaiting_start', 'guide'],
    ['ongoing', 'guide'],
    ['completed', 'guide'],
    ['no_show_guide', 'guide'],
    ['no_show_traveler', 'traveler'],
  ] as const)('%s: holds the whole online payment until the decision', async (state, by) => {
    const booking = await aDisputableBooking(t, state);
    const reply = await dispute(t, booking, by, ' They never paid the rest. ');
    expect(reply.status, reply.raw).toBe(200);
    expect(reply.body).toMatchObject({
      status: 'disputed',
      can: [],
      earnedCents: null,
      dispute: {
        openedBy: by,
        reason: 'They never paid the rest.',
        statement: null,
        decision: null,
      },
    });
    expect([await heldCents(booking), await pendingCents(booking)]).toEqual([DEPOSIT, 0]);
    // Neither the 72-hour deadline nor the release of earnings changes a disputed booking.
    t.clock.advance({ hours: 14 * 24 - 1 });
    await sweepBookings(t.deps);
    await t.runDueJobs();
    expect(await heldCents(booking)).toBe(DEPOSIT);
    expect((await fetchBooking(booking)).status).toBe('disputed');
  });

  test.each([
    ['no_show_guide', 'traveler'],
    ['no_show_traveler', 'guide'],
  ] as const)('%s: rejects a dispute by the %s who reported it', async (state, by) => {
    const booking = await aDisputableBooking(t, state);
    const reply = await dispute(t, booking, by);
    expect([reply.status, reply.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    expect((await fetchBooking(booking)).status).toBe('cancelled');
  });

  test('requires a reason, accepts a retry, and rejects another reason or a second dispute', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    const wordless = await dispute(t, booking, 'traveler', '  ');
    expect([wordless.status, wordless.body.code]).toEqual([422, 'REASON_REQUIRED']);
    const first = await dispute(t, booking, 'traveler');
    const again = await dispute(t, booking, 'traveler');
    expect([again.status, again.body]).toEqual([200, first.body]);
    // A statement with a different reason is rejected, not silently dropped.
    const more = await dispute(t, booking, 'traveler', 'Other words');
    expect([more.status, more.body.code]).toEqual([409, 'DISPUTE_ANSWERED']);
    expect((await fetchBooking(booking)).dispute.reason).toBe(first.body.dispute.reason);
    const other = await dispute(t, booking, 'guide');
    expect([other.status, other.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  test('can be opened for 72 hours, once per booking', async () => {
    const booking = await aDisputableBooking(t, 'completed');
    t.clock.advance({ hours: 72 });
    const late = await dispute(t, booking);
    expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    t.clock.advance({ seconds: -1 });
    expect((await dispute(t, booking)).status).toBe(200);
    expect(
      (await decide(booking, { outcome: 'completed', refundCents: 0 }, await staffToken())).status,
    ).toBe(200);
    const second = await dispute(t, booking);
    expect([second.status, second.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  test.each([
    ['paid but not confirmed by both sides is refunded in full', false],
    ['confirmed by both sides is part of the decision', true],
  ])('an extension fee that is %s', async (_, isConfirmed) => {
    const booking = await aDisputableBooking(t, 'ongoing');
    t.clock.advance({ minutes: -90 });
    await requestAndPay(t, booking);
    await agreeToExtension(t, booking, 'guide');
    if (isConfirmed) await agreeToExtension(t, booking, 'traveler');
    const fee = await fetchExtensionFee(t, booking);
    expect((await dispute(t, booking)).status).toBe(200);
    expect(await heldCents(booking)).toBe(DEPOSIT + fee);
    const token = await staffToken();
    const { body } = await t.inject(getDisputeCase, { token, params: { id: booking.id } });
    expect(body).toMatchObject({
      onlineCents: isConfirmed ? DEPOSIT + fee : DEPOSIT,
      extensionCents: isConfirmed ? fee : 0,
      openFeeCents: isConfirmed ? 0 : fee,
    });
    await decide(booking, { outcome: 'completed', refundCents: 100 }, token);
    const commission = Math.floor((69_000 + (isConfirmed ? fee : 0)) * 0.15);
    const online = isConfirmed ? DEPOSIT + fee : DEPOSIT;
    expect([await heldCents(booking), await pendingCents(booking)]).toEqual([
      0,
      online - 100 - commission,
    ]);
    expect((await fetchBooking(booking)).dispute.decision.refundCents).toBe(
      isConfirmed ? 100 : fee + 100,
    );
  });

  test('ends an unpaid extension', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    await forceStatus(t, booking, 'extend_requested', {
      extension: 'unpaid',
      extensionMinutes: 60,
      extensionPriceCents: 23_000,
      extensionSince: t.clock.now(),
    });
    expect((await dispute(t, booking)).body).toMatchObject({
      status: 'disputed',
      extensionPrice: null,
      paidExtensionMinutes: 0,
    });
  });
});

test('accepts one statement from the other party, which both parties can read', async () => {
  const booking = await aDisputableBooking(t, 'ongoing');
  await dispute(t, booking);
  const submitStatement = async (who: 'traveler' | 'guide', statement: string) =>
    t.inject(answerDispute, {
      token: await getToken(booking, who),
      params: { id: booking.id },
      body: { statement },
    });
  expect((await submitStatement('traveler', 'Me again')).body.code).toBe('INVALID_TRANSITION');
  expect((await submitStatement('guide', ' ')).body.code).toBe('REASON_REQUIRED');
  expect((await submitStatement('guide', 'It rained.')).body.dispute.statement).toBe('It rained.');
  expect((await submitStatement('guide', 'It rained.')).status).toBe(200);
  expect((await submitStatement('guide', 'It snowed.')).body.code).toBe('DISPUTE_ANSWERED');
  expect((await fetchBooking(booking)).dispute.statement).toBe('It rained.');
});

describe('deciding', () => {
  const disputedBooking = async (state: Parameters<typeof aDisputableBooking>[1]) => {
    const booking = await aDisputableBooking(t, state);
    await dispute(t, booking, getOpener(state));
    staff = await staffToken();
    return booking;
  };

  // The total is RMB 690, of which RMB 207 was paid online. The commission of a completed tour, RMB 103.50,
  // is limited to what remains after the refund.
  test.each([
    ['ongoing', 'completed', 0, 10_350],
    ['completed', 'completed', 5_000, 5_350],
    ['completed', 'completed', 15_000, 0],
    ['completed', 'cancelled', DEPOSIT, 0],
    ['no_show_guide', 'cancelled', 10_000, 9_095],
    ['no_show_traveler', 'completed', 0, 10_350],
    ['awaiting_start', 'cancelled', 0, 17_595],
  ] as const)(
    '%s → %s with a refund of %i fen: the guide gets %i',
    async (state, outcome, refundCents, guideCents) => {
      const booking = await disputedBooking(state);
      const reply = await decide(booking, { outcome, refundCents });
      expect(reply.status, reply.raw).toBe(200);
      await t.runDueJobs();
      const [mine, theirs] = [await fetchBooking(booking), await fetchBooking(booking, 'guide')];
      expect([mine.status, mine.cancelKind]).toEqual([
        outcome,
        outcome === 'completed' ? null : 'dispute',
      ]);
      const back = mine.refunds.reduce(
        (sum: number, { amountCents }: { amountCents: number }) => sum + amountCents,
        0,
      );
      expect([back, await pendingCents(booking), await heldCents(booking)]).toEqual([
        refundCents,
        guideCents,
        0,
      ]);
      for (const side of [mine, theirs]) {
        expect(side.dispute.decision).toMatchObject({
          by: 'staff',
          outcome,
          refundCents,
          reason: 'Both were heard.',
        });
        expect(side.history.at(-1)).toMatchObject({ by: 'staff', reason: 'Both were heard.' });
      }
      expect(mine.endedAt).toBe(t.clock.now().toString());
    },
  );

  test('rejects a refund above the payment, a missing reason and a second decision, and records each decision in the audit log', async () => {
    const booking = await disputedBooking('ongoing');
    const before = await fetchBooking(booking);
    const asks = [
      [{ outcome: 'cancelled', refundCents: DEPOSIT + 1 }, 422, 'REFUND_TOO_HIGH'],
      [{ outcome: 'cancelled', refundCents: 0, reason: ' ' }, 422, 'REASON_REQUIRED'],
      [{ outcome: 'cancelled', refundCents: -1 }, 400, 'VALIDATION_FAILED'],
    ] as const;
    for (const [decision, status, code] of asks) {
      const reply = await decide(booking, decision);
      expect([reply.status, reply.body.code]).toEqual([status, code]);
    }
    expect(await fetchBooking(booking)).toEqual(before);
    await decide(booking, { outcome: 'cancelled', refundCents: 700 });
    const twice = await decide(booking, { outcome: 'completed', refundCents: 0 });
    expect([twice.status, twice.body.code]).toEqual([409, 'INVALID_TRANSITION']);
    const { body } = await t.inject(listAuditLog, { token: staff, query: { limit: 1 } });
    expect(body.data[0]).toMatchObject({
      action: 'decide_dispute',
      subject: { kind: 'booking', id: booking.id },
      reason: 'Both were heard.',
      before: { status: 'disputed' },
      after: { status: 'cancelled', refundCents: 700, commissionCents: 3_000, guideCents: 17_000 },
    });
  });

  test('rejects a decision by a party to the dispute, and returns 404 to other users', async () => {
    const traveler = await aUser(t, { isStaff: true });
    const booking = await aDisputableBooking(t, 'ongoing', { traveler });
    const { token } = booking.traveler;
    await dispute(t, booking);
    const own = await decide(booking, { outcome: 'cancelled', refundCents: DEPOSIT }, token);
    expect([own.status, own.body.code]).toEqual([403, 'OWN_CASE']);
    const seen = await t.inject(getDisputeCase, { token, params: { id: booking.id } });
    expect(seen.body.mayDecide).toBe(false);
    const stranger = (await aUser(t)).token;
    expect((await decide(booking, { outcome: 'cancelled', refundCents: 0 }, stranger)).status).toBe(
      404,
    );
    t.clock.set(NOW);
    const none = await aDisputableBooking(t, 'awaiting_start');
    const undisputed = await decide(
      none,
      { outcome: 'cancelled', refundCents: 0 },
      await staffToken(),
    );
    expect(undisputed.status).toBe(404);
  });

  test('shows staff both statements, the money and the default outcome, and counts the dispute in the staff queue', async () => {
    const booking = await disputedBooking('no_show_traveler');
    const { body } = await t.inject(getDisputeCase, { token: staff, params: { id: booking.id } });
    expect(body).toMatchObject({
      openedFrom: 'cancelled',
      contests: 'no_show_traveler',
      onlineCents: DEPOSIT,
      openFeeCents: 0,
      otherwise: { outcome: 'cancelled', refundCents: 0 },
      mayDecide: true,
      dispute: { openedBy: 'traveler', statement: null },
    });
    const list = await t.inject(listDisputes, { token: staff, query: { limit: 100 } });
    const listed = { bookingId: booking.id, onlineCents: DEPOSIT };
    expect(list.body.data).toContainEqual(expect.objectContaining(listed));
    const { body: queues } = await t.inject(listStaffQueues, { token: staff });
    expect(queues.data).toContainEqual({
      queue: 'disputes',
      waiting: list.body.data.length,
      oldestAt: list.body.data.map(({ openedAt }: { openedAt: string }) => openedAt).toSorted()[0],
    });
  });
});

describe('emails', () => {
  const subjects = async (booking: TestBooking) => {
    // Returns the subjects of the emails to an address, without the city and the date.
    const subjectsTo = async (email: string) =>
      (await emailsTo(t, email)).map(({ subject }) => subject.replace(/: .*/, ''));
    return {
      traveler: await subjectsTo(booking.traveler.email),
      guide: await subjectsTo(booking.guide.user.email),
    };
  };

  test.each(['completed', 'cancelled'] as const)(
    'state the decision about a completed tour as %s without repeating the outcome',
    async (outcome) => {
      const booking = await aDisputableBooking(t, 'completed');
      await dispute(t, booking, 'traveler');
      await decide(booking, { outcome, refundCents: 700 }, await staffToken());
      const emails = await subjects(booking);
      expect(emails.traveler.slice(-3)).toEqual([
        'Your tour is complete',
        'Your dispute is open',
        'The dispute has been decided',
      ]);
      expect(emails.guide.slice(-3)).toEqual([
        'Your tour is complete',
        `${booking.traveler.nickname} has opened a dispute`,
        'The dispute has been decided',
      ]);
      const [email] = (await emailsTo(t, booking.guide.user.email)).slice(-1);
      const guideCents = await pendingCents(booking);
      expect(email?.text).toContain(`RMB 7 of the online payment goes back`);
      expect(email?.text).toContain(`${formatMoney(guideCents, 'en')} of what was paid online`);
      expect(email?.text).toContain('Our team wrote: “Both were heard.”');
    },
  );

  test('state the deadline for the reported party to contest the no-show', async () => {
    const booking = await aDisputableBooking(t, 'no_show_guide');
    const [email] = (await emailsTo(t, booking.guide.user.email)).slice(-1);
    expect(email?.subject).toMatch(/^You were counted as a no-show: /);
    expect(email?.text).toContain('contest this by Thu, May 14, 2026, 13:00');
  });
});

describe('undecided after 14 days', () => {
  test('rejects a statement after the deadline, even if the timer has not run yet', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    await dispute(t, booking);
    t.clock.advance({ hours: 14 * 24 });
    const late = await t.inject(answerDispute, {
      token: await getToken(booking, 'guide'),
      params: { id: booking.id },
      body: { statement: 'It rained.' },
    });
    expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  });

  test.each([
    ['no_show_guide', 'cancelled', 'no_show_guide', DEPOSIT, 0],
    ['no_show_traveler', 'cancelled', 'no_show_traveler', 0, 17_595],
    ['completed', 'completed', null, 0, 10_350],
    ['awaiting_start', 'cancelled', 'dispute', DEPOSIT, 0],
  ] as const)(
    '%s ends %s (%s): %i refunded, %i to the guide',
    async (state, status, kind, back, guideCents) => {
      const booking = await aDisputableBooking(t, state);
      await dispute(t, booking, getOpener(state));
      t.clock.advance({ hours: 14 * 24 });
      const late = await decide(
        booking,
        { outcome: 'completed', refundCents: 0 },
        await staffToken(),
      );
      expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
      await sweepBookings(t.deps);
      const mine = await fetchBooking(booking);
      expect([mine.status, mine.cancelKind]).toEqual([status, kind]);
      expect(mine.dispute.decision).toMatchObject({
        by: 'clock',
        outcome: status,
        refundCents: back,
        reason: null,
      });
      expect([await pendingCents(booking), await heldCents(booking)]).toEqual([guideCents, 0]);
    },
  );
});

test('freezes earnings that are about to be released, and reclaims released earnings', async () => {
  const booking = await aDisputableBooking(t, 'completed');
  expect(t.clock.now().toString()).toBe(COMPLETED);
  await t.db.$client.query('update earnings set release_at = $1 where booking_id = $2', [
    COMPLETED,
    booking.id,
  ]);
  const [reply] = await Promise.all([
    dispute(t, booking),
    releaseEarnings(t.deps),
    releaseEarnings(t.deps),
  ]);
  expect(reply.status, reply.raw).toBe(200);
  await releaseEarnings(t.deps);
  expect(await heldCents(booking)).toBe(DEPOSIT);
  expect(await getBalance(t.db, getOwnedAccount('earnings_withdrawable', booking.guide.id))).toBe(
    0,
  );
});

describe('concurrent requests', () => {
  const buildRequest = (token: string, path: string, body: unknown): RawRequest => ({
    method: 'POST',
    path,
    body,
    headers: { authorization: `Bearer ${token}`, ...aKey() },
  });

  test('open only one dispute if both parties open one at the same time', async () => {
    const booking = await aDisputableBooking(t, 'completed');
    const path = `/api/v2/bookings/${booking.id}/dispute`;
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 6 }, (_, n) =>
        buildRequest(n % 2 === 0 ? booking.traveler.token : booking.guide.user.token, path, {
          reason: 'Unfair.',
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409, 409, 409]);
    const { history } = await fetchBooking(booking);
    expect(history.filter(({ event }: { event: string }) => event === 'open_dispute')).toHaveLength(
      1,
    );
    expect(await heldCents(booking)).toBe(DEPOSIT);
  });

  test('apply one of several staff decisions and split the money once', async () => {
    const booking = await aDisputableBooking(t, 'completed');
    await dispute(t, booking);
    const path = `/api/v2/staff/disputes/${booking.id}/decide`;
    const token = await staffToken();
    const replies = await sendSimultaneously(
      t.app,
      Array.from({ length: 8 }, (_, n) =>
        buildRequest(token, path, {
          outcome: n % 2 === 0 ? 'completed' : 'cancelled',
          refundCents: n * 1_000,
          reason: 'Heard.',
        }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(409)]);
    expect(await heldCents(booking)).toBe(0);
  });

  test('at the deadline, apply either the staff decision or the default rule', async () => {
    const booking = await aDisputableBooking(t, 'ongoing');
    await dispute(t, booking);
    t.clock.advance({ hours: 14 * 24 });
    const token = await staffToken();
    const path = `/api/v2/staff/disputes/${booking.id}/decide`;
    const decision = { outcome: 'cancelled', refundCents: 0, reason: 'Heard.' };
    const [replies] = await Promise.all([
      sendSimultaneously(
        t.app,
        [1, 2, 3].map(() => buildRequest(token, path, decision)),
      ),
      ...[1, 2, 3].map(() => sweepBookings(t.deps)),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([409, 409, 409]);
    expect(await fetchBooking(booking)).toMatchObject({
      status: 'completed',
      dispute: { decision: { by: 'clock' } },
    });
  });
});
