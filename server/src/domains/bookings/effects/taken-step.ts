import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { StepChanges } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import type { Step } from '../transitions/take-transition.ts';

/** Details of a step that the tables do not determine. */
export interface StepFacts {
  /** The columns that this event sets. */
  changes?: StepChanges;
  /** The split of the money, in fen, if the policy does not determine it. */
  decided?: RefundParts;
}

/** A step of a booking, with its row before and after. */
export interface TakenStep {
  before: BookingRow;
  after: BookingRow;
  step: Step;
  facts: StepFacts;
}
