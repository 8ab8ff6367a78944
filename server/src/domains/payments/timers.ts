import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { EXPIRE_SESSION } from './commands/close-attempts.ts';
import { expireSession } from './commands/expire-session.ts';
import { releaseEarnings } from './commands/release-earnings.ts';
import { SEND_REFUND, sendRefund } from './commands/send-refund.ts';
import { refunds } from './tables.ts';

/** A refund that its own job has not brought home by then is sent again by the sweep. */
const STALE_MINUTES = 5;
/** One that the provider has but has not ended is asked after so often, should its news be lost. */
const PENDING_MINUTES = 60;

/** Whoever was asked longest ago comes first: those that always fail never keep the others. */
const sweepRefunds = async (deps: Deps): Promise<void> => {
  const before = (minutes: number) => deps.clock.now().subtract({ minutes });
  const stale = await deps.db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.status, 'sent'),
        or(
          and(isNull(refunds.providerRefundId), lte(refunds.createdAt, before(STALE_MINUTES))),
          lte(refunds.askedAt, before(PENDING_MINUTES)),
        ),
      ),
    )
    .orderBy(sql`${refunds.askedAt} nulls first`, refunds.id)
    .limit(100);
  for (const { id } of stale) {
    await sendRefund(deps, id).catch((error) =>
      deps.log.error({ err: error, refundId: id }, 'the provider has not answered a refund'),
    );
  }
};

/** The jobs of payments: each looks at the state before it acts, so running twice is harmless. */
export const registerPaymentTimers = (deps: Deps): void => {
  deps.jobs.handle(SEND_REFUND, ({ refundId }) => sendRefund(deps, Number(refundId)));
  deps.jobs.handle(EXPIRE_SESSION, ({ attemptId }) => expireSession(deps, Number(attemptId)));
  deps.jobs.every('payments.sweep-refunds', '*/5 * * * *', () => sweepRefunds(deps));
  deps.jobs.every('payments.release-earnings', '*/15 * * * *', () => releaseEarnings(deps));
};
