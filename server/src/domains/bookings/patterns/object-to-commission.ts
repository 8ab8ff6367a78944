import type { PatternCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { PatternCaseRow } from '../tables.ts';
import { findCaseById, lockCase, updateCase } from './pattern-queries.ts';

/** Returns true if the guide can no longer object to the commission. */
export const isObjectionExpired = (row: PatternCaseRow, now: Temporal.Instant): boolean =>
  row.objectBy === null || Temporal.Instant.compare(now, row.objectBy) >= 0;

/**
 * Records the guide's only objection, so that staff decide the case. Throws NOT_FOUND for anyone else, or
 * OBJECTION_OVER after the deadline, even if the sweep has not run yet.
 */
export const objectToCommission = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: PatternCaseId,
  words: string,
): Promise<PatternCaseRow> => {
  // Other users must not lock the guide's calendar.
  if ((await findCaseById(tx, id))?.guideUserId !== viewer.userId) return fail('NOT_FOUND');
  const row = await lockCase(tx, id);
  if (!row?.announcedAt) return fail('NOT_FOUND');
  const now = deps.clock.now();
  if (row.state !== 'announced' || isObjectionExpired(row, now)) fail('OBJECTION_OVER');
  return updateCase(tx, id, { state: 'objected', objection: words, waitingSince: now });
};
