import { randomUUID } from 'node:crypto';
import { getClosing } from '@tomoguide/contract/accounts/calls';
import {
  acceptBooking,
  decideDispute,
  getBooking,
  getBookingHistory,
  openDispute,
  updateBookingStatus,
} from '@tomoguide/contract/bookings/calls';
import {
  getEarnings,
  getWallet,
  listEarnings,
  payExtension,
  rejectWithdrawal,
} from '@tomoguide/contract/payments/calls';
import { type BookingId, RefundId } from '@tomoguide/contract/primitives';
import { listChargebacks, retryRefund } from '@tomoguide/contract/staff/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import type { BossJobs } from '../../../jobs/jobs.ts';
import type { TestApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aKey, forceStatus } from '../../../testing/factories/bookings.ts';
import { sendExtensionRequest } from '../../../testing/factories/extensions.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aPendingBooking, ledgerProblems } from '../../../testing/factories/payments.ts';
import {
  addEarnings,
  addRefundedCredit,
  aPayoutAccount,
  decide,
  withdraw,
} from '../../../testing/factories/withdrawals.ts';
import { type StripeSite, stripeSite } from '../../../testing/stripe-site.ts';
import { sendRefund } from '../refunds/send-refund.ts';

const NOW = '2026-05-01T00:00:00Z';
/** The factory's tour costs RMB 690. Its deposit of RMB 207 is split equally between commission and guide. */
const PAID = 20_700;
const SHARE = 10_350;
/** The fee for an extra hour, in fen. */
const FEE = 23_000;
/** The refund of the deposit if the tour is cancelled four days ahead, in fen. */
const REFUND = 14_490;
const BOTH = { travelerConfirmedStart: true, guideConfirmedStart: true };

let site: StripeSite;
let t: TestApp;

beforeAll(async () => {
  site = await stripeSite(NOW);
  t = site.t;
});
beforeEach(() => {
  t.clock.set(NOW);
  site.stripe.setNextRefund('succeeded');
});
afterEach(async () => expect(await ledgerProblems(t)).toEqual([]));
afterAll(() => site.close());

const sendEvents = async (...events: unknown[]): Promise<void> => {
  for (const event of events) {
    const reply = await site.webhook(event);
    expect(reply.statusCode, reply.body).toBe(200);
  }
  await t.runDueJobs();
};
const runJob = (job: string) => (t.deps.jobs as BossJobs).handlers.get(job)?.({});

/** Returns the platform's loss from the booking's chargebacks, in fen. */
const getLoss = async (bookingId: BookingId): Promise<number> => {
  const { rows } = await t.db.execute<{ cents: string }>(sql`
    select coalesce(-sum(e.amount_cents), 0) as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id and a.kind = 'loss'
    join ledger_transactions x on x.id = e.transaction_id where x.booking_id = ${bookingId}`);
  return Number(rows[0]?.cents);
};

const getRefund = async (bookingId: BookingId): Promise<number> => {
  const { rows } = await t.db.execute<{ id: number }>(
    sql`select id from refunds where booking_id = ${bookingId}`,
  );
  return Number(rows[0]?.id);
};

/** Returns how many database connections wait for a lock. */
const countWaiting = async (): Promise<number> => {
  const { rows } = await t.db.execute<{ n: number }>(sql`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`);
  return Number(rows[0]?.n);
};

type Payer = Awaited<ReturnType<typeof aUser>>;

/** Creates a paid booking, with functions for what its users see and do. */
const paidTour = async (payer?: Payer) => {
  const page = await site.openPage('card', payer ? { traveler: payer } : {});
  await sendEvents(site.stripe.pay(page.sessionId));
  const { bookingId, guide, traveler } = page;
  const booking = { id: bookingId, guide, traveler };
  const request = { params: { id: bookingId } };
  const asTraveler = async () => ({ ...request, token: await aToken(t, traveler.id) });
  const change = async (status: string) => {
    const reply = await t.inject(updateBookingStatus, {
      ...(await asTraveler()),
      body: { status },
    });
    expect(reply.status, reply.raw).toBe(200);
    await t.runDueJobs();
  };
  return {
    ...page,
    booking,
    asTraveler,
    complete: async () => {
      const { status } = (await t.inject(getBooking, await asTraveler())).body;
      if (status !== 'extend_requested') await forceStatus(t, booking, 'ongoing', BOTH);
      await change('completed');
    },
    cancel: () => change('cancelled'),
    open: (given: Parameters<StripeSite['openChargeback']>[1] = {}) =>
      site.openChargeback(page.sessionId, given),
    read: async () => (await t.inject(getBooking, await asTraveler())).body,
    story: async (): Promise<string[]> =>
      (await t.inject(getBooking, await asTraveler())).body.history
        .map(({ event }: { event: string }) => event)
        .filter((event: string) => event.startsWith('chargeback')),
    earnings: async () => {
      const token = await aToken(t, guide.userId);
      const { body } = await t.inject(getEarnings, { token });
      const [entry] = (await t.inject(listEarnings, { token })).body.data;
      return { pending: body.pendingCents, withdrawable: body.withdrawableCents, body, entry };
    },
    wallet: async (): Promise<number> =>
      (await t.inject(getWallet, { token: await aToken(t, traveler.id) })).body.balanceCents,
    loss: () => getLoss(bookingId),
    refundsAtStripe: () => {
      const intent = site.stripe.sessions.get(page.sessionId)?.payment_intent;
      return site.stripe.refunds.filter(({ payment_intent }) => payment_intent === intent);
    },
  };
};
type Paid = Awaited<ReturnType<typeof paidTour>>;

/** Requests an extra hour and pays for it. Returns the session ID of the payment page. */
const payFee = async (tour: Paid): Promise<string> => {
  await forceStatus(t, tour.booking, 'ongoing', BOTH);
  await sendExtensionRequest(t, tour.booking);
  const fee = await t.inject(payExtension, {
    token: tour.traveler.token,
    params: { bookingId: tour.bookingId },
    body: { method: 'card' },
    headers: aKey(),
  });
  const sessionId = String(fee.body.redirectUrl).split('/').at(-1) ?? '';
  await sendEvents(site.stripe.pay(sessionId));
  return sessionId;
};

/** Returns the wallet amounts that the notices state, in fen. */
const refusedAmounts = async (bookingId: BookingId): Promise<number[]> => {
  const { rows } = await t.db.execute<{ cents: string }>(sql`
    select payload ->> 'amountCents' as cents from outbox
    where type = 'payment.refund_refused' and (payload ->> 'bookingId')::int = ${bookingId}`);
  return rows.map(({ cents }) => Number(cents));
};

const release = async (): Promise<void> => {
  t.clock.advance({ hours: 24 * 30 });
  await runJob('payments.release-earnings');
};
const money = async ({ earnings, loss }: Paid) => {
  const { pending, withdrawable } = await earnings();
  return [pending, withdrawable, await loss()];
};

test('holds earnings while a chargeback is open and releases them once it is won', async () => {
  const tour = await paidTour();
  await tour.complete();
  const { id, created, withdrawn } = tour.open();
  // Sends duplicated events out of order: the second event is older than the first.
  await Promise.all([sendEvents(withdrawn), sendEvents(created), sendEvents(withdrawn)]);
  await sendEvents(created);
  await release();
  expect(await money(tour)).toEqual([SHARE, 0, PAID]);
  const waiting = await tour.earnings();
  expect(waiting.body).toMatchObject({ frozenCents: SHARE, nextPayout: null });
  expect(waiting.entry).toMatchObject({ chargeback: 'open', released: false });
  expect(await tour.story()).toEqual(['chargeback_open']);

  const { closed, reinstated } = site.stripe.disputes.win(id);
  await sendEvents(reinstated, closed, created, withdrawn, closed);
  expect(await tour.story()).toEqual(['chargeback_open', 'chargeback_won']);
  await runJob('payments.release-earnings');
  expect(await money(tour)).toEqual([0, SHARE, 0]);
});

test('covers a loss from the commission first, and then from earnings that cannot be withdrawn yet', async () => {
  const whole = await paidTour();
  await whole.complete();
  const opened = whole.open();
  await sendEvents(opened.created, opened.withdrawn, site.stripe.disputes.lose(opened.id).closed);
  expect(await money(whole)).toEqual([0, 0, 0]);
  expect((await whole.earnings()).entry).toMatchObject({
    chargeback: 'lost',
    onlineCents: 0,
    commissionCents: 0,
    earnedCents: 0,
  });
  await release();
  expect(await money(whole)).toEqual([0, 0, 0]);

  t.clock.set(NOW);
  const part = await paidTour();
  await part.complete();
  const { id, created } = part.open({ amount: SHARE + 50 });
  // The event of the withdrawal of the money arrives after the chargeback has ended.
  const { closed } = site.stripe.disputes.lose(id);
  await sendEvents(created, closed, closed);
  expect(await money(part)).toEqual([SHARE - 50, 0, 0]);
});

test('covers a loss from the platform’s money, not from withdrawable earnings', async () => {
  const tour = await paidTour();
  await tour.complete();
  await release();
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn, site.stripe.disputes.lose(id).closed);
  expect(await money(tour)).toEqual([0, SHARE, PAID]);
});

test('reverses a lost chargeback that the bank returns in full', async () => {
  const tour = await paidTour();
  await tour.complete();
  const { id, created, withdrawn } = tour.open();
  const { closed } = site.stripe.disputes.lose(id);
  await sendEvents(created, withdrawn, closed);
  await sendEvents(site.stripe.disputes.reinstate(id), closed);
  expect(await tour.story()).toEqual(['chargeback_open', 'chargeback_lost', 'chargeback_won']);
  await release();
  expect(await money(tour)).toEqual([0, SHARE, 0]);
});

test('a partly returned chargeback stays lost until the rest is returned', async () => {
  const tour = await paidTour();
  await tour.complete();
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn, site.stripe.disputes.lose(id).closed);
  await sendEvents(site.stripe.disputes.reinstate(id, SHARE));
  expect(await tour.story()).toEqual(['chargeback_open', 'chargeback_lost']);
  // The guide's share is restored before the commission.
  expect(await money(tour)).toEqual([SHARE, 0, 0]);
  expect((await tour.earnings()).entry).toMatchObject({ commissionCents: 0, earnedCents: SHARE });
  await sendEvents(site.stripe.disputes.reinstate(id, SHARE));
  expect(await tour.story()).toEqual(['chargeback_open', 'chargeback_lost', 'chargeback_won']);
  expect((await tour.earnings()).entry).toMatchObject({ commissionCents: SHARE });
});

test('restores the traveler’s refund up to the amount that the bank returns', async () => {
  const tour = await paidTour();
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn);
  await tour.cancel();
  await sendEvents(site.stripe.disputes.lose(id).closed);
  const part = site.stripe.disputes.reinstate(id, 5_000);
  await sendEvents(part, part);
  expect([await tour.wallet(), await tour.loss()]).toEqual([5_000, 0]);
  await sendEvents(site.stripe.disputes.reinstate(id, 1_000));
  expect([await tour.wallet(), await tour.loss()]).toEqual([6_000, 0]);
});

test.each([true, false])(
  'looks up a refund that got no response before its charge was lost; acknowledged: %s',
  async (isAcknowledged) => {
    const tour = await paidTour();
    site.stripe.setNextRefund({ refusal: 'balance_insufficient' });
    await tour.cancel().catch(() => undefined);
    site.stripe.setNextRefund('succeeded');
    if (isAcknowledged) {
      const { rows } = await t.db.execute<{ key: string }>(
        sql`select key from refunds where booking_id = ${tour.bookingId}`,
      );
      site.stripe.refunds.push({
        id: `re_${randomUUID()}`,
        object: 'refund',
        status: 'succeeded',
        amount: PAID,
        payment_intent: site.stripe.sessions.get(tour.sessionId)?.payment_intent ?? '',
        metadata: { key: rows[0]?.key ?? '' },
      });
    }
    const { id, created, withdrawn } = tour.open();
    await sendEvents(created, withdrawn);
    expect((await tour.read()).refunds).toMatchObject([{ status: 'sent' }]);
    await sendEvents(site.stripe.disputes.lose(id).closed);
    // If the provider acknowledged the refund, the payer gets the money twice and the platform bears the
    // loss; otherwise, the bank's payment replaces the refund.
    const status = isAcknowledged ? 'arrived' : 'refused';
    expect((await tour.read()).refunds).toMatchObject([{ status }]);
    expect([await tour.wallet(), await tour.loss()]).toEqual([0, isAcknowledged ? PAID : 0]);
  },
);

test('a booking continues while its chargeback is open, and its earnings cover the loss', async () => {
  const tour = await paidTour();
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn);
  await sendEvents(site.stripe.disputes.lose(id).closed);
  expect(await money(tour)).toEqual([0, 0, PAID]);
  await tour.complete();
  expect((await tour.read()).status).toBe('completed');
  expect(await money(tour)).toEqual([0, 0, 0]);
});

test.each(['won', 'lost'] as const)(
  'a refund waits while a chargeback is open, and is paid once; %s',
  async (state) => {
    const tour = await paidTour();
    const { id, created, withdrawn } = tour.open();
    await sendEvents(created, withdrawn);
    await tour.cancel();
    await runJob('payments.sweep-refunds');
    expect((await tour.read()).refunds).toMatchObject([{ status: 'sent', amountCents: PAID }]);
    const { closed } = site.stripe.disputes[state === 'won' ? 'win' : 'lose'](id);
    await sendEvents(closed);
    expect((await tour.read()).refunds).toMatchObject([{ status: 'arrived', amountCents: PAID }]);
    // After a lost chargeback, no refund is sent, because the bank has already paid the money.
    expect(tour.refundsAtStripe()).toHaveLength(state === 'won' ? 1 : 0);
    // Stripe has not returned the money yet.
    expect(await tour.loss()).toBe(state === 'won' ? PAID : 0);
    expect(await tour.wallet()).toBe(0);
  },
);

test('refunds the rest to the wallet after a partial chargeback', async () => {
  const tour = await paidTour();
  const { id, created, withdrawn } = tour.open({ amount: 5_000 });
  await sendEvents(created, withdrawn);
  await tour.cancel();
  await sendEvents(site.stripe.disputes.lose(id).closed);
  expect([await tour.wallet(), await tour.loss()]).toEqual([PAID - 5_000, 0]);
});

test.each(['before', 'after'] as const)(
  'a part that was lost %s the cancellation reduces the refund, not the guide’s share',
  async (when) => {
    const tour = await paidTour();
    const { token } = tour.guide.user;
    await t.inject(acceptBooking, { token, params: { id: tour.bookingId } });
    t.clock.advance({ hours: 24 * 5 });
    const { id, created, withdrawn } = tour.open({ amount: 5_000 });
    await sendEvents(created, withdrawn);
    const lose = () => sendEvents(site.stripe.disputes.lose(id).closed);
    if (when === 'before') await lose();
    await tour.cancel();
    if (when === 'after') await lose();
    const [{ amountCents, status }] = (await tour.read()).refunds;
    expect([amountCents, status]).toEqual([REFUND, 'refused']);
    expect([await tour.wallet(), await tour.loss()]).toEqual([REFUND - 5_000, 0]);
    // The guide's share is the retained amount minus the commission.
    expect((await tour.earnings()).pending).toBe(5_279);
    const [email] = await refusedAmounts(tour.bookingId);
    expect(email).toBe(REFUND - 5_000);
  },
);

test('covers a charge’s second chargeback with the refund that the first one released', async () => {
  const tour = await paidTour();
  const [first, second] = [tour.open(), tour.open()];
  await sendEvents(first.created, first.withdrawn, second.created, second.withdrawn);
  await tour.cancel();
  await sendEvents(site.stripe.disputes.lose(first.id).closed);
  expect(await tour.loss()).toBe(PAID);
  await sendEvents(site.stripe.disputes.reinstate(first.id));
  expect((await tour.read()).refunds).toMatchObject([{ status: 'sent' }]);
  await sendEvents(site.stripe.disputes.lose(second.id).closed);
  expect((await tour.read()).refunds).toMatchObject([{ status: 'arrived' }]);
  expect([await tour.loss(), await tour.wallet()]).toEqual([0, 0]);
});

test('finds a refund that another process sent just before this one waited for a chargeback', async () => {
  const tour = await paidTour();
  // Without running the job that sends the refund.
  await t.inject(updateBookingStatus, {
    ...(await tour.asTraveler()),
    body: { status: 'cancelled' },
  });
  const refundId = RefundId.parse(await getRefund(tour.bookingId));
  const { rows } = await t.db.execute<{ key: string; chargeId: string; amountCents: number }>(sql`
    select r.key, a.charge_id as "chargeId", r.amount_cents as "amountCents" from refunds r
    join payment_attempts a on a.id = r.attempt_id where r.id = ${refundId}`);
  const [order] = rows;
  if (!order) throw new Error('there is no refund');
  await t.deps.paymentProvider?.refund({ ...order, amountCents: Number(order.amountCents) });
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn);
  const sent = await inTransaction(t.db, async (tx) => {
    await tx.execute(
      sql`select from payments where booking_id = ${tour.bookingId} for no key update`,
    );
    const sending = sendRefund(t.deps, refundId);
    await expect.poll(countWaiting).toBe(1);
    await tx.execute(sql`update refunds set asked_at = ${NOW}::timestamptz where id = ${refundId}`);
    return [sending];
  });
  await sent[0];
  expect((await tour.read()).refunds).toMatchObject([{ status: 'arrived' }]);
  await sendEvents(...Object.values(site.stripe.disputes.win(id)));
});

test('refunds that wait for a bank do not block other refunds in the sweep', async () => {
  const waiting = await paidTour();
  const { id, created, withdrawn } = waiting.open();
  await sendEvents(created, withdrawn);
  await waiting.cancel();
  const copies = Array.from({ length: 100 }, () => randomUUID());
  for (const key of copies)
    await t.db.execute(sql`
      insert into refunds (booking_id, payment_id, attempt_id, user_id, amount_cents, destination,
        status, reason, key, created_at)
      select booking_id, payment_id, attempt_id, user_id, amount_cents, destination, status, reason,
        ${key}::uuid, created_at from refunds where booking_id = ${waiting.bookingId} limit 1`);
  const stale = await paidTour();
  site.stripe.setNextRefund('pending');
  await stale.cancel();
  const [refund] = stale.refundsAtStripe();
  site.stripe.moveRefund(String(refund?.id), 'succeeded');
  t.clock.advance({ hours: 1 });
  await runJob('payments.sweep-refunds');
  for (const key of copies) await t.db.execute(sql`delete from refunds where key = ${key}::uuid`);
  expect((await stale.read()).refunds).toMatchObject([{ status: 'arrived' }]);
  await sendEvents(...Object.values(site.stripe.disputes.win(id)));
});

/** Creates a cancelled booking whose refund the card rejected, so that the money is in the wallet. */
const tourWithWalletRefund = async (traveler?: Payer): Promise<Paid> => {
  const tour = await paidTour(traveler);
  site.stripe.setNextRefund({ refusal: 'charge_cannot_be_refunded' });
  await tour.cancel();
  expect(await tour.wallet()).toBe(PAID);
  return tour;
};

test.each(['won', 'lost'] as const)(
  'holds a refund in the wallet while a chargeback is open; %s',
  async (state) => {
    const tour = await tourWithWalletRefund();
    const { id, created, withdrawn } = tour.open();
    await sendEvents(created, withdrawn);
    expect(await tour.wallet()).toBe(0);
    const { token } = await tour.asTraveler();
    const payoutAccountId = await aPayoutAccount(t, token);
    const request = await withdraw(t, token, { amountCents: PAID, payoutAccountId });
    expect(request.body.code).toBe('BALANCE_TOO_LOW');
    expect((await t.inject(getClosing, { token })).body.reasons).toContain('wallet');
    // Staff cannot retry it either, because the provider would reject it.
    const retried = await t.inject(retryRefund, {
      token: (await aUser(t, { isStaff: true })).token,
      params: { id: await getRefund(tour.bookingId) },
      body: { reason: 'Asked.' },
      headers: aKey(),
    });
    expect([retried.status, retried.body.code]).toEqual([409, 'REFUND_CHARGED_BACK']);
    const ends = site.stripe.disputes[state === 'won' ? 'win' : 'lose'](id);
    await sendEvents(...Object.values(ends));
    expect([await tour.wallet(), await tour.loss()]).toEqual(state === 'won' ? [PAID, 0] : [0, 0]);
  },
);

test.each(['open', 'lost'] as const)(
  'does not return the money of a rejected withdrawal if a chargeback claims it: %s',
  async (state) => {
    const tour = await tourWithWalletRefund();
    const { token } = await tour.asTraveler();
    const payoutAccountId = await aPayoutAccount(t, token);
    const { body } = await withdraw(t, token, { amountCents: PAID, payoutAccountId });
    const { id, created, withdrawn } = tour.open();
    await sendEvents(created, withdrawn);
    const lose = () => sendEvents(site.stripe.disputes.lose(id).closed);
    if (state === 'lost') {
      await lose();
      expect(await tour.loss()).toBe(PAID);
    }
    const staff = await aUser(t, { isStaff: true });
    const rejected = await decide(t, rejectWithdrawal, staff.token, body.id, { reason: 'Bank.' });
    expect(rejected.status, rejected.raw).toBe(200);
    expect(await tour.wallet()).toBe(0);
    if (state === 'open') await lose();
    expect([await tour.wallet(), await tour.loss()]).toEqual([0, 0]);
  },
);

test('does not hold additional money after a rejected withdrawal of earnings', async () => {
  const payer = await aGuide(t);
  const tour = await tourWithWalletRefund(payer.user);
  await aPendingBooking(t, { useWallet: true }, { traveler: payer.user });
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn);
  const elsewhere = 20_000;
  await addRefundedCredit(t, payer.userId, elsewhere);
  await addEarnings(t, payer.id, 30_000, { travelerId: tour.guide.userId });
  const { token } = await tour.asTraveler();
  const payoutAccountId = await aPayoutAccount(t, token);
  const { body } = await withdraw(t, token, { amountCents: 30_000, payoutAccountId });
  expect(await tour.wallet()).toBe(elsewhere);
  const staff = await aUser(t, { isStaff: true });
  const rejected = await decide(t, rejectWithdrawal, staff.token, body.id, { reason: 'Bank.' });
  expect(rejected.status, rejected.raw).toBe(200);
  expect(await tour.wallet()).toBe(elsewhere);
  await sendEvents(...Object.values(site.stripe.disputes.win(id)));
});

test('also holds money that a cancelled booking returns, if it was paid from a refund', async () => {
  const tour = await tourWithWalletRefund();
  const { traveler } = tour;
  const { bookingId } = await aPendingBooking(t, { useWallet: true }, { traveler });
  expect(await tour.wallet()).toBe(0);
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn);
  const { token } = await tour.asTraveler();
  const cancelled = await t.inject(updateBookingStatus, {
    token,
    params: { id: bookingId },
    body: { status: 'cancelled' },
  });
  expect(cancelled.status, cancelled.raw).toBe(200);
  expect(await tour.wallet()).toBe(0);
  await sendEvents(site.stripe.disputes.lose(id).closed);
  expect([await tour.wallet(), await tour.loss()]).toEqual([0, 0]);
});

test('two chargebacks of a charge hold at most its refund, even if the wallet contains more', async () => {
  const tour = await paidTour();
  await t.inject(acceptBooking, {
    token: tour.guide.user.token,
    params: { id: tour.bookingId },
  });
  t.clock.advance({ hours: 24 * 5 });
  site.stripe.setNextRefund({ refusal: 'charge_cannot_be_refunded' });
  await tour.cancel();
  const elsewhere = 20_000;
  await addRefundedCredit(t, tour.traveler.id, elsewhere);
  expect(await tour.wallet()).toBe(REFUND + elsewhere);
  const [first, second] = [tour.open({ amount: SHARE }), tour.open({ amount: SHARE })];
  await sendEvents(first.created, first.withdrawn, second.created, second.withdrawn);
  expect(await tour.wallet()).toBe(elsewhere);
  for (const { id } of [first, second]) await sendEvents(site.stripe.disputes.lose(id).closed);
  expect(await tour.wallet()).toBe(elsewhere);
});

test('a chargeback of a refunded charge is a loss until it is won', async () => {
  const tour = await paidTour();
  await tour.cancel();
  expect(tour.refundsAtStripe()).toHaveLength(1);
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn, site.stripe.disputes.lose(id).closed);
  expect([await tour.loss(), await tour.wallet()]).toEqual([PAID, 0]);
  await sendEvents(site.stripe.disputes.reinstate(id));
  expect(await tour.loss()).toBe(0);
});

test('a bank inquiry does not debit money, and a refund resolves it', async () => {
  const tour = await paidTour();
  const { id, created } = tour.open({ inquiry: true });
  await sendEvents(created);
  expect([await tour.story(), await tour.loss()]).toEqual([['chargeback_open'], 0]);
  await tour.cancel();
  expect(tour.refundsAtStripe()).toHaveLength(1);
  await sendEvents(site.stripe.disputes.win(id).closed);
  expect([await tour.story(), await tour.loss()]).toEqual([
    ['chargeback_open', 'chargeback_won'],
    0,
  ]);
});

test('covers the loss from the new split after a dispute', async () => {
  const tour = await paidTour();
  await t.inject(acceptBooking, {
    token: tour.guide.user.token,
    params: { id: tour.bookingId },
  });
  await tour.complete();
  const { id, created, withdrawn } = tour.open();
  await sendEvents(created, withdrawn, site.stripe.disputes.lose(id).closed);
  const opened = await t.inject(openDispute, {
    ...(await tour.asTraveler()),
    body: { reason: 'The tour ended early.' },
    headers: aKey(),
  });
  expect(opened.status, opened.raw).toBe(200);
  expect([await tour.loss(), await ledgerProblems(t)]).toEqual([PAID, []]);
  const staff = await aUser(t, { isStaff: true });
  const decided = await t.inject(decideDispute, {
    token: await aToken(t, staff.id),
    params: { id: tour.bookingId },
    body: { outcome: 'completed', refundCents: 5_000, reason: 'An hour was missing.' },
    headers: aKey(),
  });
  expect(decided.status, decided.raw).toBe(200);
  expect(await money(tour)).toEqual([0, 0, 0]);
  await t.runDueJobs();
  expect(tour.refundsAtStripe()).toEqual([]);
});

test('a chargeback of a refunded extension fee does not affect the earnings', async () => {
  const tour = await paidTour();
  const sessionId = await payFee(tour);
  // The guide never answered, so the fee is refunded and the refund arrives.
  await tour.complete();
  const { id, created, withdrawn } = site.openChargeback(sessionId);
  await sendEvents(created, withdrawn);
  const { body, entry } = await tour.earnings();
  expect([body.pendingCents, body.frozenCents, entry.chargeback]).toEqual([SHARE, 0, null]);
  await sendEvents(site.stripe.disputes.lose(id).closed);
  expect(await money(tour)).toEqual([SHARE, 0, FEE]);
  await release();
  expect(await money(tour)).toEqual([0, SHARE, FEE]);
});

test('shows staff open and decided chargebacks, including those of extension fees', async () => {
  const tour = await paidTour();
  const sessionId = await payFee(tour);
  const { id, created, withdrawn } = site.openChargeback(sessionId);
  await sendEvents(created, withdrawn);
  const staff = await aUser(t, { isStaff: true });
  const list = async (state: 'open' | 'decided') => {
    const reply = await t.inject(listChargebacks, {
      token: await aToken(t, staff.id),
      query: { state, limit: 100 },
    });
    expect(reply.status, reply.raw).toBe(200);
    return reply.body.data.filter(({ providerId }: { providerId: string }) => providerId === id);
  };
  expect(await list('open')).toMatchObject([
    {
      bookingId: tour.bookingId,
      kind: 'extension',
      reason: 'fraudulent',
      amountCents: FEE,
      taken: true,
      answerBy: '2026-05-14T23:59:59Z',
    },
  ]);
  await sendEvents(site.stripe.disputes.lose(id).closed);
  expect(await list('open')).toEqual([]);
  // The guide never answered, so the fee must be refunded, but the bank has already paid it back.
  await tour.complete();
  expect(await list('decided')).toMatchObject([{ state: 'lost', coveredCents: FEE, lossCents: 0 }]);
  expect(await money(tour)).toEqual([SHARE, 0, 0]);
});

test('shows staff a booking’s history only if it has a chargeback', async () => {
  const tour = await paidTour();
  const { token } = await aUser(t, { isStaff: true });
  const fetchHistoryAs = (as: string) =>
    t.inject(getBookingHistory, { token: as, params: { id: tour.bookingId } });
  await tour.cancel();
  expect((await fetchHistoryAs(token)).status).toBe(404);
  const { id, created } = tour.open();
  await sendEvents(created);
  const { status, body } = await fetchHistoryAs(token);
  expect(status).toBe(200);
  expect(body.traveler.id).toBe(tour.traveler.id);
  expect(body.history.map(({ event }: { event: string }) => event)).toEqual([
    'check_out',
    'pay',
    'cancel',
    'chargeback_open',
  ]);
  expect(body.refunds).toMatchObject([{ amountCents: PAID, destination: 'card' }]);
  expect((await fetchHistoryAs(tour.traveler.token)).status).toBe(404);
  await sendEvents(...Object.values(site.stripe.disputes.win(id)));
});

test('ignores forged and unrelated events, and applies a missing charge event first', async () => {
  const tour = await paidTour();
  const { id, created } = tour.open();
  expect((await site.webhook(created, 'whsec_of_somebody')).statusCode).toBe(400);
  for (const payment_intent of [`pi_${randomUUID()}`, null]) {
    const foreign = structuredClone(created);
    await sendEvents({ ...foreign, data: { object: { ...foreign.data.object, payment_intent } } });
  }
  expect([await tour.story(), await tour.loss()]).toEqual([[], 0]);
  expect(id).toMatch(/^dp_/);

  const page = await site.openPage();
  site.stripe.pay(page.sessionId);
  const late = site.openChargeback(page.sessionId);
  await sendEvents(late.withdrawn);
  expect(await getLoss(page.bookingId)).toBe(PAID);
  const read = await t.inject(getBooking, {
    token: page.traveler.token,
    params: { id: page.bookingId },
  });
  expect(read.body.status).toBe('confirmed');
});

test('a retried refund waits for the same lock as chargebacks of its payment', async () => {
  const tour = await tourWithWalletRefund();
  const { token } = await aUser(t, { isStaff: true });
  const params = { id: await getRefund(tour.bookingId) };
  const retried = await inTransaction(t.db, async (tx) => {
    // Not FOR UPDATE, because inserting the new refund, which has a foreign key to the payment, would then
    // wait for this lock too.
    await tx.execute(
      sql`select from payments where booking_id = ${tour.bookingId} for no key update`,
    );
    const reply = t.inject(retryRefund, {
      token,
      params,
      body: { reason: 'Asked.' },
      headers: aKey(),
    });
    await expect.poll(countWaiting).toBe(1);
    return [reply];
  });
  expect((await retried[0])?.status).toBe(200);
  await t.runDueJobs();
});

test('completing a tour again after a chargeback event is idempotent', async () => {
  const tour = await paidTour();
  await tour.complete();
  await sendEvents(tour.open().created);
  const again = { ...(await tour.asTraveler()), body: { status: 'completed' } };
  expect((await t.inject(updateBookingStatus, again)).status).toBe(200);
});
