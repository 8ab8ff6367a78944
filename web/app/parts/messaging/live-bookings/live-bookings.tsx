import type { ConversationEntry } from '@tomoguide/contract/messaging/entities';
import type { UserId } from '@tomoguide/contract/primitives';
import { Suspense } from 'react';
import { lazyPart } from '../../../ui/lazy-part.tsx';

/** Loaded if the two users have a paid booking. */
const BookingLines = lazyPart(async () => (await import('./booking-lines.tsx')).BookingLines);

interface Props {
  entry: ConversationEntry;
  userId: UserId;
}

/**
 * The paid bookings of the two users that have not ended (docs/product/messages.md, "Bookings in sight").
 * Credits are unlimited from the first paid booking on, so without unlimited credits there is nothing to
 * fetch.
 */
export const LiveBookings = ({ entry, userId }: Props) =>
  entry.credits === null ? (
    <Suspense>
      <BookingLines entry={entry} userId={userId} />
    </Suspense>
  ) : null;
