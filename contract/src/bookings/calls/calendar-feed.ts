import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { CalendarFeed, CreateCalendarFeed, FEED_KEY } from '../calendar-feed.ts';

const ownFeed = {
  path: '/api/guides/me/calendar-feed',
  auth: 'required',
  replies: { 200: CalendarFeed },
} as const;

/** The caller's tours as a feed (docs/product/guides.md, "Calendar feed"). */
export const getCalendarFeed = call({
  ...ownFeed,
  method: 'GET',
  summary: "The secret address of one's tours as a calendar",
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const createCalendarFeed = call({
  ...ownFeed,
  method: 'POST',
  summary: 'A secret address, or another one in its place; the one before stops working then',
  body: CreateCalendarFeed,
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

export const deleteCalendarFeed = call({
  ...ownFeed,
  method: 'DELETE',
  summary: 'End the calendar feed',
  errors: ['NOT_A_GUIDE'],
  limit: 'write',
});

/** The iCalendar feed, readable by anyone who has its URL. */
export const readCalendarFeed = call({
  method: 'GET',
  path: '/api/calendar-feed.ics',
  summary: "A guide's tours as iCalendar",
  auth: 'none',
  query: z.strictObject({ key: z.string().check(z.regex(FEED_KEY)) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
