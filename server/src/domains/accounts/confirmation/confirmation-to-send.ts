import { CONFIRMATIONS_PER_ADDRESS } from '@tomoguide/contract/accounts/figures';
import type { Locale } from '@tomoguide/contract/primitives';
import type { BaseDeps } from '../../../deps.ts';
import { findUserById } from '../queries.ts';
import { getAddressToConfirm } from './address-to-confirm.ts';
import { countSentTo, findConfirmationById } from './confirmation-queries.ts';
import { createConfirmationToken } from './confirmation-token.ts';

export interface ConfirmationToSend {
  email: string;
  token: string;
  username: string;
  nickname: string;
  locale: Locale;
}

/**
 * Returns the content of an email with a confirmation link. Null if the link has expired or is no longer
 * needed, or if the address has reached its daily limit of emails.
 */
export const findConfirmationToSend = async (
  { db, clock, config }: Pick<BaseDeps, 'db' | 'clock' | 'config'>,
  id: number,
): Promise<ConfirmationToSend | null> => {
  const row = await findConfirmationById(db, id);
  if (!row || Temporal.Instant.compare(clock.now(), row.expiresAt) >= 0) return null;
  const user = await findUserById(db, row.userId);
  if (!user || user.closedAt || getAddressToConfirm(user) !== row.email) return null;
  if ((await countSentTo(db, row)) > CONFIRMATIONS_PER_ADDRESS) return null;
  const { username, nickname, locale } = user;
  return {
    email: row.email,
    token: createConfirmationToken(config, row),
    username,
    nickname,
    locale,
  };
};
