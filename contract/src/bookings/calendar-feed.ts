import * as z from 'zod/mini';

/** A guide's tours for their own calendar (docs/product/guides.md, "Calendar feed"). */

/** How much of the address is secret. */
export const FEED_KEY_BYTES = 24;
export const FEED_KEY = /^[\w-]{32}$/;

/** Tours stay in it for so many days after their end. */
export const FEED_DAYS_BACK = 30;

/** Cancelled tours stay in it, marked as cancelled, for this many days after they were cancelled. */
export const FEED_CANCELLED_DAYS = 7;

export const CalendarFeed = z.object({
  /** What a calendar subscribes to; null: there is no feed. */
  address: z.nullable(z.string()),
});
export type CalendarFeed = z.infer<typeof CalendarFeed>;

export const MakeCalendarFeed = z.strictObject({
  /** Another address in place of the one there is; without it that one stays. */
  renew: z.boolean(),
});
export type MakeCalendarFeed = z.infer<typeof MakeCalendarFeed>;
