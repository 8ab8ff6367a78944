import { RESET_LINK_HOURS, RESET_LINKS_MAX } from '@tomoguide/contract/accounts/figures';
import type { UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import type { BaseDeps } from '../../../deps.ts';
import { lockUserRow } from '../queries.ts';
import { countResets, insertReset } from './reset-queries.ts';
import { createResetSeed, resetToken, resetTokenHash } from './reset-token.ts';

/**
 * Creates a password reset link and returns the seed of its token. Null if the user is suspended or
 * deleted, or has reached the limit of links per hour.
 */
export const issueReset = async (
  tx: Tx,
  deps: Pick<BaseDeps, 'clock' | 'config'>,
  userId: UserId,
): Promise<{ seed: string; expiresAt: Temporal.Instant } | null> => {
  const user = await lockUserRow(tx, userId);
  if (!user || user.suspendedAt || user.closedAt) return null;
  const now = deps.clock.now();
  const recent = await countResets(tx, userId, now.subtract({ hours: RESET_LINK_HOURS }));
  if (recent >= RESET_LINKS_MAX) return null;
  const seed = createResetSeed();
  const tokenHash = resetTokenHash(resetToken(deps.config, seed));
  const expiresAt = now.add({ hours: RESET_LINK_HOURS });
  await insertReset(tx, { userId, tokenHash, createdAt: now, expiresAt });
  return { seed, expiresAt };
};
