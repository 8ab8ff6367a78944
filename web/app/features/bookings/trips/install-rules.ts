/** When keeping the site as an app is offered (docs/product/pages.md, "Installing"). */

const KEY = 'installOffer';
const REFUSED = 'refused';

export type Offer = 'first-visit' | 'refused' | 'open';

const today = (): string => Temporal.Now.plainDateISO().toString();

/** Reads what this device remembers; on the first day it remembers that. */
export const readOffer = (): Offer => {
  try {
    const stored = localStorage.getItem(KEY);
    if (stored === REFUSED) return 'refused';
    if (stored === null) localStorage.setItem(KEY, today());
    return stored === null || stored === today() ? 'first-visit' : 'open';
  } catch {
    // Where nothing can be remembered it would be offered again and again.
    return 'refused';
  }
};

/** For good: the menu of every browser still has it. */
export const refuseOffer = (): Offer => {
  try {
    localStorage.setItem(KEY, REFUSED);
  } catch {
    // Nor was it offered.
  }
  return 'refused';
};

/** WeChat and other apps show pages that cannot be installed. */
const IN_APP = /MicroMessenger|Weibo|QQ\/|AliApp|Line\//i;

export const isSafariOnPhone = (userAgent: string): boolean =>
  /iPhone|iPad/.test(userAgent) &&
  /Version\/[\d.]+.*Safari/.test(userAgent) &&
  !IN_APP.test(userAgent);

/** Not on the first day, not again, not in the app itself, and not within another one. */
export const isOffered = (offer: Offer, userAgent = navigator.userAgent): boolean =>
  offer === 'open' &&
  !window.matchMedia('(display-mode: standalone)').matches &&
  !IN_APP.test(userAgent);
