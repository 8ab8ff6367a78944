import { formatBookingNumber } from '@tomoguide/contract/bookings/booking-number';
import type { Reaction } from '../../../events/dispatcher.ts';
import { getTranslation } from '../../../translation.ts';
import { loadUsersByIds } from '../../accounts/service.ts';
import { sendSupportMessage } from '../contact/send-support-message.ts';
import { findUserCase } from '../queries.ts';

/**
 * Asks the team, in the name and language of the user who can't find the other, in the user's own
 * conversation, so that staff answer there (docs/product/bookings.md, "Not met").
 */
export const askTeamForHelp: Reaction<'booking.not_met'> = async (tx, { payload }, deps) => {
  const { bookingId, travelerId, guideUserId, by, messageId } = payload;
  const people = await loadUsersByIds(tx, [travelerId, guideUserId]);
  const [ownId, otherId] =
    by === 'traveler' ? [travelerId, guideUserId] : [guideUserId, travelerId];
  const [own, other] = [people.get(ownId), people.get(otherId)];
  if (!own || !other) throw new Error(`booking ${bookingId} lost one of its people`);
  const text = getTranslation<'support'>(own.locale)('support.notMet', {
    name: other.nickname,
    number: formatBookingNumber(bookingId),
  });
  const open = await findUserCase(tx, ownId);
  await sendSupportMessage(tx, deps, ownId, {
    clientMessageId: messageId,
    text,
    // An open case keeps its own topic and subject.
    topic: open && open.state !== 'closed' ? null : 'general',
    about: { kind: 'booking', id: bookingId },
  });
};
