/** Why an account cannot be closed yet (docs/product/accounts.md, "Closing an account"). */
export const CLOSING_REASONS = [
  /** Staff accounts cannot be closed this way. */
  'staff',
  /** A booking is live or disputed. */
  'bookings',
  /** There are earnings that were not paid out, including pending ones. */
  'earnings',
  /** The wallet contains refunded money. */
  'wallet',
  /** A withdrawal is in progress. */
  'withdrawal',
  /** A refund that has not arrived yet. */
  'refund',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Nickname of closed accounts; pages translate it. */
export const DELETED_NICKNAME = 'Deleted user';

/** Email domain of closed accounts. RFC 2606 reserves it, so no mail is delivered. */
const CLOSED_DOMAIN = 'closed.invalid';

/** The username and email of a closed account. They are reserved: if another account had them, closing would fail. */
export const namesOfClosed = (id: number): { username: string; email: string } => ({
  username: `deleted${id}`,
  email: `deleted-${id}@${CLOSED_DOMAIN}`,
});

/** Returns whether the address belongs to a closed account and cannot receive email. */
export const isClosedAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${CLOSED_DOMAIN}`);
