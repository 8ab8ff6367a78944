import type { SentMessage } from '@tomoguide/contract/messaging/entities';
import type {
  ConversationId,
  GuideId,
  TourRequestId,
  UserId,
} from '@tomoguide/contract/primitives';
import type { Db, Executor, Tx } from '../../database/database.ts';
import type { BaseDeps, Deps } from '../../deps.ts';
import type { RequestRow } from './tables.ts';

/** A tour request on its way into its conversation. */
export interface RequestToSay {
  conversationId: ConversationId;
  clientMessageId: string;
  /** Takes the locks that come before the conversation's. */
  lock(guideId: GuideId): Promise<void>;
  /** Makes it, once nothing keeps its message from being sent. */
  make(guideId: GuideId): Promise<TourRequestId>;
  /** Whether this is what was sent under the same name before. */
  isSame(id: TourRequestId): Promise<boolean>;
}

/** What bookings must know of others' nouns, registered by those when the app is built. */
export interface BookingPorts {
  /** With whom this person can neither book nor be booked, whoever of the two blocked the other. */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
  /** Sends a request as a message; refused as one, and NOT_FOUND for all but the traveler there. */
  sayRequest(
    tx: Tx,
    deps: Deps,
    travelerId: UserId,
    request: RequestToSay,
  ): Promise<{ requestId: TourRequestId; message: SentMessage }>;
  /** The message of a request shows its state from now on. */
  showRequest(
    tx: Tx,
    deps: Deps,
    request: Pick<RequestRow, 'id' | 'conversationId' | 'travelerId' | 'state'>,
  ): Promise<void>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, BookingPorts>();

export const registerBookingPorts = (deps: BaseDeps, ports: BookingPorts): void => {
  registered.set(deps.db, ports);
};

/** All of them are registered once the app is built. */
export const portsOf = (deps: BaseDeps): BookingPorts => registered.get(deps.db) as BookingPorts;
