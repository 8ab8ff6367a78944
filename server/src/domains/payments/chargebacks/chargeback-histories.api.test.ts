import { updateBookingStatus } from '@tomoguide/contract/bookings/calls';
import { getWallet } from '@tomoguide/contract/payments/calls';
import type { BookingId } from '@tomoguide/contract/primitives';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aToken } from '../../../testing/factories/accounts.ts';
import { forceStatus } from '../../../testing/factories/bookings.ts';
import { ledgerProblems } from '../../../testing/factories/payments.ts';
import { type StripeSite, stripeSite } from '../../../testing/stripe-site.ts';

/**
 * Property test: for any order of refunds, responses and chargebacks that are lost, won or partly returned,
 * the ledger balances, and the loss is exactly the money that the bank took and no one covered
 * (docs/product/money.md, "Chargebacks").
 */
const NOW = '2026-05-01T00:00:00Z';
const PAID = 20_700;
const BOTH = { travelerConfirmedStart: true, guideConfirmedStart: true };

let site: StripeSite;
beforeAll(async () => {
  site = await stripeSite(NOW);
});
afterAll(() => site.close());

const sendEvents = async (...events: unknown[]): Promise<void> => {
  for (const event of events) expect((await site.webhook(event)).statusCode).toBe(200);
};
/** Runs due jobs; a job to which the provider did not respond runs again. */
const runJobs = () => site.t.runDueJobs().catch(() => undefined);

const steps = fc.oneof(
  fc.constant({ do: 'complete' } as const),
  fc.constant({ do: 'cancel' } as const),
  fc.record({
    do: fc.constant('answer' as const),
    as: fc.constantFrom('succeeded' as const, 'failed' as const),
  }),
  fc.record({ do: fc.constant('open' as const), cents: fc.integer({ min: 1, max: PAID }) }),
  fc.record({
    do: fc.constantFrom('lose' as const, 'lose' as const, 'win' as const),
    which: fc.nat(1),
  }),
  fc.record({
    do: fc.constant('reinstate' as const),
    which: fc.nat(1),
    share: fc.integer({ min: 1, max: 100 }),
  }),
);
type Step = typeof steps extends fc.Arbitrary<infer T> ? T : never;

interface Charged {
  id: string;
  cents: number;
  backCents: number;
  state: 'open' | 'lost' | 'won';
}

const balances = async (bookingId: BookingId) => {
  const { rows } = await site.t.db.execute<{ kind: string; cents: string }>(sql`
    select a.kind, sum(e.amount_cents) as cents from ledger_entries e
    join ledger_accounts a on a.id = e.account_id
    join ledger_transactions x on x.id = e.transaction_id
    where x.booking_id = ${bookingId} group by a.kind`);
  return Object.fromEntries(rows.map(({ kind, cents }) => [kind, Number(cents)]));
};

/** Runs a sequence of steps on a new booking, and checks the ledger after each step. */
const replay = async (history: {
  firstRefund: 'succeeded' | 'pending' | 'refused' | 'unheard';
  steps: Step[];
}) => {
  const { t, stripe } = site;
  t.clock.set(NOW);
  stripe.setNextRefund('succeeded');
  const { sessionId, bookingId, traveler, guide } = await site.openPage();
  await sendEvents(stripe.pay(sessionId));
  await runJobs();
  const { firstRefund } = history;
  if (firstRefund === 'refused') stripe.setNextRefund({ refusal: 'charge_cannot_be_refunded' });
  else if (firstRefund === 'unheard') stripe.setNextRefund({ refusal: 'balance_insufficient' });
  else stripe.setNextRefund(firstRefund);
  const endTour = async (status: 'completed' | 'cancelled') => {
    if (status === 'completed')
      await forceStatus(t, { id: bookingId, guide, traveler }, 'ongoing', BOTH);
    const token = await aToken(t, traveler.id);
    await t.inject(updateBookingStatus, { token, params: { id: bookingId }, body: { status } });
  };
  const charged: Charged[] = [];
  let ending: 'complete' | 'cancel' | null = null;
  for (const step of history.steps) {
    if (step.do === 'complete' || step.do === 'cancel') {
      if (!ending) await endTour(step.do === 'complete' ? 'completed' : 'cancelled');
      ending ??= step.do;
    } else if (step.do === 'answer') {
      const intent = stripe.sessions.get(sessionId)?.payment_intent;
      const refund = stripe.refunds.find((one) => one.payment_intent === intent);
      if (refund?.status === 'pending') await sendEvents(stripe.moveRefund(refund.id, step.as));
    } else if (step.do === 'open') {
      // Opens at most two chargebacks per charge, as real banks do.
      const left = PAID - charged.reduce((sum, { cents }) => sum + cents, 0);
      const cents = Math.min(step.cents, left);
      if (cents > 0 && charged.length < 2) {
        const { id, created, withdrawn } = site.openChargeback(sessionId, { amount: cents });
        charged.push({ id, cents, backCents: 0, state: 'open' });
        await sendEvents(withdrawn, created);
      }
    } else {
      const one = charged[step.which];
      if (one?.state === 'open' && step.do === 'win') {
        const { closed, reinstated } = stripe.disputes.win(one.id);
        await sendEvents(closed, reinstated, closed);
        Object.assign(one, { state: 'won', backCents: one.cents });
      } else if (one?.state === 'open' && step.do === 'lose') {
        await sendEvents(stripe.disputes.lose(one.id).closed);
        one.state = 'lost';
      } else if (one?.state === 'lost' && step.do === 'reinstate') {
        const cents = Math.ceil(((one.cents - one.backCents) * step.share) / 100);
        const news = stripe.disputes.reinstate(one.id, cents);
        await sendEvents(news, news);
        one.backCents += cents;
        // An amount within the exchange rate tolerance counts as the whole amount.
        if (one.backCents >= one.cents * 0.95)
          Object.assign(one, { state: 'won', backCents: one.cents });
      }
    }
    await runJobs();
    expect(await ledgerProblems(t)).toEqual([]);
  }
  const booked = await balances(bookingId);
  const keptCents = charged.reduce((sum, { cents, backCents }) => sum + cents - backCents, 0);
  const intent = stripe.sessions.get(sessionId)?.payment_intent;
  const refundedCents = stripe.refunds
    .filter((one) => one.payment_intent === intent && one.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0);
  // The provider holds what it charged, minus the amounts that it refunded and that the bank took.
  expect(0 - (booked.provider ?? 0)).toBe(PAID - refundedCents - keptCents);
  const { body } = await t.inject(getWallet, { token: await aToken(t, traveler.id) });
  const receivedCents = body.balanceCents + keptCents + refundedCents;
  // The payer can get more than they paid only if the provider refunded in addition to the bank.
  expect(receivedCents).toBeLessThanOrEqual(Math.max(PAID, refundedCents + keptCents));
  // The money of a completed tour covers the whole loss; otherwise, the platform loses at most what the
  // bank keeps.
  const lossCents = 0 - (booked.loss ?? 0);
  const openCents = charged.reduce(
    (sum, { cents, state }) => sum + (state === 'open' ? cents : 0),
    0,
  );
  if (ending === 'complete') expect(lossCents).toBe(openCents);
  else expect(lossCents).toBeLessThanOrEqual(keptCents);
  expect(Object.values(booked).reduce((sum, cents) => sum + cents, 0)).toBe(0);
};

test('neither creates nor loses money in any order of refunds and chargebacks', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        firstRefund: fc.constantFrom('succeeded', 'pending', 'refused', 'unheard' as const),
        steps: fc.array(steps, { minLength: 8, maxLength: 16 }),
      }),
      replay,
    ),
    { numRuns: chooseForTestLength(6, 300), endOnFailure: true },
  );
}, 900_000);
