import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { deleteBlocksAround } from './blocking/block-queries.ts';
import { deleteContactAttempts, listContactAttempts } from './contact-attempts/attempt-queries.ts';
import { listFactCardsByUser } from './fact-cards/card-queries.ts';
import { listMessagesByUser } from './queries.ts';
import { deleteQuickReplies, listQuickReplies } from './quick-replies/reply-queries.ts';

/**
 * When an account is closed, its messages remain visible to their recipients, but without the sender's name.
 */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => ({
    'messages-you-sent': await listMessagesByUser(db, userId),
    'fact-cards-of-your-conversations': await listFactCardsByUser(db, userId),
    'quick-replies': await listQuickReplies(db, userId),
    'contacts-you-tried-to-pass': await listContactAttempts(db, userId),
  }),
  erase: async (tx, _deps, { userId }) => {
    await deleteContactAttempts(tx, userId);
    await deleteBlocksAround(tx, userId);
    await deleteQuickReplies(tx, userId);
  },
};
