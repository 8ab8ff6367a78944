/** So many stay at hand; more than a screen ever shows. */
const MOST = 80;

/** Oldest use first. */
const addresses = new Map<Blob, string>();

/** An address of these bytes in this page's memory, the same each time, so that nothing flickers. */
export const addressOf = (blob: Blob): string => {
  const address = addresses.get(blob) ?? URL.createObjectURL(blob);
  addresses.delete(blob);
  addresses.set(blob, address);
  for (const [old, its] of addresses) {
    if (addresses.size <= MOST) break;
    addresses.delete(old);
    URL.revokeObjectURL(its);
  }
  return address;
};
