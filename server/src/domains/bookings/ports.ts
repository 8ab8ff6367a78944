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
  /** Takes the locks that must precede the conversation's. */
  lock(guideId: GuideId): Promise<void>;
  /** Creates the request, once its message is certain to be accepted. */
  make(guideId: GuideId): Promise<TourRequestId>;
  /** Returns true if this request was already sent under the same client id. */
  isSame(id: TourRequestId): Promise<boolean>;
}

/** Functions of other domains that bookings calls. */
export interface BookingPorts<Deps> {
  /**
   * Returns the users with whom this user cannot book or be booked, whichever of the two blocked the other.
   */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /**
   * Sends a request as a message, with the checks of a message. Throws NOT_FOUND for anyone but the
   * conversation's traveler.
   */
  sayRequest(
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
