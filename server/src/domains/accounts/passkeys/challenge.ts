import { randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { Failure, fail } from '../../../failure.ts';
import {
  type ChallengeRow,
  deleteChallenge,
  findChallenge,
  insertChallenge,
} from './passkey-queries.ts';

type Deps = Pick<BaseDeps, 'db' | 'clock'>;

/** What a challenge is valid for: one purpose and, if set, one user. */
export interface ChallengeContext {
  purpose: ChallengeRow['purpose'];
  userId: UserId | null;
  /** The session or link that requested the challenge; null for a login. */
  askedBy: string | null;
}

export const createChallenge = async (
  { db, clock }: Deps,
  context: ChallengeContext,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Uint8Array.from(randomBytes(32));
  await insertChallenge(db, {
    ...context,
    challenge: Buffer.from(bytes).toString('base64url'),
    expiresAt: clock.now().add({ minutes: CHALLENGE_MINUTES }),
  });
  return bytes;
};

/** Matches 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** Returns the challenge that the browser claims to have signed; null if the data is malformed. */
const parseChallenge = (clientDataJSON: string): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    const { challenge } = data;
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
};

export interface OpenChallenge {
  challenge: string;
  /**
   * Consumes the challenge in the transaction that it authorizes. Throws PASSKEY_INVALID if another request
   * consumed it first.
   */
  useUp: (tx: Tx) => Promise<void>;
}

/**
 * Runs `work` with the challenge of a response. A rejection, such as an invalid signature, also consumes
 * the challenge. A database error does not, so that the browser can resend the same response: a device does
 * not create a second passkey for a challenge. Throws PASSKEY_INVALID if the challenge does not exist, has
 * expired, or was issued to another user.
 */
export const withChallenge = async <Result>(
  { db, clock }: Deps,
  clientDataJSON: string,
  context: ChallengeContext,
  work: (open: OpenChallenge) => Promise<Result>,
): Promise<Result> => {
  const challenge = parseChallenge(clientDataJSON) ?? fail('PASSKEY_INVALID');
  const row = await findChallenge(db, { challenge, purpose: context.purpose }, clock.now());
  try {
    if (!row || row.userId !== context.userId || row.askedBy !== context.askedBy)
      return fail('PASSKEY_INVALID');
    return await work({
      challenge,
      useUp: async (tx) => {
        if (!(await deleteChallenge(tx, challenge))) fail('PASSKEY_INVALID');
      },
    });
  } catch (error) {
    if (row && error instanceof Failure) await deleteChallenge(db, challenge);
    throw error;
  }
};
