import { randomBytes } from 'node:crypto';
import type { UserId } from '@tomoguide/contract/primitives';
import { and, eq, gt } from 'drizzle-orm';
import type { BaseDeps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { passkeyChallenges } from '../tables.ts';

/** How long a browser may take to sign. */
export const CHALLENGE_MINUTES = 5;

type Deps = Pick<BaseDeps, 'db' | 'clock'>;
type Purpose = (typeof passkeyChallenges.$inferSelect)['purpose'];

/** What a challenge is for, and whose: it counts for nothing else. */
export interface Asked {
  purpose: Purpose;
  userId: UserId | null;
  /** The session or the link that asks. */
  askedBy: string | null;
}

/** Draws a challenge and remembers it. */
export const drawChallenge = async (
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

/** What a browser says it has signed; null where that is malformed. */
const challengeIn = (clientDataJSON: string): string | null => {
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
 * Uses up the challenge that an answer was signed for, whether or not its signature holds. Fails with
 * PASSKEY_INVALID where there is none, where it is over, or where somebody else was asked.
 */
export const takeChallenge = async (
  { db, clock }: Deps,
  clientDataJSON: string,
  asked: Asked,
): Promise<string> => {
  const challenge = challengeIn(clientDataJSON) ?? fail('PASSKEY_INVALID');
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
