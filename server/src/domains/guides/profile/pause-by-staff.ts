import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { guides } from '../tables.ts';
import { updateGuide } from './update-guide.ts';

interface Guide {
  guideId: GuideId;
  userId: UserId;
}

/** Stored instead of a reason if the rule, not the team, paused the listing. */
const BY_RULE = '';

/**
 * Pauses a listing for the team, or for the rule on cancellations (`reason` null): bookings stay, and so
 * does the guide's own pause, which is independent (docs/product/guides.md, "Listing").
 */
export const pauseGuide = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  reason: string | null,
): Promise<void> => {
  await updateGuide(tx, deps, guide.guideId, { staffPauseReason: reason ?? BY_RULE });
  const payload = { ...guide, reason };
  await record(tx, { type: 'guide.paused', payload, occurredAt: deps.clock.now() });
};

/** Ends the pause: the guide is listed again unless there is another reason against it. */
export const resumeGuide = async (tx: Tx, deps: Deps, guide: Guide): Promise<void> => {
  await updateGuide(tx, deps, guide.guideId, { staffPauseReason: null });
  await record(tx, { type: 'guide.resumed', payload: guide, occurredAt: deps.clock.now() });
};

const reasonOf = async (tx: Tx, { guideId }: Guide): Promise<string | null> => {
  const [row] = await tx
    .select({ reason: guides.staffPauseReason })
    .from(guides)
    .where(eq(guides.id, guideId));
  return row?.reason ?? null;
};

/** Replaces the rule's pause with the team's reason; a pause that the team decided stays unchanged. */
export const pauseByTeam = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  reason: string,
): Promise<void> => {
  if (!(await reasonOf(tx, guide))) await pauseGuide(tx, deps, guide, reason);
};

/** Ends a pause of the rule; one that the team decided stays. The caller must hold the guide's lock. */
export const liftRulePause = async (tx: Tx, deps: Deps, guide: Guide): Promise<void> => {
  if ((await reasonOf(tx, guide)) === BY_RULE) await resumeGuide(tx, deps, guide);
};
