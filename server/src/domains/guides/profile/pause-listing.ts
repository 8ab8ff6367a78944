import type { PausedBy } from '@tomoguide/contract/guides/events';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { type GuideRow, listGuideRows, lockGuide } from '../queries.ts';
import type { GuideChanges } from './guide-profile.ts';
import { updateGuide } from './update-guide.ts';

interface Guide {
  guideId: GuideId;
  userId: UserId;
}

/** A pause by the guide, by staff, or by the rule that pauses a listing after too many cancellations. */
type Pause = { by: 'guide' | 'rule' } | { by: 'staff'; reason: string };

type Paused = Pick<GuideRow, 'paused' | 'staffPauseReason'>;

/** Stored instead of a reason if the rule paused the listing, not staff. */
const BY_RULE = '';

/** Reads the pauses under the guide's lock, so that the second of two concurrent pauses sees the first. */
const lockPaused = async (tx: Tx, { guideId }: Guide): Promise<Paused> => {
  await lockGuide(tx, guideId);
  const [row] = await listGuideRows(tx, [guideId]);
  return row ?? { paused: false, staffPauseReason: null };
};

/**
 * Returns whether a pause by this actor would have no effect. A pause by staff replaces one by the rule,
 * but not the reverse.
 */
const isPaused = ({ paused, staffPauseReason }: Paused, by: PausedBy): boolean => {
  if (by === 'guide') return paused;
  return by === 'rule' ? staffPauseReason !== null : Boolean(staffPauseReason);
};

/** Returns whether this actor can end the current pause. Staff can end their own pause and the rule's. */
const canResume = ({ paused, staffPauseReason }: Paused, by: PausedBy): boolean => {
  if (by === 'guide') return paused;
  return by === 'rule' ? staffPauseReason === BY_RULE : staffPauseReason !== null;
};

const getChanges = (pause: Pause): GuideChanges => {
  if (pause.by === 'guide') return { paused: true };
  return { staffPauseReason: pause.by === 'staff' ? pause.reason : BY_RULE };
};

/**
 * Pauses a listing on behalf of the guide, staff or the rule; bookings are unaffected. The guide's own
 * pause is independent of a pause by staff or the rule (docs/product/guides.md, "Listing"). Does nothing if
 * the listing is already paused.
 */
export const pauseListing = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  pause: Pause,
): Promise<void> => {
  if (isPaused(await lockPaused(tx, guide), pause.by)) return;
  await updateGuide(tx, deps, guide.guideId, getChanges(pause));
  const reason = pause.by === 'staff' ? pause.reason : null;
  const payload = { ...guide, by: pause.by, reason };
  await record(tx, { type: 'guide.paused', payload, occurredAt: deps.clock.now() });
};

/**
 * Ends a pause on behalf of the guide, staff or the rule; the guide is listed again unless there is another
 * reason not to be. Does nothing if this actor has no pause to end.
 */
export const resumeListing = async (
  tx: Tx,
  deps: Deps,
  guide: Guide,
  by: PausedBy,
): Promise<void> => {
  if (!canResume(await lockPaused(tx, guide), by)) return;
  const changes = by === 'guide' ? { paused: false } : { staffPauseReason: null };
  await updateGuide(tx, deps, guide.guideId, changes);
  const payload = { ...guide, by };
  await record(tx, { type: 'guide.resumed', payload, occurredAt: deps.clock.now() });
};
