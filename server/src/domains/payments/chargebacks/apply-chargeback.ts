import { type ChargebackState, getLaterState } from '@tomoguide/contract/payments/chargebacks';
import type { ChargebackNews, PaymentProvider } from '../../../adapters/payments/provider.ts';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { withDeadlinePaused } from '../../../deadline.ts';
import type { Deps } from '../../../deps.ts';
import { getOwnedAccount, getPlatformAccount } from '../ledger/accounts.ts';
import { post, transfer } from '../ledger/post.ts';
import { applyEvent } from '../paying/apply-event.ts';
import { findProviderAttempt } from '../paying/attempt-queries.ts';
import { isSiteKey } from '../provider/attempt-keys.ts';
import { requireProvider } from '../provider/provider-named.ts';
import { lockPayment, paymentById } from '../queries.ts';
import { lockUnacknowledged } from '../refunds/refund-queries.ts';
import { SEND_REFUND } from '../refunds/send-refund.ts';
import type { AttemptRow, ChargebackRow, PaymentRow } from '../tables.ts';
import {
  chargebackById,
  insertChargeback,
  lockChargeback,
  updateChargeback,
} from './chargeback-queries.ts';
import { coverLosses } from './cover-losses.ts';
import { holdRefused } from './hold-refund.ts';
import { uncoverExcess, undoChargeback } from './uncover-losses.ts';

type Provider = PaymentProvider['name'];

/** Fetches the charge from the provider and applies it first if its own event is late or lost. */
const applyMissingCharge = async (
  deps: Deps,
  provider: Provider,
  chargeId: string,
): Promise<void> => {
  const key = await withDeadlinePaused(() => requireProvider(deps, provider).keyOfCharge(chargeId));
  if (key === null || !isSiteKey(key)) return;
  const attempt = await findProviderAttempt(deps.db, provider, { key });
  if (!attempt?.sessionId) return;
  const charge = await requireProvider(deps, provider).findCharge(attempt.sessionId);
  if (charge) await applyEvent(deps, provider, charge);
};

const findAttempt = async (
  deps: Deps,
  provider: Provider,
  chargeId: string,
): Promise<AttemptRow | null> => {
  const known = await findProviderAttempt(deps.db, provider, { chargeId });
  if (known) return known;
  await applyMissingCharge(deps, provider, chargeId);
  return findProviderAttempt(deps.db, provider, { chargeId });
};

interface About {
  payment: PaymentRow;
  attempt: AttemptRow;
  news: ChargebackNews;
}

/** Locks the chargeback; on its first event, creates it and holds the payer's refunds. */
const lockOrOpen = async (tx: Tx, deps: Deps, about: About): Promise<ChargebackRow> => {
  const { payment, attempt, news } = about;
  const { provider } = attempt;
  const providerId = news.chargebackId;
  const known = await lockChargeback(tx, provider, providerId);
  if (known) return known;
  const { bookingId, userId } = payment;
  const now = deps.clock.now();
  const opened = await insertChargeback(tx, {
    bookingId,
    paymentId: payment.id,
    attemptId: attempt.id,
    userId,
    provider,
    providerId,
    state: 'open',
    amountCents: news.amountCents,
    reason: news.reason,
    openedAt: now,
  });
  await deps.ports.payments.recordChargeback(tx, { bookingId, state: 'open', at: now });
  await holdRefused(tx, deps, attempt.id);
  return (await chargebackById(tx, opened.id)) ?? opened;
};

/**
 * Posts the money that the provider withdrew or returned, in full or in part; posts each amount only once.
 */
const postProviderTransfers = async (
  tx: Tx,
  deps: Deps,
  row: ChargebackRow,
  to: { isTaken: boolean; returnedCents: number },
): Promise<ChargebackRow> => {
  const { id, bookingId, amountCents } = row;
  const at = deps.clock.now();
  const [loss, provider] = [getPlatformAccount('loss'), getPlatformAccount('provider')];
  const changes: Partial<ChargebackRow> = {};
  if (to.isTaken && !row.takenAt) {
    const entries = transfer(loss, provider, amountCents);
    await post(tx, { kind: 'charged_back', ref: `chargeback:${id}:taken`, bookingId, at, entries });
    changes.takenAt = at;
  }
  const returnedCents = Math.min(to.returnedCents, amountCents);
  if (returnedCents > row.returnedCents) {
    const entries = transfer(provider, loss, returnedCents - row.returnedCents);
    const ref = `chargeback:${id}:returned:${returnedCents}`;
    await post(tx, { kind: 'chargeback_returned', ref, bookingId, at, entries });
    changes.returnedCents = returnedCents;
    if (returnedCents === amountCents) changes.returnedAt = at;
  }
  return Object.keys(changes).length > 0 ? updateChargeback(tx, row, changes) : row;
};

/** Resumes refunds that waited for the bank's decision: they are sent, or rejected as impossible. */
const decide = async (tx: Tx, deps: Deps, row: ChargebackRow, state: 'won' | 'lost') => {
  const { bookingId, attemptId } = row;
  const now = deps.clock.now();
  const undo = state === 'won' ? undoChargeback : uncoverExcess;
  const settled = await undo(tx, deps, row);
  if (state === 'lost') {
    await post(tx, {
      kind: 'chargeback_covered',
      ref: `chargeback:${row.id}:held_lost`,
      bookingId,
      at: now,
      entries: transfer(
        getOwnedAccount('frozen', row.userId),
        getPlatformAccount('loss'),
        settled.walletCents,
      ),
    });
  }
  await updateChargeback(tx, settled, { state, decidedAt: now });
  if (state === 'lost') await coverLosses(tx, deps, bookingId);
  for (const { id } of await lockUnacknowledged(tx, attemptId))
    await deps.jobs.schedule(tx, SEND_REFUND, { refundId: id }, now);
  await deps.ports.payments.recordChargeback(tx, { bookingId, state, at: now });
};

/** Returns the state after this event. A lost chargeback counts as won if its money was returned in full. */
const getStateAfter = (
  row: ChargebackRow,
  { outcome, returnedCents }: ChargebackNews,
): ChargebackState => {
  const state = getLaterState(row.state, outcome ?? 'open');
  return state === 'lost' && returnedCents >= row.amountCents ? 'won' : state;
};

/** Applies a provider's event about a chargeback in the caller's transaction. */
export const writeChargeback = async (
  tx: Tx,
  deps: Deps,
  attempt: AttemptRow,
  news: ChargebackNews,
): Promise<void> => {
  const owner = await paymentById(tx, attempt.paymentId);
  if (owner) await deps.ports.payments.lockBooking(tx, owner.bookingId);
  const payment = await lockPayment(tx, attempt.paymentId);
  if (!payment) throw new Error(`payment ${attempt.paymentId} not found`);
  const known = await lockOrOpen(tx, deps, { payment, attempt, news });
  const state = getStateAfter(known, news);
  const answerBy =
    news.answerBy === null
      ? known.answerBy
      : Temporal.Instant.fromEpochMilliseconds(news.answerBy * 1000);
  const row = await postProviderTransfers(
    tx,
    deps,
    await updateChargeback(tx, known, { answerBy }),
    {
      isTaken: news.isTaken || news.returnedCents > 0 || state === 'lost',
      returnedCents: news.returnedCents,
    },
  );
  if (state !== row.state && state !== 'open') await decide(tx, deps, row, state);
  else if (row.state !== 'won') await uncoverExcess(tx, deps, row);
};

/**
 * Applies a provider's event about a chargeback. Each event contains the full state, so events can be
 * duplicated, late or out of order (docs/product/money.md, "Chargebacks"). Ignores events about
 * unknown charges.
 */
export const applyChargeback = async (
  deps: Deps,
  provider: Provider,
  news: ChargebackNews,
): Promise<void> => {
  const attempt = await findAttempt(deps, provider, news.chargeId);
  if (!attempt) {
    deps.log.warn({ eventId: news.eventId }, 'event about an unknown chargeback');
    return;
  }
  await inTransaction(deps.db, (tx) => writeChargeback(tx, deps, attempt, news));
};
