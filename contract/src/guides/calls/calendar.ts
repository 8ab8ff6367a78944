import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { intText, PlainDate } from '../../primitives.ts';
import { Quote, StartTime } from '../entities.ts';
import { HOUR_RANGES_MAX, TRAVELERS_MAX } from '../figures.ts';
import { durationText, servicesText } from '../query-values.ts';
import { DayException, WeeklyHours } from '../working-hours.ts';
import { guideParams, ownGuideChanged } from './params.ts';

/**
 * Lists the days on which a tour of this duration can start. The default duration is the guide's shortest.
 */
export const getAvailability = call({
  method: 'GET',
  path: '/api/v2/guides/:id/availability',
  summary: "List a guide's free days",
  auth: 'optional',
  params: guideParams,
  query: z
    .strictObject({
      /** The first day; by default today in the guide's time zone. */
      from: z.optional(PlainDate),
      /** The last day, inclusive; by default and at most 185 days after `from`. */
      to: z.optional(PlainDate),
      duration: z.optional(durationText),
    })
    .check(
      z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: 'to is before from',
        path: ['to'],
      }),
    ),
  replies: {
    200: z.object({
      timeZone: z.string(),
      from: PlainDate,
      to: PlainDate,
      /** The duration used, in hours. */
      duration: z.number(),
      /** The free days, in ascending order. */
      data: z.array(PlainDate),
    }),
  },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED'],
  limit: 'read',
});

export const getStartTimes = call({
  method: 'GET',
  path: '/api/v2/guides/:id/start-times',
  summary: 'List the available start times on a day for a duration',
  auth: 'optional',
  params: guideParams,
  query: z.strictObject({ date: PlainDate, duration: z.optional(durationText) }),
  replies: {
    200: z.object({
      timeZone: z.string(),
      date: PlainDate,
      /** The duration used, in hours. */
      duration: z.number(),
      data: z.array(StartTime),
    }),
  },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED'],
  limit: 'read',
});

export const getQuote = call({
  method: 'GET',
  path: '/api/v2/guides/:id/quote',
  summary: 'Get the price of a tour for a group',
  auth: 'optional',
  params: guideParams,
  query: z.strictObject({
    duration: durationText,
    travelers: intText(1, TRAVELERS_MAX),
    services: z.optional(servicesText),
  }),
  replies: { 200: Quote },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED', 'GROUP_SIZE_NOT_OFFERED', 'SERVICE_NOT_OFFERED'],
  limit: 'read',
});

/** Replaces the weekly hours (docs/product/guides.md, "Changing the calendar"). */
export const setWeeklyHours = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/weekly-hours',
  summary: 'Replace your weekly hours',
  body: z.strictObject({ hours: z.array(WeeklyHours).check(z.maxLength(7 * HOUR_RANGES_MAX)) }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'HOURS_OVERLAP'],
});

/** Closes days, sets their hours, or restores their weekly hours. */
export const setDays = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/days',
  summary: 'Close days in your calendar or change their hours',
  body: z
    .strictObject({
      from: PlainDate,
      /** The last day, inclusive. */
      to: PlainDate,
      /** Empty if the days are closed; null to restore the weekly hours. */
      hours: z.nullable(DayException.shape.hours),
    })
    .check(z.refine(({ from, to }) => from <= to, { error: 'to is before from', path: ['to'] })),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'HOURS_OVERLAP', 'DAY_OUT_OF_RANGE'],
});
