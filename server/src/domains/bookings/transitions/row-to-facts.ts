import type { BookingFacts, Party } from '@tomoguide/contract/bookings/booking-facts';
import { getDisputeDeadline } from '@tomoguide/contract/bookings/deadlines';
import { needsDeclinedChange } from '@tomoguide/contract/payments/cancellation-policy';
import type { UserId } from '@tomoguide/contract/primitives';
import type { BookingRow } from '../tables.ts';

/** The columns that the contract's rules need. */
type FactsRow = Pick<
  BookingRow,
  | 'scheduledStart'
  | 'scheduledEnd'
  | 'changeCount'
  | 'changedAt'
  | Exclude<keyof BookingFacts, 'start' | 'end' | 'weather' | 'changed'>
>;

/**
 * Converts a row to the facts that the contract's rules need. `weather`: bad weather is declared for the
 * tour, which only cancellations and changes have to know.
 */
export const toFacts = (row: FactsRow, weather = false): BookingFacts => ({
  weather,
  status: row.status,
  start: row.scheduledStart,
  end: row.scheduledEnd,
  timeZone: row.timeZone,
  createdAt: row.createdAt,
  guidePreAccepted: row.guidePreAccepted,
  instant: row.instant,
  paidAt: row.paidAt,
  travelerConfirmedStart: row.travelerConfirmedStart,
  guideConfirmedStart: row.guideConfirmedStart,
  // Servers of the previous release only count the changes.
  changed: row.changedAt !== null || row.changeCount > 0,
  substituteAnswerBy: row.substituteAnswerBy,
  substitutedAt: row.substitutedAt,
  extensionCount: row.extensionCount,
  extensionsUnpaid: row.extensionsUnpaid,
  extension: row.extension,
  extensionSince: row.extensionSince,
  dayMarks: row.dayMarks,
  cancelKind: row.cancelKind,
  endedAt: row.endedAt,
  disputedAt: row.disputedAt,
});

/** Returns the user's party in the booking; null for anyone else. */
export const getParty = (
  row: Pick<BookingRow, 'travelerId' | 'guideUserId'>,
  userId: UserId,
): Party | null => {
  if (row.travelerId === userId) return 'traveler';
  return row.guideUserId === userId ? 'guide' : null;
};

type RefundColumns = Pick<
  BookingRow,
  'refundFloorPercent' | 'refundCapPercent' | 'freeCancelUntil'
>;

/** Returns what earlier change proposals mean for the traveler's refund. */
export const toRefundRules = (row: RefundColumns) => ({
  bounds: { floorPercent: row.refundFloorPercent, capPercent: row.refundCapPercent },
  freeUntil: row.freeCancelUntil,
});

/**
 * Returns whether the traveler cancelled by the right that a declined proposal of the guide gave them, which
 * counts as a cancellation by the guide (docs/product/bookings.md, "Changing a booking together").
 */
export const isFreedByGuide = (
  row: RefundColumns &
    Pick<BookingRow, 'cancelKind' | 'endedAt' | 'policy' | 'paidAt' | 'scheduledStart'>,
): boolean =>
  row.cancelKind === 'traveler' &&
  row.endedAt !== null &&
  needsDeclinedChange(row.policy, {
    ...toRefundRules(row),
    // Only accepted bookings can have proposals.
    acceptedByGuide: true,
    paidAt: row.paidAt,
    start: row.scheduledStart,
    now: row.endedAt,
  });

/** Converts a row to the facts that the rules of contacts and emergency claims need. */
export const toAgreedFacts = (
  row: FactsRow & Pick<BookingRow, 'acceptedAt' | 'policy'> & RefundColumns,
) => ({
  ...toFacts(row),
  // A booking from a tour request was accepted when it was created.
  acceptedAt: row.acceptedAt ?? (row.guidePreAccepted ? row.createdAt : null),
  policy: row.policy,
  ...toRefundRules(row),
});

/** Returns the deadline for contesting a no-show; null if there is no such deadline or it has passed. */
export const getContestDeadline = (
  row: FactsRow,
  now: Temporal.Instant,
): Temporal.Instant | null => {
  if (row.cancelKind !== 'no_show_traveler' && row.cancelKind !== 'no_show_guide') return null;
  const until = getDisputeDeadline(toFacts(row));
  return Temporal.Instant.compare(now, until) < 0 ? until : null;
};
