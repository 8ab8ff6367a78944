import * as z from 'zod/mini';
import { call } from '../call.ts';
import { ITINERARY_BOUNDS } from '../guides/itinerary-bounds.ts';
import { line, PlainDate, PostalCode, pageSchema } from '../primitives.ts';
import { DayFit, PostalPlace, ServiceCategory } from './entities.ts';

/**
 * Lists all services. There are few, so that they always fit on one page (docs/product/pages.md, "Lists").
 */
export const listServiceCategories = call({
  method: 'GET',
  path: '/api/v2/service-categories',
  summary: 'List the service categories with their subcategories',
  auth: 'none',
  query: z.strictObject({}),
  replies: { 200: pageSchema(ServiceCategory) },
  errors: [],
  limit: 'read',
});

/**
 * Returns the places of a postal code. A few codes have more than one place; these are in Japan Post's
 * order.
 */
export const getPostalCode = call({
  method: 'GET',
  path: '/api/v2/postal-codes/:code',
  summary:
    'The places of a Japanese postal code, in kanji, kana, romaji and Chinese down to the town',
  auth: 'none',
  params: z.strictObject({ code: PostalCode }),
  query: z.strictObject({}),
  replies: { 200: z.object({ data: z.array(PostalPlace) }) },
  errors: ['POSTAL_CODE_UNKNOWN'],
  limit: 'read',
});

const DAY_MINUTES = 1440;

/**
 * Checks whether the stops of a day fit its length and are open then (docs/product/guides.md, "Does the day fit?").
 * Days and times are Japan's. Stores nothing.
 */
export const checkDayFit = call({
  method: 'POST',
  path: '/api/v2/day-fit',
  summary: 'Check whether the stops of a day fit its length and are open',
  auth: 'none',
  body: z.strictObject({
    stops: z
      .array(
        z.strictObject({
          /** The name of the stop, in each language in which it has one. */
          names: z.array(line(1, ITINERARY_BOUNDS.stopTitle)).check(z.maxLength(2)),
          /** With the route to the next stop; null if open-ended. */
          minutes: z.nullable(z.int().check(z.nonnegative(), z.maximum(DAY_MINUTES))),
        }),
      )
      .check(z.minLength(1), z.maxLength(ITINERARY_BOUNDS.stops.max)),
    /** The length of the tour in minutes; null to compare with nothing. */
    minutes: z.nullable(z.int().check(z.positive())),
    /** Null if no day is chosen yet. */
    day: z.nullable(PlainDate),
    /** Minutes after midnight; null if no start is chosen yet. */
    startMinute: z.nullable(z.int().check(z.nonnegative(), z.lt(DAY_MINUTES))),
  }),
  replies: { 200: DayFit },
  errors: [],
  limit: 'read',
});
