import type { Topic } from '@tomoguide/contract/notifications/topics';
import { inTransaction } from '../../../database/transaction.ts';
import type { Deps } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { changeSetting } from './change-setting.ts';
import { readEmailToken } from './email-link.ts';

/** Turns emails on one topic off or on again, for anyone who has the link from the email. */
export const setEmailSubscription = async (
  deps: Deps,
  token: string,
  on: boolean,
): Promise<Topic> => {
  const { userId, topic } = readEmailToken(deps.config, token) ?? fail('LETTER_LINK_INVALID');
  await inTransaction(deps.db, async (tx) => {
    if (!(await loadUsersByIds(tx, [userId])).has(userId)) fail('LETTER_LINK_INVALID');
    await changeSetting(tx, userId, { topic, channel: 'email' }, on);
  });
  return topic;
};
