import { CHALLENGE_MINUTES, PASSKEYS_MAX } from '@tomoguide/contract/accounts/figures';
import {
  type PasskeyRegistration,
  RegistrationOptions,
} from '@tomoguide/contract/accounts/passkeys';
import type { Tx } from '../../../database/database.ts';
import { findViolatedConstraint } from '../../../database/violations.ts';
import type { BaseDeps } from '../../../deps.ts';
import { record } from '../../../events/record.ts';
import { fail } from '../../../failure.ts';
import type { UserRow } from '../queries.ts';
import { type ChallengeContext, createChallenge } from './challenge.ts';
import { insertPasskey, listPasskeys, type PasskeyRow } from './passkey-queries.ts';
import { ALGORITHMS, getRelyingParty, getUserHandle } from './relying-party.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config' | 'log'>;

/** Returns the options with which the browser creates a passkey for a user. Throws TOO_MANY_PASSKEYS. */
export const createRegistrationOptions = async (
  deps: Deps,
  user: UserRow,
  context: ChallengeContext,
): Promise<RegistrationOptions> => {
  const present = await listPasskeys(deps.db, user.id);
  if (present.length >= PASSKEYS_MAX) fail('TOO_MANY_PASSKEYS');
  const { generateRegistrationOptions } = await import('@simplewebauthn/server');
  const { id, name } = getRelyingParty(deps.config);
  const options = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: Uint8Array.from(Buffer.from(getUserHandle(user.id), 'base64url')),
    userName: user.username,
    userDisplayName: user.nickname,
    challenge: await createChallenge(deps, context),
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: present.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return RegistrationOptions.parse(options);
};

export interface CheckedPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
}

/**
 * Returns whether a passkey has no attestation certificates. The site does not request them, and verifying
 * them would make the library fetch revocation lists from URLs in them.
 */
const isUnattested = async (attestationObject: string): Promise<boolean> => {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = decoded.get('fmt');
  // Self-attestation with the new key itself is allowed.
  return format === 'none' || (format === 'packed' && !decoded.get('attStmt').get('x5c'));
};

const verifyRegistration = async (
  deps: Deps,
  made: PasskeyRegistration,
  expectedChallenge: string,
) => {
  if (!(await isUnattested(made.response.attestationObject))) throw new Error('attested');
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = getRelyingParty(deps.config);
  const { transports: _, ...response } = made.response;
  return verifyRegistrationResponse({
    response: { ...made, response },
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  });
};

/** Verifies the passkey that a browser created for this challenge. Throws PASSKEY_INVALID. */
export const verifyRegistered = async (
  deps: Deps,
  made: PasskeyRegistration,
  expectedChallenge: string,
): Promise<CheckedPasskey> => {
  const checked = await verifyRegistration(deps, made, expectedChallenge).catch(
    (error: unknown) => {
      deps.log.warn({ error: String(error) }, 'a new passkey did not verify');
      return fail('PASSKEY_INVALID');
    },
  );
  if (!checked.verified) return fail('PASSKEY_INVALID');
  const { credential } = checked.registrationInfo;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: made.response.transports ?? [],
  };
};

/** Stores a verified passkey. The caller must hold the lock on the user's row. Throws TOO_MANY_PASSKEYS. */
export const storePasskey = async (
  tx: Tx,
  deps: Deps,
  user: UserRow,
  passkey: CheckedPasskey & { name: string },
): Promise<PasskeyRow> => {
  if ((await listPasskeys(tx, user.id)).length >= PASSKEYS_MAX) fail('TOO_MANY_PASSKEYS');
  const now = deps.clock.now();
  const row = await insertPasskey(tx, { ...passkey, userId: user.id, createdAt: now });
  const payload = { userId: user.id, name: row.name };
  await record(tx, { type: 'account.passkey_added', payload, occurredAt: now });
  return row;
};

/**
 * Throws PASSKEY_INVALID if the error means that another account has registered the passkey; otherwise
 * rethrows the error.
 */
export const rejectDuplicate = (error: unknown): never => {
  if (findViolatedConstraint(error) === 'passkeys_credential_unique') fail('PASSKEY_INVALID');
  throw error;
};
