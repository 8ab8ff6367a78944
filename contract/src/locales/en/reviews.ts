/** What both sides read about the reviews of a booking. */
export default {
  /** By the codes of contract/src/reviews/eligibility.ts. */
  closed: {
    cancelled: 'Booking was cancelled',
    disputed: 'Reviews wait until the dispute is decided',
    not_completed: 'The tour is not completed yet',
    already_reviewed: 'You have already reviewed this tour',
    other_is_public: 'The other review is already public',
    period_over: 'The time to review this tour is over',
  },
} as const;
