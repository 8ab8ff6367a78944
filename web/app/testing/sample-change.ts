import type { Booking, ChangeProposal, ChangeTerms } from '@tomoguide/contract/bookings/entities';
import { ChangeProposalId } from '@tomoguide/contract/primitives';

/** What is booked, as one side of a change. */
const pickPlan = (booking: Booking): ChangeTerms['before'] => ({
  scheduledStartTime: booking.scheduledStartTime,
  scheduledEndTime: booking.scheduledEndTime,
  duration: booking.duration,
  travelers: booking.travelers,
  group: booking.group,
  services: booking.services,
  itinerary: booking.itinerary ?? null,
  totalPrice: booking.totalPrice,
  totalCents: booking.totalCents,
  depositCents: booking.depositCents,
  finalPaymentCents: booking.finalPaymentCents,
});

/** Returns the terms of a change to 5 hours, by which RMB 75 more are due online. */
export const sampleTerms = (booking: Booking, change: Partial<ChangeTerms> = {}): ChangeTerms => {
  const before = pickPlan(booking);
  const end = Temporal.Instant.from(booking.scheduledEndTime).add({ hours: 1 });
  return {
    changed: ['duration'],
    before,
    after: {
      ...before,
      duration: before.duration + 1,
      scheduledEndTime: end.toString(),
      totalPrice: 1_250,
      totalCents: 125_000,
      depositCents: 37_500,
      finalPaymentCents: 87_500,
    },
    toPayCents: 7_500,
    refundCents: 0,
    refundBounds: { floorPercent: 0, capPercent: 100 },
    ...change,
  };
};

/** Returns an open proposal of the guide, with the terms of `sampleTerms`. */
export const sampleProposal = (
  booking: Booking,
  change: Partial<ChangeProposal> = {},
): ChangeProposal => ({
  id: ChangeProposalId.parse(6),
  by: 'guide',
  state: 'open',
  can: ['accept', 'decline'],
  ...sampleTerms(booking),
  proposedAt: '2036-05-01T03:00:00Z',
  answerBy: '2036-05-02T03:00:00Z',
  payBy: null,
  endedAt: null,
  ...change,
});

/** Returns a booking with these proposals. */
export const withChanges = <One extends Booking>(
  booking: One,
  open: ChangeProposal | null,
  ended: ChangeProposal[] = [],
): One => ({ ...booking, changes: { open, ended, proposalsLeft: 5, changesLeft: 3 } });
