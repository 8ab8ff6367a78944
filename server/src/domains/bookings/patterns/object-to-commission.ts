import type { PatternCaseId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import type { PatternCaseRow } from '../tables.ts';
import { lockCase, updateCase } from './pattern-queries.ts';

/** Whether the time to object is over. */
export const isOver = (row: PatternCaseRow, now: Temporal.Instant): boolean =>
  row.objectBy === null || Temporal.Instant.compare(now, row.objectBy) >= 0;

/**
 * The guide objects, once: staff decides then. NOT_FOUND for everybody else, OBJECTION_OVER from the
 * deadline on, whether or not the clock's sweep has come by.
 */
export const objectToCommission = async (
  tx: Tx,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: PatternCaseId,
  words: string,
): Promise<PatternCaseRow> => {
  const row = await lockCase(tx, id);
  if (row?.guideUserId !== viewer.userId || row.announcedAt === null) return fail('NOT_FOUND');
  const now = deps.clock.now();
  if (row.state !== 'announced' || isOver(row, now)) fail('OBJECTION_OVER');
  return updateCase(tx, id, { state: 'objected', objection: words, waitingSince: now });
};
