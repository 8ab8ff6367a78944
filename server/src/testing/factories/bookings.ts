import { siteCosts } from '@tomoguide/contract/bookings/particulars';
import { tourPrice } from '@tomoguide/contract/bookings/price';
import { CANCELLATION_POLICY } from '@tomoguide/contract/payments/policy';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { insertBooking } from '../../domains/bookings/queries.ts';
import type { BookingRow, NewBooking } from '../../domains/bookings/tables.ts';

/** What a factory needs of the test's app. */
type Has = { deps: Deps };

interface RowGiven extends Partial<NewBooking> {
  guideId: number;
  guideUserId: number;
  travelerId: number;
  start: Temporal.Instant;
}

/**
 * A row as it stands, of a three-hour tour for two, without money or story: for rules of the
 * database and of reading. Bookings with money are made by aBooking.
 */
export const aBookingRow = ({ deps }: Has, { start, ...given }: RowGiven): Promise<BookingRow> => {
  const size = {
    durationMinutes: given.bookedMinutes ?? 180,
    travelers: given.travelers ?? 2,
    hourlyPriceCents: 20_000,
    additionalPriceCents: 3_000,
  };
  const { totalCents, depositCents } = tourPrice(size);
  const { mealYen, transportYen, ticketsYen } = siteCosts({
    meal: null,
    transport: null,
    tickets: null,
  });
  const end = start.add({ minutes: size.durationMinutes });
  const status = given.status ?? 'pending';
  return inTransaction(deps.db, (tx) =>
    insertBooking(tx, {
      status,
      ...(status === 'cancelled' ? { cancelKind: 'traveler' as const } : {}),
      scheduledStart: start,
      scheduledEnd: end,
      busy: { start, end: end.add({ minutes: 60 }) },
      timeZone: 'Asia/Tokyo',
      bookedMinutes: size.durationMinutes,
      travelers: size.travelers,
      services: [],
      hourlyPriceCents: size.hourlyPriceCents,
      additionalPriceCents: size.additionalPriceCents,
      totalCents,
      depositCents,
      policy: CANCELLATION_POLICY,
      meetingAddress: '1-1 Marunouchi, Chiyoda-ku, Tokyo',
      mealYen,
      transportYen,
      ticketsYen,
      createdAt: deps.clock.now(),
      ...given,
    }),
  );
};
