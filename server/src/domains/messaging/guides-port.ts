import type { GuidePorts } from '../guides/service.ts';
import { answersInConversations, haveExchangedMessages } from './queries.ts';

/**
 * The functions that messaging provides to the guides domain: which users can see an unlisted guide, and
 * how fast a guide answers.
 */
export const guidePorts: Pick<GuidePorts, 'haveExchangedMessages' | 'answersInConversations'> = {
  haveExchangedMessages,
  answersInConversations,
};
