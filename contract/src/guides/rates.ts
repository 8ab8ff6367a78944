import * as z from 'zod/mini';
import { Cents, SubcategoryId } from '../primitives.ts';
import { RATE_BOUNDS } from './rate-bounds.ts';

/** A guide's prices and services (docs/product/guides.md, "Changing the rates"). */

const RMB = 100;
const HALF_HOUR = 0.5;

const price = ({ min, max }: { min: number; max: number }) =>
  Cents.check(
    z.minimum(min * RMB),
    z.maximum(max * RMB),
    z.refine((cents) => cents % RMB === 0, { error: 'in whole RMB' }),
  );
const people = z.int().check(z.minimum(RATE_BOUNDS.people.min), z.maximum(RATE_BOUNDS.people.max));
const hours = z.number().check(
  z.minimum(RATE_BOUNDS.hours.min),
  z.maximum(RATE_BOUNDS.hours.max),
  z.refine((each) => each % HALF_HOUR === 0, { error: 'in half-hours' }),
);

export const OfferedService = z.strictObject({
  subcategoryId: SubcategoryId,
  /** Price per hour; null if the base price applies. */
  priceCents: z.nullable(price(RATE_BOUNDS.basicPriceRmb)),
});
export type OfferedService = z.infer<typeof OfferedService>;

export const Rates = z
  .strictObject({
    basicPricePerHourCents: price(RATE_BOUNDS.basicPriceRmb),
    /** Null if the default applies (docs/product/guides.md, "Prices"). */
    additionalPricePerPersonCents: z.nullable(price(RATE_BOUNDS.additionalPriceRmb)),
    minPeople: people,
    maxPeople: people,
    minDuration: hours,
    maxDuration: hours,
    services: z.array(OfferedService).check(
      z.minLength(1),
      z.maxLength(200),
      z.refine((all) => new Set(all.map((each) => each.subcategoryId)).size === all.length, {
        error: 'each service once',
      }),
    ),
    /** Absent: unchanged. */
    instantBooking: z.optional(z.boolean()),
  })
  .check(
    z.refine((rates) => rates.minPeople <= rates.maxPeople, {
      error: 'the smallest group is above the largest',
      path: ['maxPeople'],
    }),
    z.refine((rates) => rates.minDuration <= rates.maxDuration, {
      error: 'the shortest tour is above the longest',
      path: ['maxDuration'],
    }),
  );
export type Rates = z.infer<typeof Rates>;

/** The version that a change is based on. The change is rejected if the data has changed since then. */
export const Revision = z.string().check(z.regex(/^[\w-]{22}$/));

/**
 * The caller's rates as stored, which can violate a limit introduced later; prices are null if not set yet.
 */
export const OwnRates = z.object({
  revision: Revision,
  basicPricePerHourCents: z.nullable(Cents),
  additionalPricePerPersonCents: z.nullable(Cents),
  minPeople: z.int(),
  maxPeople: z.int(),
  minDuration: z.number(),
  maxDuration: z.number(),
  services: z.array(z.object({ subcategoryId: SubcategoryId, priceCents: z.nullable(Cents) })),
  /** Absent if a process of the previous release answered. */
  instantBooking: z.optional(z.boolean()),
});
export type OwnRates = z.infer<typeof OwnRates>;
