import { isInAppBrowser } from '../../lib/in-app-browser.ts';

/** Rules for offering to install the site as an app (docs/product/pages.md, "Installing"). */

const KEY = 'installOffer';
const REFUSED = 'refused';

export type Offer = 'first-visit' | 'refused' | 'open';

const today = (): string => Temporal.Now.plainDateISO().toString();

/** Returns the stored state of the offer. On the first visit, stores today's date. */
export const readOffer = (): Offer => {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === REFUSED) return 'refused';
    if (stored === null) localStorage.setItem(KEY, today());
    return stored === null || stored === today() ? 'first-visit' : 'open';
  } catch {
    // Storage is blocked, so a dismissal would be lost and the offer would return on every visit.
    return 'refused';
  }
};

/** Dismisses the offer permanently; the app can still be installed from the browser's menu. */
export const dismissOffer = (): Offer => {
  try {
    localStorage.setItem(KEY, REFUSED);
  } catch {
    // Storage is blocked, so the offer was never shown.
  }
  return 'refused';
};

export const isSafariOnPhone = (userAgent: string): boolean =>
  /iPhone|iPad/.test(userAgent) &&
  /Version\/[\d.]+.*Safari/.test(userAgent) &&
  !isInAppBrowser(userAgent);

/**
 * Returns whether to offer the app: not on the first day, after a dismissal, in the installed app, or
 * inside another app.
 */
export const isOffered = (offer: Offer, userAgent = navigator.userAgent): boolean =>
  offer === 'open' &&
  !window.matchMedia('(display-mode: standalone)').matches &&
  !isInAppBrowser(userAgent);
