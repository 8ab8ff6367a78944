/** How many object URLs to cache, which is more than a screen ever shows. */
const MAX_URLS = 80;

/** The object URL of each blob, least recently used first. */
const addresses = new Map<Blob, string>();

/** Returns an object URL for a blob, the same one each time, so that pictures do not flicker. */
export const getObjectUrl = (blob: Blob): string => {
  const address = addresses.get(blob) ?? URL.createObjectURL(blob);
  addresses.delete(blob);
  addresses.set(blob, address);
  for (const [old, its] of addresses) {
    if (addresses.size <= MAX_URLS) break;
    addresses.delete(old);
    URL.revokeObjectURL(its);
  }
  return address;
};
