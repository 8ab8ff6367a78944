import type { ApplicationStatus } from '@tomoguide/contract/applications/entities';
import { guideStatusOf, mayReapplyAt } from '@tomoguide/contract/applications/guide-status';
import type { ApplicationRow } from './queries.ts';

/** One's own application, as /application-status and the header need it. */
export const presentStatus = (
  row: ApplicationRow | null,
  now: Temporal.Instant,
): ApplicationStatus => {
  const rejectedAt = row?.state === 'rejected' ? row.decidedAt : null;
  return {
    status: row?.state ?? 'none',
    reason: row?.reason ?? null,
    submittedAt: row?.submittedAt?.toString() ?? null,
    decidedAt: row?.decidedAt?.toString() ?? null,
    mayReapplyAt: rejectedAt ? mayReapplyAt(rejectedAt).toString() : null,
    guideStatus: guideStatusOf(row?.state ?? 'none', row?.decidedAt ?? null, now),
  };
};
