import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { CITY_SLUGS } from '../../catalog/cities.ts';
import { GuideId, idText, PlainDate, WaitingEntryId } from '../../primitives.ts';
import { GuideLanguage } from '../entities.ts';
import { TRAVELERS_MAX } from '../figures.ts';
import { WaitingEntry } from '../waiting.ts';

const WaitingEntries = z.object({ data: z.array(WaitingEntry) });

/** Lists what the user waits for, by day (docs/product/waiting-list.md). */
export const getWaitingList = call({
  method: 'GET',
  path: '/api/v2/waiting-list',
  summary: 'List the days you wait for',
  auth: 'required',
  replies: { 200: WaitingEntries },
  errors: [],
  limit: 'read',
});

/** Waits for a day of a guide. A repeated call returns the same entry. */
export const waitForGuide = call({
  method: 'POST',
  path: '/api/v2/waiting-list/guides',
  summary: "Wait for a guide's day",
  auth: 'required',
  body: z.strictObject({ guideId: GuideId, day: PlainDate }),
  replies: { 200: WaitingEntry },
  errors: [
    'NOT_FOUND',
    'SELF_NOT_ALLOWED',
    'BLOCKED',
    'GUIDE_NOT_BOOKABLE',
    'DATE_OUT_OF_RANGE',
    'DAY_FREE',
    'TOO_MANY_WAITS',
  ],
  limit: 'write',
});

/** Waits for any guide of a city. A repeated call returns the same entry. */
export const waitForCity = call({
  method: 'POST',
  path: '/api/v2/waiting-list/cities',
  summary: 'Wait for a guide in a city on a day',
  auth: 'required',
  body: z.strictObject({
    city: z.enum(CITY_SLUGS),
    day: PlainDate,
    travelers: z.int().check(z.minimum(1), z.maximum(TRAVELERS_MAX)),
    /** The guide's language; null for any. */
    language: z.nullable(GuideLanguage),
  }),
  replies: { 200: WaitingEntry },
  errors: ['DATE_OUT_OF_RANGE', 'TOO_MANY_WAITS'],
  limit: 'write',
});

/** Ends an entry, and returns the others. */
export const stopWaiting = call({
  method: 'DELETE',
  path: '/api/v2/waiting-list/:id',
  summary: 'Stop waiting for a day',
  auth: 'required',
  params: z.strictObject({ id: idText(WaitingEntryId) }),
  replies: { 200: WaitingEntries },
  errors: ['NOT_FOUND'],
  limit: 'write',
});
