import { isInAppBrowser } from '../../lib/in-app-browser.ts';

/** Rules for offering to install the site as an app (docs/product/pages.md, "Installing"). */

const KEY = 'installOffer';
const REFUSED = 'refused';

export type Offer = 'first-visit' | 'refused' | 'open';

const today = (): string => Temporal.Now.plainDateISO().toString();

/** Reads the stored state. On the first visit, stores today's date. */
export const readOffer = (): Offer => {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === REFUSED) return 'refused';
    if (stored === null) localStorage.setItem(KEY, today());
    return stored === null || stored === today() ? 'first-visit' : 'open';
  } catch {
    // Without storage, a dismissal would be lost and the offer would return on every visit.
    return 'refused';
  }
};

/** Permanent, because the app can still be installed from the browser's menu. */
export const dismissOffer = (): Offer => {
  try {
    localStorage.setItem(KEY, REFUSED);
  } catch {
    // Without storage, the offer was never shown.
  }
  return 'refused';
};

export const isSafariOnPhone = (userAgent: string): boolean =>
  /iPhone|iPad/.test(userAgent) &&
  /Version\/[\d.]+.*Safari/.test(userAgent) &&
  !isInAppBrowser(userAgent);

/** Not on the first day, not after a dismissal, not in the installed app, and not inside another app. */
export const isOffered = (offer: Offer, userAgent = navigator.userAgent): boolean =>
  offer === 'open' &&
  !window.matchMedia('(display-mode: standalone)').matches &&
  !isInAppBrowser(userAgent);
