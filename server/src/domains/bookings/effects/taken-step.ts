import type { RefundParts } from '@tomoguide/contract/payments/cancellation-policy';
import type { StepChanges } from '../queries.ts';
import type { BookingRow } from '../tables.ts';
import type { Step } from '../transitions/take-transition.ts';

/** Details of a step that the transition tables do not determine. */
export interface StepFacts {
  /** Columns that this step sets, in addition to those set by its effects. */
  changes?: StepChanges;
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
