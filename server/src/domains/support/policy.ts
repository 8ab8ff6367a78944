import type { Viewer } from '../../deps.ts';
import { fail } from '../../failure.ts';
import { requireOthersCase } from '../staff/service.ts';
import type { CaseRow } from './queries.ts';

/** Nobody answers their own case: OWN_CASE. */
export const requireForeign = (viewer: Pick<Viewer, 'userId'>, { userId }: CaseRow): void =>
  requireOthersCase(viewer, userId === null ? [] : [userId]);

/** Two who answer at once would contradict each other: SUPPORT_CLAIMED where a colleague is on it. */
export const requireUnclaimed = (viewer: Pick<Viewer, 'userId'>, { claimedBy }: CaseRow): void => {
  if (claimedBy !== null && claimedBy !== viewer.userId) fail('SUPPORT_CLAIMED');
};
