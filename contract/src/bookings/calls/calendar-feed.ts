import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { CalendarFeed, CreateCalendarFeed, FEED_KEY } from '../calendar-feed.ts';

const ownFeed = {
  path: '/api/guides/me/calendar-feed',
  auth: 'required',
  replies: { 200: CalendarFeed },
} as const;

/** Returns the caller's calendar feed (docs/product/guides.md, "Calendar feed"). */
export const getCalendarFeed = call({
  ...ownFeed,
  method: 'GET',
  summary: 'Get the secret URL of your calendar feed',
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const createCalendarFeed = call({
  ...ownFeed,
  method: 'POST',
  summary: 'Create or replace the secret URL of your calendar feed',
  body: CreateCalendarFeed,
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

export const deleteCalendarFeed = call({
  ...ownFeed,
  method: 'DELETE',
  summary: 'Delete your calendar feed',
  errors: ['NOT_A_GUIDE'],
  limit: 'write',
});

/** Returns the iCalendar feed to anyone who has its URL. */
export const readCalendarFeed = call({
  method: 'GET',
  path: '/api/calendar-feed.ics',
  summary: 'Get the tours of a calendar feed as iCalendar',
  auth: 'none',
  query: z.strictObject({ key: z.string().check(z.regex(FEED_KEY)) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
