import { createHash, randomBytes } from 'node:crypto';
import { PASSKEY_LINK_HOURS } from '@tomoguide/contract/accounts/figures';
import type {
  PasskeyRegistration,
  RegistrationOptions,
} from '@tomoguide/contract/accounts/passkeys';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { BaseDeps } from '../../../deps.ts';
import { findUserById, lockUserRow, type UserRow } from '../queries.ts';
import { failField } from '../sign-up/refuse-field.ts';
import { type ChallengeContext, withChallenge } from './challenge.ts';
import {
  createRegistrationOptions,
  rejectDuplicate,
  storePasskey,
  verifyRegistered,
} from './make-passkey.ts';
import {
  consumeLink,
  deletePasskeyLinks,
  findLinkOwner,
  insertLink,
  type PasskeyRow,
} from './passkey-queries.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config' | 'log'>;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Creates a one-time link with which a passkey can be added within an hour, and invalidates earlier links.
 * Used by the commands for staff accounts.
 */
export const issuePasskeyLink = async (
  tx: Tx,
  { clock, config }: Pick<BaseDeps, 'clock' | 'config'>,
  userId: UserId,
): Promise<string> => {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = clock.now().add({ hours: PASSKEY_LINK_HOURS });
  await deletePasskeyLinks(tx, userId);
  await insertLink(tx, { tokenHash: hashToken(token), userId, expiresAt });
  // The token is in the URL fragment, which is neither logged nor sent to other sites.
  return `${config.publicUrl}/passkey#token=${token}`;
};

/**
 * Returns the user for whom a link was created; null if the link has expired or the user is not allowed to
 * log in.
 */
export const findPasskeyLinkOwner = async (deps: Deps, token: string): Promise<UserRow | null> => {
  const userId = await findLinkOwner(deps.db, hashToken(token), deps.clock.now());
  const user = userId === null ? null : await findUserById(deps.db, userId);
  return user && !user.closedAt && !user.suspendedAt ? user : null;
};

const getLinkPurpose = (user: UserRow, token: string): ChallengeContext => ({
  purpose: 'link',
  userId: user.id,
  askedBy: hashToken(token),
});

/** Returns the options to add a passkey through a link. Throws PASSKEY_LINK_INVALID or TOO_MANY_PASSKEYS. */
export const startLinkedPasskey = async (
  deps: Deps,
  token: string,
): Promise<RegistrationOptions> => {
  const user = (await findPasskeyLinkOwner(deps, token)) ?? failField('PASSKEY_LINK_INVALID');
  return createRegistrationOptions(deps, user, getLinkPurpose(user, token));
};

/** Adds a passkey with the token of a link. Throws the error codes of the endpoint. */
export const addLinkedPasskey = async (
  deps: Deps,
  { token, name, passkey }: { token: string; name: string; passkey: PasskeyRegistration },
): Promise<PasskeyRow> => {
  const owner = (await findPasskeyLinkOwner(deps, token)) ?? failField('PASSKEY_LINK_INVALID');
  const { clientDataJSON } = passkey.response;
  const purpose = getLinkPurpose(owner, token);
  return withChallenge(deps, clientDataJSON, purpose, async ({ challenge, useUp }) => {
    const checked = await verifyRegistered(deps, passkey, challenge);
    return inTransaction(deps.db, async (tx) => {
      const user = await lockUserRow(tx, owner.id);
      const isTaken = await consumeLink(tx, hashToken(token), deps.clock.now());
      if (!user || !isTaken) return failField('PASSKEY_LINK_INVALID');
      await useUp(tx);
      return storePasskey(tx, deps, user, { ...checked, name });
    }).catch(rejectDuplicate);
  });
};
