/**
 * Time that the guide has free between two tours (docs/product/bookings.md, "Slots"); the constraint
 * bookings_busy_covers enforces it.
 */
export const GAP_AFTER_TOUR_MINUTES = 60;

/** Returns until when a tour with this end occupies the guide. */
export const busyUntil = (end: Temporal.Instant): Temporal.Instant =>
  end.add({ minutes: GAP_AFTER_TOUR_MINUTES });
