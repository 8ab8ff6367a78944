import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { UserId } from '@tomoguide/contract/primitives';
import { fail } from '../../failure.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

type People = Pick<ConversationRow, 'travelerId' | 'guideUserId'>;

/**
 * Throws NOT_FOUND for anyone but the two users of the conversation, as if the conversation did not exist.
 */
export const requireConversation = <Row extends People>(row: Row | null): Row =>
  row ?? fail('NOT_FOUND');

/** Returns whether the user is the traveler or the guide of the conversation. */
export const getPartyIn = ({ travelerId }: People, userId: UserId): Party =>
  travelerId === userId ? 'traveler' : 'guide';

/** Returns the other user of the conversation. */
export const getOtherUser = ({ travelerId, guideUserId }: People, userId: UserId): UserId =>
  travelerId === userId ? guideUserId : travelerId;

/**
 * Returns whether this user can see a picture: neither user can see a recalled picture, and the recipient
 * can see it only once contacts are shown.
 */
export const canSeePicture = (
  { senderId, recalledAt, unmasked }: Pick<MessageRow, 'senderId' | 'recalledAt' | 'unmasked'>,
  { viewerId, showsContacts }: { viewerId: UserId; showsContacts: boolean },
): boolean => recalledAt === null && (showsContacts || unmasked || senderId === viewerId);

/** Throws USER_MISMATCH if the request body names another user. The named user is not used otherwise. */
export const requireClaimedReader = (claimed: UserId, userId: UserId): void => {
  if (claimed !== userId) fail('USER_MISMATCH', { field: 'userId' });
};
