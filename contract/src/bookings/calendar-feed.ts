import * as z from 'zod/mini';

/** A guide's tours as a calendar feed (docs/product/guides.md, "Calendar feed"). */

/** Length of the secret in the URL, in bytes. */
export const FEED_KEY_BYTES = 24;
export const FEED_KEY = /^[\w-]{32}$/;

export const CalendarFeed = z.object({
  /** The URL to subscribe to; null if there is no feed. */
  address: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const CreateCalendarFeed = z.strictObject({
  /** If true, replaces the existing URL; otherwise returns it. */
  renew: z.boolean(),
});
export type CreateCalendarFeed = z.infer<typeof CreateCalendarFeed>;
