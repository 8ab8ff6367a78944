/** The numbers of the rules in docs/product/accounts.md. Lengths of texts are next to their fields. */

/** Maximum duration of a session (docs/product/accounts.md, "Sessions"). */
export const SESSION_DAYS = 7;
/** How long a browser that logged in to an account is recognized. */
export const KNOWN_DEVICE_DAYS = 180;
/** How long a password reset link works, and how many a user can request in that time. */
export const RESET_LINK_HOURS = 1;
export const RESET_LINKS_MAX = 3;
/**
 * Failed logins within `minutes` after which logging in is blocked (docs/product/accounts.md, "Failed
 * logins"): by account, by network, and by recognized browser of an account.
 */
export const FAILED_LOGINS = { minutes: 15, name: 10, address: 100, device: 10 } as const;
/** How long the browser and network of a login are stored (docs/product/accounts.md, "Traces"). */
export const TRACE_DAYS = 30;
/** How long an email confirmation link works, and how many an account can request in that time. */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATIONS_A_DAY = 3;
/** Maximum number of confirmation emails per address and day, across all accounts. */
export const CONFIRMATIONS_PER_ADDRESS = 10;
/**
 * Maximum number of passkeys per user (docs/product/accounts.md, "Passkeys"), and length of their names.
 */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** How long after a login passkeys can be added or removed. */
export const RECENT_LOGIN_MINUTES = 10;
/** How long a link from a staff command works. */
export const PASSKEY_LINK_HOURS = 1;
/** Minimum age for an account. */
export const ACCOUNT_MIN_AGE = 18;

/** An export requested again within this time returns the previous one. */
export const EXPORT_PAUSE_HOURS = 1;
/** How long a ready export can be downloaded. */
export const EXPORT_DAYS = 7;
/** Larger files are omitted from an export, which lists their names. */
export const EXPORT_MEGABYTES = 200;

/** How many days a device stores unsent input of a form (docs/product/accounts.md, "Sessions"). */
export const DRAFT_DAYS = 30;

/** How long a passkey can answer a challenge. */
export const CHALLENGE_MINUTES = 5;
