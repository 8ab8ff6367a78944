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

/** Stands where the team's words would: nobody of the team wrote any. */
const BY_RULE = '';

/**
 * The team takes a listing out of the search, or the rule on cancellations does (`reason` null): what is
 * booked stands, and the guide's own pause, which cannot lift it, stays as it is
 * (docs/product/guides.md, "Listing").
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

/** Lifts it: listed again, unless something else keeps the guide unlisted. */
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

/** The team's words take the place of the rule's pause; a pause that the team decided stays as it is. */
export const pauseByTeam = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  reason: string,
): Promise<void> => {
  if (!(await reasonOf(tx, guide))) await pauseGuide(tx, deps, guide, reason);
};

/** Lifts a pause of the rule; one that the team decided stays. The guide is locked by the caller. */
export const liftRulePause = async (tx: Tx, deps: Deps, guide: Guide): Promise<void> => {
  if ((await reasonOf(tx, guide)) === BY_RULE) await resumeGuide(tx, deps, guide);
};
