/** Where people on Apple’s systems find their maps; everybody else’s are Google’s. */
const APPLE = /iPhone|iPad|Macintosh/;

/**
 * A link to a place on the map of the reader's device: an address to go to, nothing that the page
 * fetches.
 */
export const mapLink = (address: string, userAgent: string): string => {
  const query = encodeURIComponent(address);
  return APPLE.test(userAgent)
    ? `https://maps.apple.com/?q=${query}`
    : `https://www.google.com/maps/search/?api=1&query=${query}`;
};
