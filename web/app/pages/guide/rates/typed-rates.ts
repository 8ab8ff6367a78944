import { formatNumber } from '@tomoguide/contract/format';
import { parsePrice, RATE_BOUNDS } from '@tomoguide/contract/guides/rate-bounds';
import type { OwnRates, Rates } from '@tomoguide/contract/guides/rates';
import type { SubcategoryId } from '@tomoguide/contract/primitives';
import { parseTypedInteger } from '@tomoguide/contract/typed-digits';

/** The values of the fields. Prices are as typed; an empty string means no price. */
export interface TypedRates {
  readonly basic: string;
  readonly additional: string;
  readonly minPeople: number;
  readonly maxPeople: number;
  readonly minDuration: number;
  readonly maxDuration: number;
  /** The services offered, by ID, with their own prices as typed. */
  readonly services: ReadonlyMap<number, string>;
  readonly instantBooking: boolean;
}

const RMB = 100;
const formatRmbField = (cents: number | null): string =>
  cents === null ? '' : String(cents / RMB);

export const toTyped = (rates: OwnRates): TypedRates => ({
  basic: formatRmbField(rates.basicPricePerHourCents),
  additional: formatRmbField(rates.additionalPricePerPersonCents),
  minPeople: rates.minPeople,
  maxPeople: rates.maxPeople,
  minDuration: rates.minDuration,
  maxDuration: rates.maxDuration,
  instantBooking: rates.instantBooking ?? false,
  services: new Map(
    rates.services.map((each) => [each.subcategoryId, formatRmbField(each.priceCents)]),
  ),
});

/** The form as stored while the user logs in again; JSON does not support maps. */
export type SavedRates = Omit<TypedRates, 'services'> & {
  readonly services: readonly (readonly [number, string])[];
};
export const toSaved = (typed: TypedRates): SavedRates => ({
  ...typed,
  services: [...typed.services],
});
export const restoreTyped = (saved: SavedRates): TypedRates => ({
  ...saved,
  // Absent in a draft of the previous release.
  instantBooking: saved.instantBooking ?? false,
  services: new Map(saved.services),
});

const { basicPriceRmb, additionalPriceRmb } = RATE_BOUNDS;

/** Formats limits for messages. */
export const formatBounds = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: formatNumber(min),
  max: formatNumber(max),
});

const isEmpty = (typed: string): boolean => typed.trim() === '';

/** An invalid field: a price, a service's price, or a minimum above its maximum. */
export type RatesProblem =
  | 'basic'
  | 'additional'
  | 'durations'
  | 'groups'
  | 'services'
  | `service-${number}`;

/** Returns the errors in form order. */
export const findProblems = (typed: TypedRates): RatesProblem[] => {
  const problems: RatesProblem[] = [];
  if (parsePrice(typed.basic, basicPriceRmb) === null) problems.push('basic');
  if (!isEmpty(typed.additional) && parsePrice(typed.additional, additionalPriceRmb) === null)
    problems.push('additional');
  if (typed.minDuration > typed.maxDuration) problems.push('durations');
  if (typed.minPeople > typed.maxPeople) problems.push('groups');
  if (typed.services.size === 0) problems.push('services');
  for (const [id, price] of typed.services)
    if (!isEmpty(price) && parsePrice(price, basicPriceRmb) === null)
      problems.push(`service-${id}`);
  return problems;
};

const parseRmbField = (typed: string): number | null => {
  const price = parseTypedInteger(typed);
  return price === null ? null : price * RMB;
};

/** Returns the request body for fields without errors. */
export const toRates = ({ basic, additional, services, ...sizes }: TypedRates): Rates => ({
  ...sizes,
  basicPricePerHourCents: parseRmbField(basic) ?? 0,
  additionalPricePerPersonCents: parseRmbField(additional),
  services: [...services].map(([subcategoryId, price]) => ({
    subcategoryId: subcategoryId as SubcategoryId,
    priceCents: parseRmbField(price),
  })),
});

/** Returns whether two sets of rates are equal, ignoring the order of services. */
export const areSame = (one: TypedRates, other: TypedRates): boolean => {
  const serialize = ({ services, ...rest }: TypedRates): string =>
    JSON.stringify([rest, [...services].toSorted(([a], [b]) => a - b)]);
  return serialize(one) === serialize(other);
};
