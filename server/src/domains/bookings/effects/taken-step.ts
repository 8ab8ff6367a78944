import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { BookingRow, NewBooking } from '../tables.ts';
import type { Step } from '../transitions/take-transition.ts';

/** What a command knows about its step beyond the tables. */
export interface StepFacts {
  /** The columns that this event sets. */
  changes?: Partial<NewBooking>;
  /** How the money is split if not by the policy. In fen. */
  decided?: RefundParts;
}

/** A step of a booking, with its row before and after. */
export interface TakenStep {
  before: BookingRow;
  after: BookingRow;
  step: Step;
  facts: StepFacts;
}
