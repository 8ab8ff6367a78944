import * as z from 'zod/mini';

/** A guide's tours as a calendar feed (docs/product/guides.md, "Calendar feed"). */

/** Length of the secret in the feed's URL, in bytes. */
export const FEED_KEY_BYTES = 24;
export const FEED_KEY = /^[\w-]{32}$/;

export const CalendarFeed = z.object({
  /** The URL to subscribe to; null if there is no feed. */
  address: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CreateCalendarFeed = z.strictObject({
  /** If true, a new URL replaces the existing one; otherwise the existing URL is returned. */
  renew: z.boolean(),
});
export type CreateCalendarFeed = z.infer<typeof CreateCalendarFeed>;
