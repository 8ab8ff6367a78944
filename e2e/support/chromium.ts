import { findBrowser } from '../../scripts/setup/browser.js';

/** The browser for journeys and measurements, found or installed like in `npm test`. */
export const chromiumPath = (): string => {
  const path = findBrowser();
  if (!path) throw new Error('No browser found: see above.');
  return path;
};
