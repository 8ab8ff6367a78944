import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { StoredExtraCost } from '@tomoguide/contract/bookings/extra-costs';
import { maskBesideMessages, maskContacts } from '@tomoguide/contract/messaging/contact-mask';
import type { Deps } from '../../deps.ts';
import type { PersonalDataHandler } from '../accounts/service.ts';
import { lockGuide } from '../guides/service.ts';
import { deleteFeed } from './calendar-export/feed-queries.ts';
import {
  deleteOwnLeadTravelers,
  hasUnsettledBooking,
  listAnnouncedCommissions,
  listBookedTours,
  listChangeProposals,
  listGuidedTours,
  listOwnLeadTravelers,
  listOwnSubstitutions,
  listReceivedRequests,
  listSentRequests,
} from './own-data/own-data-queries.ts';
import { closeRequests } from './request/expire-requests.ts';

/** Masks the other party's texts, as on the page while contacts are hidden. */
const maskOthersCosts =
  (party: Party) =>
  <Row extends { extraCosts: readonly StoredExtraCost[] }>(row: Row) => ({
    ...row,
    extraCosts: row.extraCosts.map(({ id: _, ...line }) => ({
      ...line,
      text: line.by === party ? line.text : maskContacts(line.text).text,
    })),
  });

/**
 * Exports and closes a user's bookings. An account cannot be closed while one of its bookings is live or
 * disputed; its open requests are closed with it.
 */
export const personalDataHandler: PersonalDataHandler<Deps> = {
  exported: async (db, { userId }) => ({
    bookings: (await listBookedTours(db, userId)).map(maskOthersCosts('traveler')),
    'tours-you-guided': (await listGuidedTours(db, userId)).map(maskOthersCosts('guide')),
    'change-proposals': await listChangeProposals(db, userId),
    'substitutes-asked': await listOwnSubstitutions(db, userId),
    'service-fees-asked-of-you': await listAnnouncedCommissions(db, userId),
    'travelers-you-booked-for': await listOwnLeadTravelers(db, userId),
    'tour-requests': (await listSentRequests(db, userId)).map(
      ({ guideUserId: _, sentHash: __, reason, ...sent }) => ({
        ...sent,
        // The guide's text is masked, as on the booking page before the payment.
        reason: reason && maskBesideMessages(reason).text,
      }),
    ),
    'tour-requests-you-received': await listReceivedRequests(db, userId),
  }),
  erase: async (tx, deps, { userId, guideId }) => {
    // Sending a request takes the same lock, so that no request can arrive concurrently.
    if (guideId !== null) await lockGuide(tx, guideId);
    await closeRequests(tx, deps, userId);
    if (guideId !== null) await deleteFeed(tx, guideId);
    await deleteOwnLeadTravelers(tx, userId);
  },
  reasonsNotToClose: async (db, { userId }) =>
    (await hasUnsettledBooking(db, userId)) ? ['bookings'] : [],
};
