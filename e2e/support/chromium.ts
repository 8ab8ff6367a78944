import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** The browser the journeys run in: CHROMIUM_PATH, as `npm test` sets it, or the machine's own. */
export const chromiumPath = (): string => {
  const path = [process.env.CHROMIUM_PATH ?? '', ...PLACES].find(
    (place) => place && existsSync(place),
  );
  if (!path)
    throw new Error('No Chromium found: run `npm test`, which installs one, or set CHROMIUM_PATH.');
  return path;
};
