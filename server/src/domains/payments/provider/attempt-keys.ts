const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether a provider's key can be a key of this site, which are UUIDs. Other keys come from other
 * uses of the same provider account and must not reach a query.
 */
export const isSiteKey = (key: string): boolean => UUID.test(key);
