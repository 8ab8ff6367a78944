/**
 * The numeric limits and periods of the rules in docs/product/accounts.md. Text lengths are defined next to
 * their fields.
 */

/** Days after which a session expires (docs/product/accounts.md, "Sessions"). */
export const SESSION_DAYS = 7;
/** Days for which a browser is recognized after a login to an account. */
export const KNOWN_DEVICE_DAYS = 180;
/**
 * Hours for which a password reset link is valid (here), and how many links a user can request within that
 * time (below).
 */
export const RESET_LINK_HOURS = 1;
export const RESET_LINKS_MAX = 3;
/**
 * Failed logins within `minutes` after which logging in is blocked (docs/product/accounts.md, "Failed
 * logins"): `name` by account, `address` by network, and `device` by recognized browser of an account.
 */
export const FAILED_LOGINS = { minutes: 15, name: 10, address: 100, device: 10 } as const;
/** Days for which the browser and network of a login are stored (docs/product/accounts.md, "Traces"). */
export const TRACE_DAYS = 30;
/**
 * Hours for which an email confirmation link is valid (here), and how many links an account can request in
 * a day (below).
 */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATIONS_A_DAY = 3;
/** Maximum number of confirmation emails per address per day, across all accounts. */
export const CONFIRMATIONS_PER_ADDRESS = 10;
/**
 * Maximum number of passkeys per user (docs/product/accounts.md, "Passkeys"), and maximum length of their
 * names.
 */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** Minutes after a login during which passkeys can be added or removed. */
export const RECENT_LOGIN_MINUTES = 10;
/** Hours for which a link from a staff command is valid. */
export const PASSKEY_LINK_HOURS = 1;
/** Minimum age for an account. */
export const ACCOUNT_MIN_AGE = 18;

/** Hours within which a repeated request for an export returns the previous one. */
export const EXPORT_PAUSE_HOURS = 1;
/** Days for which a finished export can be downloaded. */
export const EXPORT_DAYS = 7;
/**
 * Maximum total size of the files in an export. Further files are omitted, and the export lists their
 * names.
 */
export const EXPORT_MEGABYTES = 200;

/** Days for which a device stores unsent input of a form (docs/product/accounts.md, "Sessions"). */
export const DRAFT_DAYS = 30;

/** Minutes within which a passkey challenge must be answered. */
export const CHALLENGE_MINUTES = 5;
