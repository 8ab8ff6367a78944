import * as z from 'zod/mini';
import { line } from '../primitives.ts';

/**
 * What the card for the driver says beside the address (docs/product/bookings.md, "The driver's card"),
 * in Japanese as either side filled it in.
 */

/** The longest of them, in code points. */
export const DRIVER_LINE_MAX = 60;

const driverLine = z.nullable(line(1, DRIVER_LINE_MAX));

/** null: nothing was said, and the card leaves the line out. */
export const DriverLines = z.strictObject({
  /** The building's name, or what stands at the meeting point: a gate, a shop. */
  building: driverLine,
  /** The nearest station. */
  station: driverLine,
});
export type DriverLines = z.infer<typeof DriverLines>;

export const NO_DRIVER_LINES: DriverLines = { building: null, station: null };

export const areSameLines = (one: DriverLines, other: DriverLines): boolean =>
  one.building === other.building && one.station === other.station;
