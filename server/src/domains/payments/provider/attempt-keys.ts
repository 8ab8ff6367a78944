const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether a provider may have this key from us: ours are UUIDs. Any other text belongs to what others
 * do with the same account, and must not reach a query.
 */
export const mayBeOurs = (key: string): boolean => UUID.test(key);
