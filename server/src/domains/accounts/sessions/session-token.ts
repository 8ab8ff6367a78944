import { createHash, type KeyObject, randomBytes } from 'node:crypto';
import { SESSION_DAYS } from '@tomoguide/contract/accounts/figures';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../clock.ts';
import { fail } from '../../../failure.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'tomoguide';

export interface NewToken {
  token: string;
  /** The hash that the database stores instead of the token. */
  tokenHash: string;
  expiresAt: Temporal.Instant;
}

const toEpochSeconds = (instant: Temporal.Instant): number =>
  Math.floor(instant.epochMilliseconds / 1000);

const hashToken = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Creates a signed token that contains a random ID and an expiry time, but no user data. */
export const signToken = async (key: KeyObject, clock: Clock): Promise<NewToken> => {
  const now = toEpochSeconds(clock.now());
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
    tokenHash: hashToken(tokenId),
    expiresAt: Temporal.Instant.fromEpochMilliseconds(expires * 1000),
  };
};

/** The claims of a token with a valid signature. */
interface Verified {
  tokenHash: string;
  /** Seconds since the epoch. */
  expires: number;
}

const verify = async (key: KeyObject, clock: Clock, token: string): Promise<Verified> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      currentDate: new Date(clock.now().epochMilliseconds),
      requiredClaims: ['jti', 'exp'],
    });
    return { tokenHash: hashToken(String(payload.jti)), expires: Number(payload.exp) };
  } catch (error) {
    if (error instanceof errors.JWTExpired) return fail('TOKEN_EXPIRED');
    if (error instanceof errors.JOSEError) return fail('TOKEN_INVALID');
    throw error;
  }
};

/** Maximum number of cached tokens; the oldest are evicted first. */
const MAX_REMEMBERED = 10_000;

/**
 * Returns a function that verifies a token and returns the hash that the database stores. It throws
 * TOKEN_EXPIRED for an authentic but expired token, and TOKEN_INVALID otherwise. It caches verified
 * signatures under a digest that does not reveal the token.
 */
export const createTokenVerifier = (
  key: KeyObject,
  clock: Clock,
): ((token: string) => Promise<string>) => {
  const remembered = new Map<string, Verified>();
  return async (token) => {
    const digest = hashToken(token);
    const known = remembered.get(digest);
    if (known && known.expires <= toEpochSeconds(clock.now())) return fail('TOKEN_EXPIRED');
    if (known) return known.tokenHash;
    const verified = await verify(key, clock, token);
    remembered.set(digest, verified);
    const [oldest] = remembered.size > MAX_REMEMBERED ? remembered.keys() : [];
    if (oldest) remembered.delete(oldest);
    return verified.tokenHash;
  };
};
