import type { GuidePorts } from '../guides/service.ts';
import { loadBlocksAround } from './blocking/block-queries.ts';
import { answersInConversations, haveExchangedMessages } from './queries.ts';

/**
 * The functions that messaging provides to the guides domain: which users can see an unlisted guide, which
 * users have blocked each other, and how fast a guide answers.
 */
export const guidePorts: Pick<
  GuidePorts,
  'haveExchangedMessages' | 'answersInConversations' | 'blockedWith'
> = {
  haveExchangedMessages,
  answersInConversations,
  blockedWith: async (db, userId) => (await loadBlocksAround(db, userId)).either,
};
