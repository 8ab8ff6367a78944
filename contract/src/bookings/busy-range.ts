/**
 * Kept free of the guide's time between two tours (docs/product/bookings.md, "Slots");
 * bookings_busy_covers holds the rows to it.
 */
export const GAP_AFTER_TOUR_MINUTES = 60;

/** Until when a tour that ends then keeps the guide's time. */
export const busyUntil = (end: Temporal.Instant): Temporal.Instant =>
  end.add({ minutes: GAP_AFTER_TOUR_MINUTES });
