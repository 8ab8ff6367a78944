import type { HoldScope } from '@tomoguide/contract/bookings/hold-scope';
import type { QuotaScope } from '@tomoguide/contract/bookings/quotas';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { isId } from '@tomoguide/contract/ids';
import type { BookingId } from '@tomoguide/contract/primitives';
import { ApiError, isOutcomeUnknown } from '../../../lib/api-error.ts';
import { CHECKOUT_FIELDS, type CheckoutField } from './checkout-fields.ts';
import type { TourChoice } from './tour/tour-choice.ts';

/** A form field whose value the server rejected, with the error code. */
export interface RefusedField {
  kind: 'field';
  field: CheckoutField;
  code: ErrorCode;
}

/** The reasons for rejecting a checkout, by what the traveler can do about them. */
export type CheckoutRefusal =
  | { kind: 'slotTaken' }
  /** The slot is held by another of the traveler's own bookings, perhaps one made in another tab. */
  | { kind: 'ownHold'; bookingId: BookingId }
  /** The current amounts from the server; the quote on the page is outdated. */
  | { kind: 'priceChanged'; totalCents: number; depositCents: number }
  /** The guide has changed the itinerary since the page was opened. The page now shows the new version. */
  | { kind: 'itineraryChanged' }
  | { kind: 'tooMany' }
  | { kind: 'notBookable' }
  | { kind: 'self' }
  /** The user has too many holds and must wait until `retryAt` (RFC 3339) for the next one. */
  | { kind: 'tooManyHolds'; scope: HoldScope; retryAt: string }
  | { kind: 'guideBusy'; retryAt: string }
  | { kind: 'tooManyBookings'; scope: QuotaScope }
  | { kind: 'tooManyCancellations'; retryAt: string }
  | RefusedField
  /**
   * The page no longer shows the rejected value, because the offer has changed and the form shows the new
   * one.
   */
  | { kind: 'offerChanged' }
  | { kind: 'unknown' }
  /** Any other rejection, with its own message in the errors catalog. */
  | { kind: 'other'; code: ErrorCode };

type Special =
  | 'ownHold'
  | 'priceChanged'
  | 'offerChanged'
  | 'tooManyHolds'
  | 'tooManyBookings'
  | 'tooManyCancellations'
  | 'guideBusy'
  | 'field';

const KINDS: Partial<Record<ErrorCode, Exclude<CheckoutRefusal['kind'], 'other' | Special>>> = {
  SLOT_TAKEN: 'slotTaken',
  SLOT_NOT_AVAILABLE: 'slotTaken',
  START_TIME_INVALID: 'slotTaken',
  DATE_OUT_OF_RANGE: 'slotTaken',
  ITINERARY_CHANGED: 'itineraryChanged',
  TOO_MANY_PENDING: 'tooMany',
  GUIDE_NOT_BOOKABLE: 'notBookable',
  NOT_FOUND: 'notBookable',
  SELF_NOT_ALLOWED: 'self',
};

/** Returns the rejections that have more data in the error's details. */
const parseDetailedRefusal = (
  { code, details }: ApiError,
  now: Temporal.Instant,
): CheckoutRefusal | null => {
  const { bookingId, totalCents, depositCents, scope, retryAfterSeconds } = (details ??
    {}) as Record<string, unknown>;
  if (code === 'SLOT_TAKEN')
    return isId<BookingId>(bookingId) ? { kind: 'ownHold', bookingId } : null;
  if (code === 'PRICE_CHANGED')
    return typeof totalCents === 'number' && typeof depositCents === 'number'
      ? { kind: 'priceChanged', totalCents, depositCents }
      : null;
  if (code === 'TOO_MANY_BOOKINGS' && details)
    return { kind: 'tooManyBookings', scope: scope === 'guide' ? scope : 'all' };
  if (typeof retryAfterSeconds !== 'number') return null;
  // Rounded up to the full minute, because the time is shown without seconds.
  const retryAt = now
    .add({ seconds: retryAfterSeconds })
    .round({ smallestUnit: 'minute', roundingMode: 'ceil' })
    .toString();
  if (code === 'GUIDE_BUSY') return { kind: 'guideBusy', retryAt };
  if (code === 'TOO_MANY_CANCELLATIONS') return { kind: 'tooManyCancellations', retryAt };
  if (code !== 'TOO_MANY_HOLDS') return null;
  return { kind: 'tooManyHolds', scope: (scope ?? 'traveler') as HoldScope, retryAt };
};

/**
 * Returns the field that a rejection names: the field that breaks a rule (422), or the first malformed
 * value (400).
 */
const findRejectedField = ({ code, field, invalidFields }: ApiError): RefusedField | null => {
  const sent = field ?? invalidFields[0];
  const named = CHECKOUT_FIELDS.find(
    (one) => one === (sent === 'itineraryId' ? 'itinerary' : sent),
  );
  return code && named ? { kind: 'field', field: named, code } : null;
};

export const parseRefusal = (
  error: unknown,
  now: Temporal.Instant = Temporal.Now.instant(),
): CheckoutRefusal => {
  if (isOutcomeUnknown(error)) return { kind: 'unknown' };
  if (!(error instanceof ApiError) || error.code === null)
    return { kind: 'other', code: 'BAD_REQUEST' };
  const kind = KINDS[error.code];
  return (
    parseDetailedRefusal(error, now) ??
    (kind ? { kind } : (findRejectedField(error) ?? { kind: 'other', code: error.code }))
  );
};

/** Thrown if the server rejects an order; includes the tour as it was sent. */
export class RejectedOrder extends Error {
  readonly refusal: CheckoutRefusal;
  readonly sent: TourChoice;

  constructor(refusal: CheckoutRefusal, sent: TourChoice) {
    super();
    this.refusal = refusal;
    this.sent = sent;
  }
}

/** A single object, so that the notice takes focus only once. */
const OFFER_CHANGED = { kind: 'offerChanged' } as const;

/** Serializes a value; ignores the order of a list. */
const serializeValue = (value: unknown): string => JSON.stringify([value].flat().sort());

const isTourField = (
  field: CheckoutField,
  choice: TourChoice,
): field is CheckoutField & keyof TourChoice => field in choice;

/**
 * Returns the rejection as it applies now. The form shows what the guide offers (`readChoice`,
 * `stillOffered`). If it now shows a value other than the rejected one, or no itinerary, the field is no
 * longer wrong, and the user is told that the tour has changed. Null if the order was not rejected.
 */
export const getCurrentRefusal = (error: unknown, shown: TourChoice): CheckoutRefusal | null => {
  if (!(error instanceof RejectedOrder)) return null;
  const { refusal, sent } = error;
  if (refusal.kind !== 'field') return refusal;
  const { field } = refusal;
  const isCurrent = isTourField(field, shown)
    ? serializeValue(sent[field]) === serializeValue(shown[field])
    : field !== 'itinerary' || shown.itineraryId !== null;
  return isCurrent ? refusal : OFFER_CHANGED;
};
