import { RATE_BOUNDS } from './rate-bounds.ts';

/** Up to so many RMB prices differ by so many. */
const STEPS = [
  [500, 10],
  [1_000, 50],
  [Number.POSITIVE_INFINITY, 250],
] as const;

/** Every price an hour, in RMB, that a slider from end to end stops at: close where guides ask them. */
export const priceStops = (): number[] => {
  const { min, max } = RATE_BOUNDS.basicPriceRmb;
  const stops: number[] = [];
  for (let price: number = min; price < max; ) {
    stops.push(price);
    price += STEPS.find(([to]) => price < to)?.[1] ?? 1;
  }
  return [...stops, max];
};
