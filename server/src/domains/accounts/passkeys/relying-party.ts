import type { UserId } from '@tomoguide/contract/primitives';
import type { Config } from '../../../config.ts';

/** How passkeys may sign, as COSE numbers it: Ed25519, ECDSA on P-256, RSA. Every device has one of them. */
export const ALGORITHMS = [-8, -7, -257];

/** What a passkey is made for: the host and the origin that people use (PUBLIC_URL). */
export const relyingParty = ({
  publicUrl,
}: Pick<Config, 'publicUrl'>): { id: string; origin: string; name: string } => {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin, name: 'TomoGuide' };
};

/** What a passkey calls its owner, base64url. */
export const userHandleOf = (userId: UserId): string =>
  Buffer.from(String(userId)).toString('base64url');
