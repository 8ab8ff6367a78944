import { findBrowser } from '../../scripts/setup/browser.js';

/**
 * Returns the path to the browser for journeys and measurements, which is found or installed as for `npm
 * test`.
 */
export const chromiumPath = (): string => {
  const path = findBrowser();
  if (!path) throw new Error('No browser found: see above.');
  return path;
};
