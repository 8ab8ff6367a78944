import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../clock.ts';
import { fail } from '../../failure.ts';

/** How long a session lasts (product §8). */
export const SESSION_DAYS = 7;

const ALGORITHM = 'HS256';
const ISSUER = 'tomoguide';

export interface NewToken {
  token: string;
  /** What the database keeps instead of the token. */
  tokenHash: string;
  expiresAt: Temporal.Instant;
}

const seconds = (instant: Temporal.Instant): number => Math.floor(instant.epochMilliseconds / 1000);

const hashOf = (tokenId: string): string =>
  createHash('sha256').update(tokenId).digest('base64url');

/** A fresh signed token: it carries its random id and its end, and nothing of the person. */
export const signToken = async (key: KeyObject, clock: Clock): Promise<NewToken> => {
  const now = seconds(clock.now());
  const expires = now + SESSION_DAYS * 24 * 60 * 60;
  const tokenId = randomBytes(32).toString('base64url');
  const token = await new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setIssuer(ISSUER)
    .setJti(tokenId)
    .setIssuedAt(now)
    .setExpirationTime(expires)
    .sign(key);
  return {
    token,
    tokenHash: hashOf(tokenId),
    expiresAt: Temporal.Instant.fromEpochMilliseconds(expires * 1000),
  };
};

/**
 * The hash under which the database knows this token. Fails with TOKEN_EXPIRED for one of ours that
 * is over, and with TOKEN_INVALID for anything else.
 */
export const readToken = async (key: KeyObject, clock: Clock, token: string): Promise<string> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: new Date(clock.now().epochMilliseconds),
      requiredClaims: ['jti', 'exp'],
    });
    return hashOf(String(payload.jti));
  } catch (error) {
    if (error instanceof errors.JWTExpired) return fail('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) return fail('TOKEN_INVALID');
    throw error;
  }
};
