import type { TransportOption } from './particulars.ts';

/** The longest round trip in minutes for each allowance (docs/product/money.md, "Costs on site"). */
const LONGEST: readonly (readonly [TransportOption, number])[] = [
  ['none', 0],
  ['same_city', 60],
  ['nearby_city', 120],
  ['regional_city', 240],
];

/** Returns the transportation allowance that fits a round trip of so many minutes. */
export const suggestTransport = (roundTripMinutes: number): TransportOption =>
  LONGEST.find(([, minutes]) => roundTripMinutes <= minutes)?.[0] ?? 'remote';
