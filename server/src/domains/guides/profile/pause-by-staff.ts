import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { updateGuide } from './update-guide.ts';

interface Guide {
  guideId: GuideId;
  userId: UserId;
}

/**
 * The team takes a listing out of the search: what is booked stands, and the guide's own pause, which
 * cannot lift it, stays as it is (docs/product/guides.md, "Listing").
 */
export const pauseGuide = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  reason: string,
): Promise<void> => {
  await updateGuide(tx, deps, guide.guideId, { staffPauseReason: reason });
  const payload = { ...guide, reason };
  await record(tx, { type: 'guide.paused', payload, occurredAt: deps.clock.now() });
};

/** Lifts it: listed again, unless something else keeps the guide unlisted. */
export const resumeGuide = async (tx: Tx, deps: Deps, guide: Guide): Promise<void> => {
  await updateGuide(tx, deps, guide.guideId, { staffPauseReason: null });
  await record(tx, { type: 'guide.resumed', payload: guide, occurredAt: deps.clock.now() });
};
