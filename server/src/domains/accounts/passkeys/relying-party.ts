import type { UserId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';

/**
 * Accepted signature algorithms by COSE number: Ed25519, ECDSA on P-256, RSA. Every device supports at least
 * one.
 */
export const ALGORITHMS = [-8, -7, -257];

/** The site that passkeys are bound to: its public host and origin (PUBLIC_URL). */
export const relyingParty = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): { id: string; origin: string; name: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'TomoGuide' };
};

/** The user handle stored in a passkey, base64url. */
export const userHandleOf = (userId: UserId): string =>
  Buffer.from(String(userId)).toString('base64url');
