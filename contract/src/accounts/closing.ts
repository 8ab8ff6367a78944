/** Why an account cannot be closed yet (docs/product/accounts.md, "Closing an account"). */
export const CLOSING_REASONS = [
  /** The account is a staff account, which cannot be closed this way. */
  'staff',
  /** A booking is live or disputed. */
  'bookings',
  /** Some earnings were not paid out yet, including pending ones. */
  'earnings',
  /** The wallet contains refunded money. */
  'wallet',
  /** A withdrawal is in progress. */
  'withdrawal',
  /** A refund that has not arrived yet. */
  'refund',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Nickname of closed accounts. Pages translate it. */
export const DELETED_NICKNAME = 'Deleted user';

/** Email domain of closed accounts. RFC 2606 reserves `.invalid`, so no email is delivered. */
const CLOSED_DOMAIN = 'closed.invalid';

/**
 * Returns the username and email of a closed account. Both are reserved, because closing an account would
 * fail if another account had them.
 */
export const getClosedAccountNames = (id: number): { username: string; email: string } => ({
  username: `deleted${id}`,
  email: `deleted-${id}@${CLOSED_DOMAIN}`,
});

/** Returns whether an address belongs to a closed account and thus cannot receive email. */
export const isClosedAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${CLOSED_DOMAIN}`);
