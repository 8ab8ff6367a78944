import type { ExtensionOffer } from '@tomoguide/contract/bookings/entities';
import { EXTENSION_HOURS, EXTENSION_MINUTES } from '@tomoguide/contract/bookings/figures';
import { calculateExtensionFeeCents, toRmb } from '@tomoguide/contract/bookings/price';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Executor } from '../../../database/database.ts';
import type { Deps, Viewer } from '../../../deps.ts';
import { fail } from '../../../failure.ts';
import { getAffectingRange, loadBookable } from '../../guides/service.ts';
import { paysInDialog } from '../../payments/service.ts';
import { getExtendedRange } from '../effects/slot.ts';
import { requireTransition } from '../policy.ts';
import { listOverlappingBookings } from '../queries.ts';
import { isExpiredHold } from '../slots/check-slot.ts';
import { getReadableBooking } from '../view/booking-detail.ts';
import { findExtensionObstacle } from './extended-range.ts';
import { calculateFee, requireExtensionsLeft } from './request-extension.ts';

/**
 * Returns the extension options, each with its fee, its end and whether the guide is free, even while an
 * extension awaits payment. Throws NOT_FOUND, EXTENSION_LIMIT_REACHED, or INVALID_TRANSITION.
 */
export const offerExtensions = async (
  db: Executor,
  deps: Deps,
  viewer: Pick<Viewer, 'userId'>,
  id: BookingId,
): Promise<ExtensionOffer> => {
  const now = deps.clock.now();
  const { row, party } = await getReadableBooking(db, id, viewer.userId);
  if (party !== 'traveler' || row.extension !== 'unpaid') {
    requireExtensionsLeft(row);
    requireTransition(row, 'request_extension', party, now);
  }
  const longest = getExtendedRange(row, Math.max(...EXTENSION_MINUTES));
  const [bookable, around] = await Promise.all([
    loadBookable(db, row.guideId),
    listOverlappingBookings(db, [row.guideId], getAffectingRange(longest)),
  ]);
  const { calendar } = bookable ?? fail('NOT_FOUND');
  const liveRanges = around
    .filter((other) => other.id !== row.id && !isExpiredHold(other, now))
    .map(({ busy }) => busy);
  return {
    bookingId: row.id,
    payAt: paysInDialog(deps) ? 'dialog' : 'provider',
    hourlyPrice: toRmb(calculateExtensionFeeCents(row.totalCents, row.bookedMinutes, 60)),
    options: EXTENSION_HOURS.map((hours) => {
      const minutes = hours * 60;
      return {
        hours,
        extensionPrice: toRmb(calculateFee(row, minutes)),
        scheduledEndTime: row.scheduledEnd.add({ minutes }).toString(),
        possible: findExtensionObstacle(row, minutes, { calendar, liveRanges }, now) === null,
      };
    }),
  };
};
