import type { HoldRefusal, HoldScope } from '@tomoguide/contract/bookings/holds';
import { PARTICULAR_FIELDS } from '@tomoguide/contract/bookings/particulars';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { ApiError } from '../../../lib/api-error.ts';
import { isUncertain } from '../mutations.ts';

/** The server refuses what a field of the form says. */
export interface FieldProblem {
  kind: 'field';
  field: FormField;
  code: ErrorCode;
}

/** The fields of the form that a refusal may name. */
const FORM_FIELDS = ['duration', 'travelers', 'services', ...PARTICULAR_FIELDS] as const;
export type FormField = (typeof FORM_FIELDS)[number];

/** Why a checkout was refused, by what the traveler can do about it. */
export type CheckoutRefusal =
  | { kind: 'slotTaken' }
  | { kind: 'priceChanged' }
  | { kind: 'tooMany' }
  | { kind: 'notBookable' }
  | { kind: 'self' }
  /** So many holds that the next has to wait; the instant is in RFC 3339. */
  | { kind: 'tooManyHolds'; scope: HoldScope; retryAt: string }
  | { kind: 'guideBusy'; retryAt: string }
  | FieldProblem
  | { kind: 'unknown' }
  /** Another refusal, with its own sentence in the errors catalogue. */
  | { kind: 'other'; code: ErrorCode };

type Special = 'tooManyHolds' | 'guideBusy' | 'field';

const KINDS: Partial<Record<ErrorCode, Exclude<CheckoutRefusal['kind'], 'other' | Special>>> = {
  SLOT_TAKEN: 'slotTaken',
  SLOT_NOT_AVAILABLE: 'slotTaken',
  START_TIME_INVALID: 'slotTaken',
  DATE_OUT_OF_RANGE: 'slotTaken',
  PRICE_CHANGED: 'priceChanged',
  TOO_MANY_PENDING: 'tooMany',
  GUIDE_NOT_BOOKABLE: 'notBookable',
  NOT_FOUND: 'notBookable',
  SELF_NOT_ALLOWED: 'self',
};

/** A moment after which trying again helps, on the next full minute; it is shown without seconds. */
const retryAt = ({ retryAfterSeconds }: HoldRefusal, now: Temporal.Instant): string =>
  now
    .add({ seconds: retryAfterSeconds })
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' })
    .toString();

const isHoldRefusal = (details: unknown): details is HoldRefusal =>
  typeof details === 'object' &&
  details !== null &&
  'retryAfterSeconds' in details &&
  typeof details.retryAfterSeconds === 'number';

const holdProblem = (
  { code, details }: ApiError,
  now: Temporal.Instant,
): CheckoutRefusal | null => {
  if (!isHoldRefusal(details)) return null;
  const at = retryAt(details, now);
  if (code === 'GUIDE_BUSY') return { kind: 'guideBusy', retryAt: at };
  if (code !== 'TOO_MANY_HOLDS') return null;
  return { kind: 'tooManyHolds', scope: details.scope ?? 'traveler', retryAt: at };
};

/** The field a refusal names: of a rule (422), or of the first value that has no right shape (400). */
const fieldProblem = ({ code, field, invalidFields }: ApiError): FieldProblem | null => {
  const named = FORM_FIELDS.find((one) => one === (field ?? invalidFields[0]));
  return code && named ? { kind: 'field', field: named, code } : null;
};

export const checkoutRefusal = (
  error: unknown,
  now: Temporal.Instant = Temporal.Now.instant(),
): CheckoutRefusal => {
  if (isUncertain(error)) return { kind: 'unknown' };
  if (!(error instanceof ApiError) || error.code === null)
    return { kind: 'other', code: 'BAD_REQUEST' };
  const kind = KINDS[error.code];
  if (kind) return { kind };
  return holdProblem(error, now) ?? fieldProblem(error) ?? { kind: 'other', code: error.code };
};
