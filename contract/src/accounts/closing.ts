/** Why an account cannot be closed yet (docs/product/accounts.md, "Closing an account"). */
export const CLOSING_REASONS = [
  /** Staff accounts cannot be closed this way. */
  'staff',
  /** A booking is live or disputed. */
  'bookings',
  /** Earnings not paid out, including pending ones. */
  'earnings',
  /** Money returned to the wallet. */
  'wallet',
  /** A withdrawal in progress. */
  'withdrawal',
  /** A refund that has not arrived yet. */
  'refund',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Nickname of closed accounts; pages translate it. */
export const DELETED_NICKNAME = 'Deleted user';

/** Domain of the addresses of closed accounts; RFC 2606 reserves it, so no mail is delivered. */
const CLOSED_DOMAIN = 'closed.invalid';

/** The username and email of a closed account. Other accounts cannot use them, because closing would fail. */
export const namesOfClosed = (id: number): { username: string; email: string } => ({
  username: `deleted${id}`,
  email: `deleted-${id}@${CLOSED_DOMAIN}`,
});

/** Returns whether the address belongs to a closed account and cannot receive email. */
export const isClosedAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${CLOSED_DOMAIN}`);
