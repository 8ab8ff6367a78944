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
 * Suspends a guide, who is then unlisted and cannot work as a guide (docs/product/accounts.md,
 * "Suspension").
 */
export const suspendGuide = async (
  tx: Tx,
  deps: Deps,
  { guideId, userId }: Guide,
  reason: string,
): Promise<void> => {
  const occurredAt = deps.clock.now();
  await updateGuide(tx, deps, guideId, { suspendedAt: occurredAt });
  await record(tx, { type: 'guide.suspended', payload: { guideId, userId, reason }, occurredAt });
};

/**
 * Ends the suspension: the guide is listed as before and can take new bookings; cancelled bookings stay
 * cancelled.
 */
export const restoreGuide = async (tx: Tx, deps: Deps, guide: Guide): Promise<void> => {
  await updateGuide(tx, deps, guide.guideId, { suspendedAt: null });
  await record(tx, { type: 'guide.restored', payload: guide, occurredAt: deps.clock.now() });
};
