import { RATE_BOUNDS } from './rate-bounds.ts';

/** Each entry is a price in RMB and the step size up to that price. */
const STEPS = [
  [500, 10],
  [1_000, 50],
  [Number.POSITIVE_INFINITY, 250],
] as const;

/** Returns the hourly prices in RMB that the slider offers. Steps are smaller in the usual price range. */
export const listPriceStops = (): number[] => {
  const { min, max } = RATE_BOUNDS.basicPriceRmb;
  const stops: number[] = [];
  for (let price: number = min; price < max; ) {
    stops.push(price);
    price += STEPS.find(([to]) => price < to)?.[1] ?? 1;
  }
  return [...stops, max];
};
