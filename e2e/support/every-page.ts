import { expect, type Page } from '@playwright/test';
import { HELP_PAGES, helpPath } from '@tomoguide/contract/help/help-pages';

/** The paths of all pages, grouped by the account that opens them. */

export const VISITOR = [
  '/',
  '/search',
  '/search?city=kyoto&travelers=2&minPrice=100&maxPrice=400',
  '/search?city=nara&minPrice=590&maxPrice=600',
  '/guides/2',
  '/itinerary/2',
  '/pdf-preview/itinerary-2',
  '/login',
  '/login?redirect=%2Fcheckout%2F2%3Fdate%3D2036-05-04%26start%3D10%3A00%26travelers%3D2',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
  '/passkey',
  '/travelers',
  '/pdf-preview/TG0001',
  '/dashboard',
  '/messages',
  '/settings/notifications',
  '/settings/notifications#token=7.paid.x',
  '/guide',
  '/guide-dashboard',
  '/guide/calendar',
  '/guide/profile',
  '/guide/rates',
  '/guide/qualifications',
  '/guide/work-permission',
  '/guide/itineraries',
  '/guide/photos',
  '/guide/quick-replies',
  '/guide/taxes',
  '/profile',
  '/withdrawal',
  '/become-guide',
  '/application-status',
  '/verify-identity',
  '/staff',
  '/staff/disputes',
  '/staff/audit-log',
  '/checkout',
  '/payment-demo',
  '/payment-success',
  '/terms',
  '/privacy',
  '/help',
  '/help?q=refund',
  '/help?q=xyzzy',
  ...HELP_PAGES.map(helpPath),
  '/nowhere',
];
export const TRAVELER = [
  '/dashboard',
  '/dashboard?tab=upcoming',
  '/dashboard?tab=ongoing',
  '/dashboard?tab=saved-guides',
  '/dashboard?tab=past',
  '/pdf-preview/TG0001',
  '/messages',
  '/messages?tab=notices',
  '/settings/notifications',
  '/checkout/3',
  '/profile',
  '/profile?section=wallet',
  '/profile?section=privacy',
  '/profile?section=security',
  '/profile?section=account',
  '/become-guide',
  '/become-guide?page=character',
  '/become-guide?page=tours',
  '/become-guide?page=preview',
  '/application-status',
  '/verify-identity',
];
export const GUIDE = [
  '/guide',
  '/guide-dashboard',
  '/guide-dashboard#upcoming',
  '/guide-dashboard#earnings',
  '/guide-dashboard#past',
  '/guide/calendar',
  '/guide/profile',
  '/guide/rates',
  '/guide/qualifications',
  '/guide/work-permission',
  '/guide/itineraries',
  '/guide/photos',
  '/guide/quick-replies',
  '/guide/taxes',
  '/messages',
  '/profile',
  '/withdrawal',
];
export const STAFF = [
  '/staff',
  '/staff/applications',
  '/staff/applications?show=rejected',
  '/staff/identity',
  '/staff/qualifications',
  '/staff/work-permissions',
  '/staff/identity?show=rejected',
  '/staff/withdrawals',
  '/staff/disputes',
  '/staff/disputes?state=decided',
  '/staff/patterns',
  '/staff/refunds',
  '/staff/chargebacks',
  '/staff/users?name=kenji',
  '/staff/users?case=2&as=guide',
  '/staff/weather',
  '/staff/day-figures',
  '/staff/day-figures?show=rides',
  '/staff/announcements',
  '/staff/contact-attempts',
  '/staff/goodwill',
  '/staff/ledger',
  '/staff/audit-log',
  '/staff/withdrawals',
];

declare global {
  interface Window {
    __reactRouterDataRouter?: {
      navigate(to: string, options: { flushSync: boolean }): Promise<void>;
    };
  }
}

/**
 * Navigates as a link does, and waits until the new heading replaces the old one. Loading each page as a
 * document would take longer than checking it, because the app and axe would be compiled again each time.
 */
export const navigateTo = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(async (to) => {
    const router = window.__reactRouterDataRouter;
    if (!router) throw new Error('the router is not on the page');
    if (new URL(to, location.origin).pathname !== location.pathname)
      document.querySelector('#content h1')?.setAttribute('data-left', '');
    await router.navigate(to, { flushSync: true });
  }, path);
  await expect(page.locator('[data-left]'), path).toHaveCount(0);
};
