import type { ConversationId, UserId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../database/database.ts';

/** What messaging needs from domains that it cannot import. */
export interface MessagingPorts<Deps> {
  /** Pushes a message to the devices of its reader (docs/product/notices.md, "Push"). */
  pushMessage(
    tx: Tx,
    deps: Deps,
    userId: UserId,
    message: { conversationId: ConversationId; seq: number },
  ): Promise<void>;
}
