import type { HoldRefusal, HoldScope } from '@tomoguide/contract/bookings/holds';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { ApiError } from '../../../lib/api-error.ts';
import { isUncertain } from '../mutations.ts';

/** Why a checkout did not go through, as far as the way out of it differs. */
export type CheckoutProblem =
  | { kind: 'slotTaken' }
  | { kind: 'priceChanged' }
  | { kind: 'tooMany' }
  | { kind: 'notBookable' }
  | { kind: 'self' }
  /** So many holds that the next has to wait; the instant is in RFC 3339. */
  | { kind: 'tooManyHolds'; scope: HoldScope; retryAt: string }
  | { kind: 'guideBusy'; retryAt: string }
  | { kind: 'unknown' }
  /** Another refusal, with its own sentence in the errors catalogue. */
  | { kind: 'other'; code: ErrorCode };

type Waiting = 'tooManyHolds' | 'guideBusy';

const KINDS: Partial<Record<ErrorCode, Exclude<CheckoutProblem['kind'], 'other' | Waiting>>> = {
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
): CheckoutProblem | null => {
  if (!isHoldRefusal(details)) return null;
  const at = retryAt(details, now);
  if (code === 'GUIDE_BUSY') return { kind: 'guideBusy', retryAt: at };
  if (code !== 'TOO_MANY_HOLDS') return null;
  return { kind: 'tooManyHolds', scope: details.scope ?? 'traveler', retryAt: at };
};

export const checkoutProblem = (
  error: unknown,
  now: Temporal.Instant = Temporal.Now.instant(),
): CheckoutProblem => {
  if (isUncertain(error)) return { kind: 'unknown' };
  if (!(error instanceof ApiError) || error.code === null)
    return { kind: 'other', code: 'BAD_REQUEST' };
  const kind = KINDS[error.code];
  return kind ? { kind } : (holdProblem(error, now) ?? { kind: 'other', code: error.code });
};
