import type { UserId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';

/**
 * COSE numbers of the accepted signature algorithms: Ed25519, ECDSA on P-256, and RSA. Every device
 * supports at least one of them.
 */
export const ALGORITHMS = [-8, -7, -257];

/** Returns the site that passkeys are bound to: the public host and origin (PUBLIC_URL). */
export const getRelyingParty = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): { id: string; origin: string; name: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'TomoGuide' };
};

/** Returns the user handle that is stored in a passkey, in base64url. */
export const getUserHandle = (userId: UserId): string =>
  Buffer.from(String(userId)).toString('base64url');
