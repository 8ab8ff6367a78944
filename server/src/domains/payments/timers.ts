import type { RefundId } from '@tomoguide/contract/primitives';
import { and, eq, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import type { Watch } from '../../jobs/jobs.ts';
import { waitsForBank } from './chargebacks/chargeback-rows.ts';
import { EXPIRE_SESSION } from './paying/close-attempts.ts';
import { expireSession } from './paying/expire-session.ts';
import { SEND_REFUND, sendRefund } from './refunds/send-refund.ts';
import { releaseEarnings } from './settlement/release-earnings.ts';
import { type AttemptId, paymentAttempts, refunds } from './tables.ts';

/** The sweep resends a refund that is still unsent after this time. */
const STALE_MINUTES = 5;
/**
 * A refund that the provider has accepted but not finished is queried this often, in case its event was
 * lost.
 */
const PENDING_MINUTES = 60;

/** Maximum number of refunds per sweep, and at startup. */
const SWEPT = 100;
const RESUMED = 10_000;

/** The condition that the refund's provider is configured; others wait until theirs is again. */
const canBeAsked = (deps: Deps): SQL<boolean> => sql<boolean>`exists (
  select 1 from ${paymentAttempts} where ${paymentAttempts.id} = ${refunds.attemptId}
    and ${paymentAttempts.provider} = ${deps.paymentProvider.name})`;

/**
 * Least recently queried first, so that refunds that always fail do not starve the others. Excludes refunds
 * that wait for a bank, possibly for months: the end of the chargeback resumes them.
 */
const waitingRefunds = async (
  deps: Deps,
  which: SQL | undefined,
  limit: number,
): Promise<RefundId[]> => {
  const rows = await deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(and(eq(refunds.status, 'sent'), which, canBeAsked(deps), not(waitsForBank)))
    .orderBy(sql`${refunds.askedAt} nulls first`, refunds.id)
    .limit(limit);
  return rows.map(({ id }) => id);
};

const sendAll = async (
  deps: Deps,
  ids: readonly RefundId[],
  isStopped: () => boolean = () => false,
): Promise<void> => {
  for (const id of ids) {
    if (isStopped()) return;
    await sendRefund(deps, id).catch((error) =>
      deps.log.error({ err: error, refundId: id }, 'the provider has not answered a refund'),
    );
  }
};

const sweepRefunds = async (deps: Deps): Promise<void> => {
  const before = (minutes: number) => deps.clock.now().subtract({ minutes });
  const stale = or(
    and(isNull(refunds.providerRefundId), lte(refunds.createdAt, before(STALE_MINUTES))),
    lte(refunds.askedAt, before(PENDING_MINUTES)),
  );
  await sendAll(deps, await waitingRefunds(deps, stale, SWEPT));
};

/**
 * Resends the refunds of a process that died: its jobs count as running until they expire. Refunds that
 * another process is sending now are included, because sending twice is harmless.
 */
export const resumeRefunds = async (
  deps: Deps,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const startedAt = deps.clock.now();
  const unanswered = and(
    isNull(refunds.providerRefundId),
    lt(refunds.createdAt, startedAt),
    or(isNull(refunds.askedAt), lt(refunds.askedAt, startedAt)),
  );
  await sendAll(deps, await waitingRefunds(deps, unanswered, RESUMED), isStopped);
};

/** Resumes refunds once, when this process starts to work. */
const resumeOnce = (deps: Deps): Watch => {
  let isDone = false;
  return async (isStopped) => {
    if (isDone) return;
    await resumeRefunds(deps, isStopped);
    isDone = true;
  };
};

/** The jobs of payments: each checks the state before it acts, so running twice is harmless. */
export const registerPaymentTimers = (deps: Deps): void => {
  deps.jobs.handle(SEND_REFUND, ({ refundId }) => sendRefund(deps, Number(refundId) as RefundId));
  deps.jobs.handle(EXPIRE_SESSION, ({ attemptId }) =>
    expireSession(deps, Number(attemptId) as AttemptId),
  );
  deps.jobs.watch('payments.resume-refunds', resumeOnce(deps));
  deps.jobs.every('payments.sweep-refunds', '*/5 * * * *', () => sweepRefunds(deps));
  deps.jobs.every('payments.release-earnings', '*/15 * * * *', () => releaseEarnings(deps));
};
