import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type {
  ConversationId,
  GuideId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Executor, Tx } from '../../database/database.ts';
import type { RequestRow } from './tables.ts';

/** A tour request to be sent as a message of its conversation. */
export interface TourRequestDraft {
  conversationId: ConversationId;
  clientMessageId: string;
  /** Takes the locks that come before the conversation's. */
  lock(guideId: GuideId): Promise<void>;
  /** Creates the request, once its message is certain to be accepted. */
  make(guideId: GuideId): Promise<TourRequestId>;
  /** Returns true if this is the request sent under the same client id before. */
  isSame(id: TourRequestId): Promise<boolean>;
}

/** Functions of other domains that bookings calls. */
export interface BookingPorts<Deps> {
  /**
   * Returns the users with whom this user can neither book nor be booked, whichever of the two blocked the
   * other.
   */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /**
   * Sends a request as a message, with the same checks. Throws NOT_FOUND for anyone but the conversation's
   * traveler.
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
