/** What the cache knows a person's own passkeys by. */
export const PASSKEYS_KEY = ['me', 'passkeys'] as const;
