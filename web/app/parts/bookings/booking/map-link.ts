/** Apple platforms, which open Apple Maps. All others get Google Maps. */
const APPLE = /iPhone|iPad|Macintosh/;

/** A link to a place in the device's map app. Only a link: the page fetches nothing from it. */
export const mapLink = (address: string, userAgent: string): string => {
  const query = encodeURIComponent(address);
  return APPLE.test(userAgent)
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
};
