import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type { Span } from '@tomoguide/contract/messaging/mask-plain-text';
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
  /** Takes the locks that must precede the conversation's lock. */
  lock(guideId: GuideId): Promise<void>;
  /** Creates the request. Called only once it is certain that its message will be accepted. */
  make(guideId: GuideId): Promise<TourRequestId>;
  /** Returns whether this request was already sent with the same client message ID. */
  isSame(id: TourRequestId): Promise<boolean>;
}

/** Functions of other domains that the bookings domain calls. */
export interface BookingPorts<Deps> {
  /**
   * Returns the users whom this user has blocked or who have blocked this user; they cannot book each
   * other.
   */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /**
   * Sends a tour request as a message, after the same checks as for any message. Throws NOT_FOUND for
   * anyone but the conversation's traveler.
   */
  sendRequestMessage(
    tx: Tx,
    deps: Deps,
    travelerId: UserId,
    request: TourRequestDraft,
  ): Promise<{ requestId: TourRequestId; message: SentMessage }>;
  /** Updates the tour request's message to show its current state. */
  showRequest(
    tx: Tx,
    deps: Deps,
    request: Pick<RequestRow, 'id' | 'conversationId' | 'travelerId' | 'state'>,
  ): Promise<void>;
  /**
   * Returns the ranges of the requests' texts (`requestText`) that are part of a contact together with messages
   * of their conversations.
   */
  splitContacts(
    db: Executor,
    ids: readonly TourRequestId[],
  ): Promise<ReadonlyMap<TourRequestId, readonly Span[]>>;
}
