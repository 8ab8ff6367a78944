/** Why an account cannot be closed yet (docs/product/accounts.md, "Closing an account"). */
export const CLOSING_REASONS = [
  /** The team's accounts are not closed by themselves. */
  'staff',
  /** A booking is live or disputed. */
  'bookings',
  /** Earnings that are not paid out, pending ones too. */
  'earnings',
  /** Money that came back into the wallet. */
  'wallet',
  /** A withdrawal that is on its way. */
  'withdrawal',
  /** A refund that has not arrived. */
  'refund',
] as const;
export type ClosingReason = (typeof CLOSING_REASONS)[number];

/** Who is called so has closed their account; pages say it in the reader's language. */
export const DELETED_NICKNAME = 'Deleted user';

/** Where the address of a closed account leads: nowhere, by RFC 2606. */
const CLOSED_DOMAIN = 'closed.invalid';

/** What the row of a closed account is called by; nobody else may be, or it could not be closed. */
export const namesOfClosed = (id: number): { username: string; email: string } => ({
  username: `deleted${id}`,
  email: `deleted-${id}@${CLOSED_DOMAIN}`,
});

/** Whether no letter arrives there, as it is a closed account's. */
export const isClosedAddress = (email: string): boolean =>
  email.toLowerCase().endsWith(`@${CLOSED_DOMAIN}`);

/** Whoever asks for an export again within so long gets the same one. */
export const EXPORT_PAUSE_HOURS = 1;
/** A ready export can be fetched for so long. */
export const EXPORT_DAYS = 7;
/** Files beyond this size are left out of an export, and named in it. */
export const EXPORT_MEGABYTES = 200;
