const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Returns whether a provider's key may be from this site, whose keys are UUIDs. Other keys come from other
 * uses of the same provider account and must not reach a query.
 */
export const isSiteKey = (key: string): boolean => UUID.test(key);
