/** How many object URLs to keep; more than a screen ever shows. */
const MOST = 80;

/** Least recently used first. */
const addresses = new Map<Blob, string>();

/** An object URL for these bytes, the same each time, so that nothing flickers. */
export const objectUrlOf = (blob: Blob): string => {
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
