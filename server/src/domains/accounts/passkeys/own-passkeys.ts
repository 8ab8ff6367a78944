import type {
  PasskeyRegistration,
  RegistrationOptions,
} from '@tomoguide/contract/accounts/passkeys';
import type { PasskeyId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps, Viewer } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import { findUserById, type UserRow } from '../queries.ts';
import { lockViewerRow } from '../sessions/lock-viewer-row.ts';
import { deleteSessionsByPasskey } from '../sessions/session-queries.ts';
import { type ChallengeContext, withChallenge } from './challenge.ts';
import {
  createRegistrationOptions,
  rejectDuplicate,
  storePasskey,
  verifyRegistered,
} from './make-passkey.ts';
import { deletePasskey, listPasskeys, type PasskeyRow } from './passkey-queries.ts';
import { requireRecentLogin } from './recent-login.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config' | 'log'>;

const getAddPurpose = ({ userId, sessionId }: Viewer): ChallengeContext => ({
  purpose: 'add',
  userId,
  askedBy: sessionId,
});

/**
 * Requires a recent login, and for staff a login with a passkey. Otherwise, a staff password would be
 * enough to remove a passkey, or to add one, which opens the console.
 */
const requireChangeAllowed = async (
  db: Executor,
  deps: Deps,
  viewer: Viewer,
  user: UserRow,
): Promise<void> => {
  if (user.isStaff && !viewer.isStaff) fail('PASSKEY_LOGIN_NEEDED');
  await requireRecentLogin(db, deps, viewer);
};

/**
 * Returns the options to add a passkey to the viewer's account. Throws LOGIN_TOO_OLD, PASSKEY_LOGIN_NEEDED
 * or TOO_MANY_PASSKEYS.
 */
export const startPasskeyRegistration = async (
  deps: Deps,
  viewer: Viewer,
): Promise<RegistrationOptions> => {
  const user = (await findUserById(deps.db, viewer.userId)) ?? fail('TOKEN_INVALID');
  await requireChangeAllowed(deps.db, deps, viewer, user);
  return createRegistrationOptions(deps, user, getAddPurpose(viewer));
};

/**
 * Adds a passkey to the user's account (docs/product/accounts.md, "Passkeys"). Throws the error codes of
 * the endpoint.
 */
export const addPasskey = (
  deps: Deps,
  viewer: Viewer,
  { name, passkey }: { name: string; passkey: PasskeyRegistration },
): Promise<PasskeyRow> => {
  const { clientDataJSON } = passkey.response;
  const purpose = getAddPurpose(viewer);
  return withChallenge(deps, clientDataJSON, purpose, async ({ challenge, useUp }) => {
    const checked = await verifyRegistered(deps, passkey, challenge);
    return inTransaction(deps.db, async (tx) => {
      const user = await lockViewerRow(tx, viewer.userId);
      await requireChangeAllowed(tx, deps, viewer, user);
      await useUp(tx);
      return storePasskey(tx, deps, user, { ...checked, name });
    }).catch(rejectDuplicate);
  });
};

/**
 * Removes a passkey and ends the other sessions that were started with it. If a staff member removes their
 * last two passkeys concurrently, one of the removals is rejected. Throws the error codes of the endpoint.
 */
export const removePasskey = (deps: Deps, viewer: Viewer, id: PasskeyId): Promise<void> =>
  inTransaction(deps.db, async (tx) => {
    const user = await lockViewerRow(tx, viewer.userId);
    const present = await listPasskeys(tx, user.id);
    const passkey = present.find((each) => each.id === id) ?? fail('NOT_FOUND');
    await requireChangeAllowed(tx, deps, viewer, user);
    if (user.isStaff && present.length === 1) fail('PASSKEY_LAST');
    await deletePasskey(tx, user.id, id);
    await deleteSessionsByPasskey(tx, user.id, id, Number(viewer.sessionId));
    const payload = { userId: user.id, name: passkey.name };
    const occurredAt = deps.clock.now();
    await record(tx, { type: 'account.passkey_removed', payload, occurredAt });
  });
