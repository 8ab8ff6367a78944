/** How long a login lasts at most (docs/product/accounts.md, "Sessions"). */
export const SESSION_DAYS = 7;
/** How long a browser that logged in to an account is known to it. */
export const KNOWN_DEVICE_DAYS = 180;
/** How many links to choose a new password one person is sent within the hour that such a link works. */
export const RESET_LINKS_AN_HOUR = 3;
/** How long a link that confirms an e-mail address works, and how many one account is sent in that time. */
export const CONFIRMATION_HOURS = 24;
export const CONFIRMATIONS_A_DAY = 3;
/** How many passkeys one person may have (docs/product/accounts.md, "Passkeys"), and how long their names. */
export const PASSKEYS_MAX = 10;
export const PASSKEY_NAME_MAX = 40;
/** How long ago a login may be for passkeys to be added or removed. */
export const RECENT_LOGIN_MINUTES = 10;
/** How long a link of the team's command works. */
export const PASSKEY_LINK_HOURS = 1;
/** Who is younger has no account. */
export const ACCOUNT_MIN_AGE = 18;
