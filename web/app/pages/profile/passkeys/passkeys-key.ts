/** Query key of a user's own passkeys. */
export const PASSKEYS_KEY = ['me', 'passkeys'] as const;
