import { maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { Deps } from '../../deps.ts';
import type { AccountKeeper } from '../accounts/service.ts';
import { lockGuide } from '../guides/service.ts';
import { deleteFeed } from './calendar-export/feed-queries.ts';
import {
  bookedBy,
  commissionsAnnouncedTo,
  deleteLeadsBookedBy,
  guidedBy,
  hasUnsettledBooking,
  leadsBookedBy,
  requestsReceivedBy,
  requestsSentBy,
} from './own-data/own-data-queries.ts';
import { closeRequestsOf } from './request/expire-requests.ts';

/** A user cannot close their account while a booking is live or disputed; their open requests are closed. */
export const accountKeeper: AccountKeeper<Deps> = {
  exported: async (db, { userId }) => ({
    bookings: await bookedBy(db, userId),
    'tours-you-guided': await guidedBy(db, userId),
    'service-fees-asked-of-you': await commissionsAnnouncedTo(db, userId),
    'travelers-you-booked-for': await leadsBookedBy(db, userId),
    'tour-requests': (await requestsSentBy(db, userId)).map(
      ({ guideUserId: _, sentHash: __, reason, ...sent }) => ({
        ...sent,
        // The guide's text, masked as on the booking page before payment.
        reason: reason && maskContacts(reason).text,
      }),
    ),
    'tour-requests-you-received': await requestsReceivedBy(db, userId),
  }),
  erase: async (tx, deps, { userId, guideId }) => {
    // Sending a request takes the same lock, so none can arrive concurrently.
    if (guideId !== null) await lockGuide(tx, guideId);
    await closeRequestsOf(tx, deps, userId);
    if (guideId !== null) await deleteFeed(tx, guideId);
    await deleteLeadsBookedBy(tx, userId);
  },
  reasonsNotToClose: async (db, { userId }) =>
    (await hasUnsettledBooking(db, userId)) ? ['bookings'] : [],
};
