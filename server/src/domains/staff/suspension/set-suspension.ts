import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import {
  endSessions,
  lockUser,
  restoreUser,
  suspendUser,
  type UserFacts,
} from '../../accounts/service.ts';
import { recordStaffAction, requireOthersCase } from '../../audit/service.ts';
import { enqueueEndSuspended } from '../../bookings/service.ts';
import {
  isGuideSuspended,
  lockGuide,
  refreshGuides,
  restoreGuide,
  suspendGuide,
} from '../../guides/service.ts';

type Staff = Pick<Viewer, 'userId'>;

/**
 * Locks the user's row, then the guide's calendar, in the same order as checkout. Throws NOT_FOUND,
 * OWN_CASE, or REASON_REQUIRED.
 */
export const lockPerson = async (tx: Tx, viewer: Staff, id: UserId, reason: string) => {
  requireOthersCase(viewer, [id]);
  const person = (await lockUser(tx, id)) ?? fail('NOT_FOUND');
  if (reason === '') fail('REASON_REQUIRED', { field: 'reason' });
  if (person.guideId !== null) await lockGuide(tx, person.guideId);
  return person;
};

const setAccountSuspended = async (tx: Tx, deps: Deps, person: UserFacts, words: string | null) => {
  const at = deps.clock.now();
  if (words === null) await restoreUser(tx, person.id, at);
  else await suspendUser(tx, person.id, at, words);
  // Unlists the guide immediately, not only when the event is processed, so that no one can book the guide
  // in between.
  if (person.guideId !== null) await refreshGuides(tx, deps, [person.guideId]);
};

const setGuideSuspended = async (tx: Tx, deps: Deps, person: UserFacts, words: string | null) => {
  if (person.guideId === null) return;
  const guide = { guideId: person.guideId, userId: person.id };
  if (words === null) await restoreGuide(tx, deps, guide);
  else await suspendGuide(tx, deps, guide, words);
};

const OPERATIONS = {
  account: { set: setAccountSuspended, true: 'suspend_account', false: 'restore_account' },
  guide: { set: setGuideSuspended, true: 'suspend_guide', false: 'restore_guide' },
} as const;

/**
 * Suspends a user, either as a guide or entirely, or ends the suspension; idempotent
 * (docs/product/accounts.md, "Suspension"). Throws NOT_FOUND, OWN_CASE, or REASON_REQUIRED.
 */
export const setSuspension = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  input: { userId: UserId; of: 'account' | 'guide'; suspended: boolean; reason: string },
): Promise<void> => {
  const { userId, of, suspended, reason } = input;
  const person = await lockPerson(tx, viewer, userId, reason);
  if (of === 'guide' && person.guideId === null) fail('NOT_FOUND');
  const wasGuideSuspended = person.guideId !== null && (await isGuideSuspended(tx, person.guideId));
  const was = of === 'account' ? person.suspended : wasGuideSuspended;
  if (was === suspended) return;
  const operation = OPERATIONS[of];
  await operation.set(tx, deps, person, suspended ? reason : null);
  if (suspended) await enqueueEndSuspended(tx, deps, { userId, staffId: viewer.userId });
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: operation[`${suspended}`],
    subject:
      of === 'guide' && person.guideId !== null
        ? { kind: 'guide', id: person.guideId }
        : { kind: 'account', id: userId },
    reason,
    before: { suspended: was },
    after: { suspended },
  });
};

/**
 * Ends every session of a user, who can then log in again. Throws NOT_FOUND, OWN_CASE, or REASON_REQUIRED.
 */
export const revokeSessions = async (
  tx: Tx,
  deps: Deps,
  viewer: Staff,
  { userId, reason }: { userId: UserId; reason: string },
): Promise<void> => {
  await lockPerson(tx, viewer, userId, reason);
  const sessions = await endSessions(tx, userId);
  await recordStaffAction(tx, {
    staffId: viewer.userId,
    at: deps.clock.now(),
    action: 'revoke_sessions',
    subject: { kind: 'account', id: userId },
    reason,
    before: { sessions },
    after: { sessions: 0 },
  });
};
