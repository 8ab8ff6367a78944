import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { deleteBlocksAround } from './blocking/block-queries.ts';
import { attemptsBy, deleteAttemptsBy } from './contact-attempts/attempt-queries.ts';
import { messagesBy } from './queries.ts';

/**
 * When an account is closed, its messages remain visible to their receivers, but without the sender's name.
 */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    'messages-you-sent': await messagesBy(db, userId),
    'contacts-you-tried-to-pass': await attemptsBy(db, userId),
  }),
  erase: async (tx, _deps, { userId }) => {
    await deleteAttemptsBy(tx, userId);
    await deleteBlocksAround(tx, userId);
  },
};
