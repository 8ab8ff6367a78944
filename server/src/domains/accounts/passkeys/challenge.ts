import { randomBytes } from 'node:crypto';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, gt } from 'drizzle-orm';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { passkeyChallenges } from '../tables.ts';

/** How long a browser has to sign. */
export const CHALLENGE_MINUTES = 5;

type Deps = Pick<BaseDeps, 'db' | 'clock'>;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** The purpose and owner of a challenge; it is not valid for any other. */
export interface Asked {
  purpose: Purpose;
  userId: UserId | null;
  /** The session or link that requested it. */
  askedBy: string | null;
}

/** Creates and stores a challenge. */
export const createChallenge = async (
  { db, clock }: Deps,
  asked: Asked,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = Uint8Array.from(randomBytes(32));
  await db.insert(passkeyChallenges).values({
    ...asked,
    challenge: Buffer.from(bytes).toString('base64url'),
    expiresAt: clock.now().add({ minutes: CHALLENGE_MINUTES }),
  });
  return bytes;
};

/** 32 bytes in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** Returns the challenge that the browser claims to have signed; null if malformed. */
const challengeOf = (clientDataJSON: string): string | null => {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    const { challenge } = data;
    return typeof challenge === 'string' && CHALLENGE.test(challenge) ? challenge : null;
  } catch {
    return null;
  }
};

/**
 * Uses up the challenge of a response, even if its signature is invalid. Throws PASSKEY_INVALID if it does
 * not exist, has expired, or was issued to another user.
 */
export const consumeChallenge = async (
  { db, clock }: Deps,
  clientDataJSON: string,
  asked: Asked,
): Promise<string> => {
  const challenge = challengeOf(clientDataJSON) ?? fail('PASSKEY_INVALID');
  const [row] = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, asked.purpose),
        gt(passkeyChallenges.expiresAt, clock.now()),
      ),
    )
    .returning();
  if (!row || row.userId !== asked.userId || row.askedBy !== asked.askedBy)
    return fail('PASSKEY_INVALID');
  return challenge;
};
