import { findBrowser } from '../../scripts/setup/browser.js';

/** The browser that journeys and measurements run in; found, or installed, as `npm test` does. */
export const chromiumPath = (): string => {
  const path = findBrowser();
  if (!path) throw new Error('There is no browser to run in: see above.');
  return path;
};
