import { INSTANT_LEAD_HOURS, INSTANT_MAX_HOURS, INSTANT_WITHDRAWAL_MINUTES } from './figures.ts';

/** The rules of docs/product/bookings.md, "Instant booking". */

/** Returns whether the tour is far enough ahead and short enough to be booked instantly. */
export const isInstantTour = (
  { start, durationMinutes }: { start: Temporal.Instant; durationMinutes: number },
  now: Temporal.Instant,
): boolean =>
  durationMinutes <= INSTANT_MAX_HOURS * 60 &&
  Temporal.Instant.compare(now.add({ hours: INSTANT_LEAD_HOURS }), start) <= 0;

/** What decides whether a traveler can book instantly. */
export interface TravelerRecord {
  hasCompletedBooking: boolean;
  hasOpenDispute: boolean;
  identityVerified: boolean;
}

export const mayBookInstantly = (record: TravelerRecord): boolean =>
  (record.hasCompletedBooking || record.identityVerified) && !record.hasOpenDispute;

/** Returns until when the guide can withdraw from an instant booking; that instant is included. */
export const getWithdrawalDeadline = (paidAt: Temporal.Instant): Temporal.Instant =>
  paidAt.add({ minutes: INSTANT_WITHDRAWAL_MINUTES });

/** The guide can withdraw once per calendar month of this time zone. */
const MONTH_TIME_ZONE = 'Asia/Tokyo';

/** Returns the beginning of the current month in Japan. */
export const getMonthStart = (now: Temporal.Instant): Temporal.Instant =>
  now.toZonedDateTimeISO(MONTH_TIME_ZONE).with({ day: 1 }).startOfDay().toInstant();
