import { formatNumber } from '@tomoguide/contract/format';
import { RATE_BOUNDS, typedPrice } from '@tomoguide/contract/guides/rate-bounds';
import type { OwnRates, Rates } from '@tomoguide/contract/guides/rates';
import type { SubcategoryId } from '@tomoguide/contract/primitives';
import { typedInteger } from '@tomoguide/contract/typed-digits';

/** What stands in the fields; prices as typed, empty where none is. */
export interface TypedRates {
  readonly basic: string;
  readonly additional: string;
  readonly minPeople: number;
  readonly maxPeople: number;
  readonly minDuration: number;
  readonly maxDuration: number;
  /** Own prices of the services that are offered, by their ids. */
  readonly services: ReadonlyMap<number, string>;
}

const RMB = 100;
const inRmb = (cents: number | null): string => (cents === null ? '' : String(cents / RMB));

export const typedOf = (rates: OwnRates): TypedRates => ({
  basic: inRmb(rates.basicPricePerHourCents),
  additional: inRmb(rates.additionalPricePerPersonCents),
  minPeople: rates.minPeople,
  maxPeople: rates.maxPeople,
  minDuration: rates.minDuration,
  maxDuration: rates.maxDuration,
  services: new Map(rates.services.map((each) => [each.subcategoryId, inRmb(each.priceCents)])),
});

/** As it is kept over a login: JSON knows no maps. */
export type KeptRates = Omit<TypedRates, 'services'> & {
  readonly services: readonly (readonly [number, string])[];
};
export const keptOf = (typed: TypedRates): KeptRates => ({
  ...typed,
  services: [...typed.services],
});
export const typedAgain = (kept: KeptRates): TypedRates => ({
  ...kept,
  services: new Map(kept.services),
});

const { basicPriceRmb, additionalPriceRmb } = RATE_BOUNDS;

/** Bounds as sentences name them. */
export const inWords = ({ min, max }: { readonly min: number; readonly max: number }) => ({
  min: formatNumber(min),
  max: formatNumber(max),
});

const isEmpty = (typed: string): boolean => typed.trim() === '';

/** A field that is not right as it stands: a price, one of a service, or two that cross. */
export type RatesFault =
  | 'basic'
  | 'additional'
  | 'durations'
  | 'groups'
  | 'services'
  | `service-${number}`;

/** In the order of the form. */
export const faultsOf = (typed: TypedRates): RatesFault[] => {
  const faults: RatesFault[] = [];
  if (typedPrice(typed.basic, basicPriceRmb) === null) faults.push('basic');
  if (!isEmpty(typed.additional) && typedPrice(typed.additional, additionalPriceRmb) === null)
    faults.push('additional');
  if (typed.minDuration > typed.maxDuration) faults.push('durations');
  if (typed.minPeople > typed.maxPeople) faults.push('groups');
  if (typed.services.size === 0) faults.push('services');
  for (const [id, price] of typed.services)
    if (!isEmpty(price) && typedPrice(price, basicPriceRmb) === null) faults.push(`service-${id}`);
  return faults;
};

const inCents = (typed: string): number | null => {
  const price = typedInteger(typed);
  return price === null ? null : price * RMB;
};

/** What is sent, of fields without a fault. */
export const ratesOf = ({ basic, additional, services, ...sizes }: TypedRates): Rates => ({
  ...sizes,
  basicPricePerHourCents: inCents(basic) ?? 0,
  additionalPricePerPersonCents: inCents(additional),
  services: [...services].map(([subcategoryId, price]) => ({
    subcategoryId: subcategoryId as SubcategoryId,
    priceCents: inCents(price),
  })),
});

/** Whether the two say the same, in whichever order services were chosen. */
export const areSame = (one: TypedRates, other: TypedRates): boolean => {
  const flat = ({ services, ...rest }: TypedRates): string =>
    JSON.stringify([rest, [...services].toSorted(([a], [b]) => a - b)]);
  return flat(one) === flat(other);
};
