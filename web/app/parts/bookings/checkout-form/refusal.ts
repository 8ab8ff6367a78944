import type { HoldRefusal, HoldScope } from '@tomoguide/contract/bookings/hold-refusal';
import type { QuotaScope } from '@tomoguide/contract/bookings/quotas';
import type { ErrorCode } from '@tomoguide/contract/errors';
import { BookingId } from '@tomoguide/contract/primitives';
import { ApiError, isOutcomeUnknown } from '../../../lib/api-error.ts';
import { CHECKOUT_FIELDS, type CheckoutField } from './checkout-fields.ts';
import type { TourChoice } from './tour/tour-choice.ts';

/** The server rejected the value of a form field. */
export interface RefusedField {
  kind: 'field';
  field: CheckoutField;
  code: ErrorCode;
}

/** The reasons for rejecting a checkout, by what the traveler can do about them. */
export type CheckoutRefusal =
  | { kind: 'slotTaken' }
  /** One of the traveler's own bookings holds the time, perhaps made in another tab. */
  | { kind: 'ownHold'; bookingId: BookingId }
  /** The current price from the server. The quote on the page is outdated. */
  | { kind: 'priceChanged'; totalCents: number; depositCents: number }
  /** The guide has changed the itinerary since the page was opened. The page now shows the new version. */
  | { kind: 'itineraryChanged' }
  | { kind: 'tooMany' }
  | { kind: 'notBookable' }
  | { kind: 'self' }
  /** Too many holds; the next one must wait until `retryAt` (RFC 3339). */
  | { kind: 'tooManyHolds'; scope: HoldScope; retryAt: string }
  | { kind: 'guideBusy'; retryAt: string }
  | { kind: 'tooManyBookings'; scope: QuotaScope }
  | { kind: 'tooManyCancellations'; retryAt: string }
  | RefusedField
  /** The rejected value is no longer shown, because the offer has changed and the form shows the new one. */
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

/** When to retry, rounded up to the full minute because it is shown without seconds. */
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
  if (code === 'TOO_MANY_CANCELLATIONS') return { kind: 'tooManyCancellations', retryAt: at };
  if (code !== 'TOO_MANY_HOLDS') return null;
  return { kind: 'tooManyHolds', scope: details.scope ?? 'traveler', retryAt: at };
};

/** Reads which of the two limits was reached. */
const quotaRefusal = ({ code, details }: ApiError): CheckoutRefusal | null => {
  if (code !== 'TOO_MANY_BOOKINGS' || typeof details !== 'object' || details === null) return null;
  const isOfGuide = 'scope' in details && details.scope === 'guide';
  return { kind: 'tooManyBookings', scope: isOfGuide ? 'guide' : 'all' };
};

/** Reads the traveler's own booking that holds the time. */
const ownHold = ({ code, details }: ApiError): CheckoutRefusal | null => {
  if (code !== 'SLOT_TAKEN' || typeof details !== 'object' || details === null) return null;
  const bookingId = BookingId.safeParse('bookingId' in details ? details.bookingId : null);
  return bookingId.success ? { kind: 'ownHold', bookingId: bookingId.data } : null;
};

const isNewPrice = (details: unknown): details is { totalCents: number; depositCents: number } =>
  typeof details === 'object' &&
  details !== null &&
  'totalCents' in details &&
  typeof details.totalCents === 'number' &&
  'depositCents' in details &&
  typeof details.depositCents === 'number';

const newPrice = ({ code, details }: ApiError): CheckoutRefusal | null => {
  if (code !== 'PRICE_CHANGED' || !isNewPrice(details)) return null;
  const { totalCents, depositCents } = details;
  return { kind: 'priceChanged', totalCents, depositCents };
};

/** The field that a rejection names: the one that breaks a rule (422), or the first malformed value (400). */
const fieldProblem = ({ code, field, invalidFields }: ApiError): RefusedField | null => {
  const sent = field ?? invalidFields[0];
  const named = CHECKOUT_FIELDS.find(
    (one) => one === (sent === 'itineraryId' ? 'itinerary' : sent),
  );
  return code && named ? { kind: 'field', field: named, code } : null;
};

export const checkoutRefusal = (
  error: unknown,
  now: Temporal.Instant = Temporal.Now.instant(),
): CheckoutRefusal => {
  if (isOutcomeUnknown(error)) return { kind: 'unknown' };
  if (!(error instanceof ApiError) || error.code === null)
    return { kind: 'other', code: 'BAD_REQUEST' };
  const kind = KINDS[error.code];
  const specific = ownHold(error) ?? newPrice(error) ?? quotaRefusal(error);
  if (specific) return specific;
  if (kind) return { kind };
  return holdProblem(error, now) ?? fieldProblem(error) ?? { kind: 'other', code: error.code };
};

/** A single object, so its notice is focused only once. */
export const OFFER_CHANGED = { kind: 'offerChanged' } as const;

/** Ignores the order of a list. */
const asText = (value: unknown): string => JSON.stringify([value].flat().sort());

const isOfTour = (
  field: CheckoutField,
  choice: TourChoice,
): field is CheckoutField & keyof TourChoice => field in choice;

/**
 * The rejection as it applies now. The form shows what the guide offers (`readChoice`, `stillOffered`). If it
 * now shows a value other than the rejected one, the field is no longer wrong, and the user is told that the
 * tour has changed.
 */
export const currentRefusal = (
  problem: CheckoutRefusal | null,
  sent: TourChoice | null,
  shown: TourChoice,
): CheckoutRefusal | null => {
  if (problem?.kind !== 'field' || sent === null || !isOfTour(problem.field, shown)) return problem;
  return asText(sent[problem.field]) === asText(shown[problem.field]) ? problem : OFFER_CHANGED;
};
