import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type {
  ConversationId,
  GuideId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';
import type { RequestRow } from './tables.ts';

/** A tour request that is sent as a message in its conversation. */
export interface TourRequestDraft {
  conversationId: ConversationId;
  clientMessageId: string;
  /** Takes the locks that must be taken before the conversation's lock. */
  lock(guideId: GuideId): Promise<void>;
  /** Creates the request once it is certain that its message will be accepted. */
  make(guideId: GuideId): Promise<TourRequestId>;
  /** Returns whether this request was already sent with the same client id. */
  isSame(id: TourRequestId): Promise<boolean>;
}

/** Functions of other domains that bookings calls. */
export interface BookingPorts<Deps> {
  /** Returns the users that this user has blocked or is blocked by, who cannot book each other. */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /**
   * Sends a request as a message, with the checks of a message. Throws NOT_FOUND for anyone but the
   * conversation's traveler.
   */
  sendRequestMessage(
    tx: Tx,
    deps: Deps,
    travelerId: UserId,
    request: TourRequestDraft,
  ): Promise<{ requestId: TourRequestId; message: SentMessage }>;
  /** Updates the request's message to its current state. */
  showRequest(
    tx: Tx,
    deps: Deps,
    request: Pick<RequestRow, 'id' | 'conversationId' | 'travelerId' | 'state'>,
  ): Promise<void>;
}
