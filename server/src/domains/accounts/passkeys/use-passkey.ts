import { CHALLENGE_MINUTES } from '@tomoguide/contract/accounts/figures';
import {
  AuthenticationOptions,
  type PasskeyAssertion,
} from '@tomoguide/contract/accounts/passkeys';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { type ChallengeContext, createChallenge } from './challenge.ts';
import { findPasskeyByCredential, type PasskeyRow, updatePasskey } from './passkey-queries.ts';
import { getRelyingParty, getUserHandle } from './relying-party.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock' | 'config' | 'log'>;

/** Returns the options with which the browser uses any passkey for this site. */
export const createAuthenticationOptions = async (
  deps: Deps,
  context: ChallengeContext,
): Promise<AuthenticationOptions> => {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(deps.config).id,
    challenge: await createChallenge(deps, context),
    timeout: CHALLENGE_MINUTES * 60_000,
    allowCredentials: [],
    userVerification: 'required',
  });
  return AuthenticationOptions.parse(options);
};

export interface VerifiedAssertion {
  passkey: PasskeyRow;
  counter: number;
}

/** Verifies a signature that the browser made with a passkey of any user. Throws PASSKEY_INVALID. */
export const verifyAssertion = async (
  deps: Deps,
  used: PasskeyAssertion,
  expectedChallenge: string,
): Promise<VerifiedAssertion> => {
  const passkey = (await findPasskeyByCredential(deps.db, used.id)) ?? fail('PASSKEY_INVALID');
  if (used.response.userHandle !== getUserHandle(passkey.userId)) fail('PASSKEY_INVALID');
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  const { id, origin } = getRelyingParty(deps.config);
  const checked = await verifyAuthenticationResponse({
    response: used,
    expectedChallenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credentialId,
      publicKey: Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: passkey.transports,
    },
  }).catch((error: unknown) => {
    // The errors include a decreased counter, which means that the key may have been copied.
    deps.log.warn({ passkeyId: passkey.id, error: String(error) }, 'a passkey did not verify');
    return fail('PASSKEY_INVALID');
  });
  if (!checked.verified) return fail('PASSKEY_INVALID');
  return { passkey, counter: checked.authenticationInfo.newCounter };
};

/**
 * Records that a passkey was used. The caller must hold the lock on its owner's row. Throws PASSKEY_INVALID
 * if the passkey was removed or its counter has advanced since the verification.
 */
export const recordUse = async (
  tx: Tx,
  { clock }: Pick<BaseDeps, 'clock'>,
  { passkey, counter }: VerifiedAssertion,
): Promise<void> => {
  const latest = await findPasskeyByCredential(tx, passkey.credentialId);
  if (latest?.id !== passkey.id || latest.counter !== passkey.counter) fail('PASSKEY_INVALID');
  await updatePasskey(tx, passkey, { counter, lastUsedAt: clock.now() });
};
