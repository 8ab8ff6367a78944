import type { LeadField } from '@tomoguide/contract/bookings/lead-traveler';
import type { ParticularField } from '@tomoguide/contract/bookings/particulars';
import type { FieldErrors } from '../../../form/use-form.ts';

/** Checkout fields that can be invalid, by step, in page order. */
const TOUR_FIELDS = ['itinerary', 'date', 'duration', 'travelers', 'start', 'services'] as const;
const PARTICULARS = [
  'meetingAddress',
  'meetingPostalCode',
  'group',
  'meal',
  'transport',
  'tickets',
] as const satisfies readonly ParticularField[];

/** The fields of the lead traveler, used when the booker does not travel. */
const LEAD = ['leadName', 'leadPhone', 'leadWords'] as const;

export const LEAD_FIELD = {
  name: 'leadName',
  phone: 'leadPhone',
  words: 'leadWords',
} as const satisfies Record<LeadField, (typeof LEAD)[number]>;

export const CHECKOUT_FIELDS = [
  ...TOUR_FIELDS,
  ...PARTICULARS.slice(0, 3),
  ...LEAD,
  ...PARTICULARS.slice(3),
] as const;
export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** The error message of each invalid field. */
export type FieldMessages = FieldErrors<CheckoutField>;

export type FieldStep = 1 | 2;

/** Returns the step that contains a field. */
export const getStep = (field: CheckoutField): FieldStep =>
  TOUR_FIELDS.some((one) => one === field) ? 1 : 2;

/** Returns whether a step has no errors. */
export const isStepComplete = (step: FieldStep, messages: FieldMessages): boolean =>
  !CHECKOUT_FIELDS.some((field) => getStep(field) === step && messages[field]);

export interface FieldProblem {
  field: CheckoutField;
  step: FieldStep;
  words: string;
}

/** Returns the first error in page order; null if there are none. */
export const findFirstProblem = (messages: FieldMessages): FieldProblem | null => {
  for (const field of CHECKOUT_FIELDS) {
    const words = messages[field];
    if (words) return { field, step: getStep(field), words };
  }
  return null;
};
