/** Matches Apple platforms, which get a link to Apple Maps; all others get Google Maps. */
const APPLE = /iPhone|iPad|Macintosh/;

/** Returns a link that opens a place in the device's map app. The page itself fetches nothing from it. */
export const buildMapLink = (address: string, userAgent: string): string => {
  const query = encodeURIComponent(address);
  return APPLE.test(userAgent)
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
};
