import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { UserId } from '@tomoguide/contract/primitives';
import { fail } from '../../failure.ts';
import type { ConversationRow, MessageRow } from './queries.ts';

type People = Pick<ConversationRow, 'travelerId' | 'guideUserId'>;

/** A conversation is its two people's alone; NOT_FOUND for everybody else, as if there were none. */
export const requireConversation = <Row extends People>(row: Row | null): Row =>
  row ?? fail('NOT_FOUND');

/** Which side of it this person is on. */
export const sideIn = ({ travelerId }: People, userId: UserId): Party =>
  travelerId === userId ? 'traveler' : 'guide';

/** Whom this person talks with. */
export const otherIn = ({ travelerId, guideUserId }: People, userId: UserId): UserId =>
  travelerId === userId ? guideUserId : travelerId;

/** Who of the two sees a picture: nobody once it was recalled, its receiver once contacts are shown. */
export const maySeePicture = (
  { senderId, recalledAt, unmasked }: Pick<MessageRow, 'senderId' | 'recalledAt' | 'unmasked'>,
  { viewerId, showsContacts }: { viewerId: UserId; showsContacts: boolean },
): boolean => recalledAt === null && (showsContacts || unmasked || senderId === viewerId);

/** What a body says of who reads is a claim; USER_MISMATCH where it is somebody else. */
export const requireClaimedReader = (claimed: UserId, userId: UserId): void => {
  if (claimed !== userId) fail('USER_MISMATCH', { field: 'userId' });
};
