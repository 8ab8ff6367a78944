import type { RefundId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import type { Watch } from '../../jobs/jobs.ts';
import { EXPIRE_SESSION } from './paying/close-attempts.ts';
import { expireSession } from './paying/expire-session.ts';
import { listStaleRefunds, listUnansweredRefunds } from './refunds/refund-queries.ts';
import { SEND_REFUND, sendRefund } from './refunds/send-refund.ts';
import { releaseEarnings } from './settlement/release-earnings.ts';
import type { AttemptId } from './tables.ts';
import { recordRate } from './taxes/record-rate.ts';

/** Minutes after which the sweep resends a refund that is still unsent. */
const STALE_MINUTES = 5;
/**
 * Minutes between queries about a refund that the provider has accepted but not finished, in case its event
 * was lost.
 */
const PENDING_MINUTES = 60;

/** Maximum number of refunds per sweep (SWEPT) and at startup (RESUMED). */
const SWEPT = 100;
const RESUMED = 10_000;

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
  const now = deps.clock.now();
  const { name: provider } = deps.paymentProvider;
  const stale = await listStaleRefunds(
    deps.db,
    { provider, limit: SWEPT },
    {
      decidedBefore: now.subtract({ minutes: STALE_MINUTES }),
      askedBefore: now.subtract({ minutes: PENDING_MINUTES }),
    },
  );
  await sendAll(deps, stale);
};

/**
 * Resends the refunds of a crashed process, because its jobs count as running until they expire. May also
 * resend refunds that another process is sending now; sending a refund twice is harmless.
 */
export const resumeRefunds = async (
  deps: Deps,
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const toSend = { provider: deps.paymentProvider.name, limit: RESUMED };
  await sendAll(deps, await listUnansweredRefunds(deps.db, toSend, deps.clock.now()), isStopped);
};

/** Creates a watch that resumes refunds once, when this process starts its workers. */
const createResumeOnce = (deps: Deps): Watch => {
  let isDone = false;
  return async (isStopped) => {
    if (isDone) return;
    await resumeRefunds(deps, isStopped);
    isDone = true;
  };
};

/**
 * Registers the jobs of payments. Each job checks the current state before it acts, so running it twice is
 * harmless.
 */
export const registerPaymentTimers = (deps: Deps): void => {
  deps.jobs.handle(SEND_REFUND, ({ refundId }) => sendRefund(deps, Number(refundId) as RefundId));
  deps.jobs.handle(EXPIRE_SESSION, ({ attemptId }) =>
    expireSession(deps, Number(attemptId) as AttemptId),
  );
  deps.jobs.watch('payments.resume-refunds', createResumeOnce(deps));
  deps.jobs.every('payments.sweep-refunds', '*/5 * * * *', () => sweepRefunds(deps));
  deps.jobs.every('payments.record-rate', '1 * * * *', () => recordRate(deps));
  deps.jobs.every('payments.release-earnings', '*/15 * * * *', () => releaseEarnings(deps));
};
