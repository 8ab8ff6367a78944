import * as z from 'zod/mini';
import { line } from '../primitives.ts';

/**
 * Additional lines of the driver's card (docs/product/bookings.md, "The driver's card"), in Japanese,
 * filled in by either side.
 */

/** Maximum length, in code points. */
export const DRIVER_LINE_MAX = 60;

const driverLine = z.nullable(line(1, DRIVER_LINE_MAX));

/** Null if empty; the card omits the line. */
export const DriverLines = z.strictObject({
  /** The building's name, or a landmark at the meeting point: a gate, a shop. */
  building: driverLine,
  /** The nearest station. */
  station: driverLine,
});
export type DriverLines = z.infer<typeof DriverLines>;

export const NO_DRIVER_LINES: DriverLines = { building: null, station: null };

export const haveSameLines = (one: DriverLines, other: DriverLines): boolean =>
  one.building === other.building && one.station === other.station;
