import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { StepChanges } from '../queries.ts';
import type { BookingRow, SubstitutionRow } from '../tables.ts';
import type { Step } from '../transitions/take-transition.ts';

/** The columns that only a change of the booking or a substitute guide changes. */
export type ChangedPlan = Partial<
  Pick<
    BookingRow,
    | 'services'
    | 'itinerary'
    | 'ticketsBought'
    | 'particulars'
    | 'addressProposal'
    | 'extraCosts'
    | 'guideId'
    | 'guideUserId'
    | 'substitutedAt'
  >
>;

/** Details of a step that the transition tables do not determine. */
export interface StepFacts {
  /** Columns that this step sets, in addition to those set by its effects. */
  changes?: StepChanges;
  /** Other columns that a change of the booking, or a substitute, sets. */
  plan?: ChangedPlan;
  /** The party that proposed the change. */
  proposedBy?: Party;
  /** The colleague who agreed to take over, or who took over. */
  substitution?: SubstitutionRow;
  /** How to split the money, in fen, if the policy does not determine it. */
  decided?: RefundParts;
}

/** A step that was applied to a booking, with the booking's row before and after. */
export interface TakenStep {
  before: BookingRow;
  after: BookingRow;
  step: Step;
  facts: StepFacts;
}
