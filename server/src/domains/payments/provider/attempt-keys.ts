const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns true if a key at the provider may be one of this site's, which are UUIDs. Other keys come from
 * other uses of the same provider account and must not reach a query.
 */
export const isSiteKey = (key: string): boolean => UUID.test(key);
