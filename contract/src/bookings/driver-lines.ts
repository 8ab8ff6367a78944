import * as z from 'zod/mini';
import { line } from '../primitives.ts';

/**
 * Additional lines of the driver's card (docs/product/bookings.md, "The driver's card"), in Japanese.
 * Either party can fill them in.
 */

/** Maximum length of a line, in code points. */
export const DRIVER_LINE_MAX = 60;

const driverLine = z.nullable(line(1, DRIVER_LINE_MAX));

/** Null lines are omitted from the card. */
export const DriverLines = z.strictObject({
  /** The building's name or a landmark at the meeting point, such as a gate or a shop. */
  building: driverLine,
  /** The station nearest to the meeting point. */
  station: driverLine,
});
export type DriverLines = z.infer<typeof DriverLines>;

export const NO_DRIVER_LINES: DriverLines = { building: null, station: null };

export const haveSameLines = (one: DriverLines, other: DriverLines): boolean =>
  one.building === other.building && one.station === other.station;
