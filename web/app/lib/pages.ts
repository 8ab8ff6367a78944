import type { BookingTab } from '@tomoguide/contract/bookings/statuses';

/**
 * The pages that exist. A link appears only when its page does: whoever adds a page adds its line
 * here, and the header, the menus and the footer show it.
 */
const PAGES: readonly string[] = [
  '/',
  '/search',
  '/login',
  '/signup',
  '/forgot-password',
  '/reset-password',
  '/dashboard',
  '/checkout',
  '/payment-demo',
  '/payment-success',
  '/guide',
  '/guide-dashboard',
  '/terms',
  '/privacy',
  '/help',
  '/help/cancellation',
  '/help/about',
];

/** Where a booking under this tab stands among the trips; the first tab needs no mention. */
export const tripsPath = (tab: BookingTab): string =>
  tab === 'pending-requests' ? '/dashboard' : `/dashboard?tab=${tab}`;

export const pageExists = (path: string): boolean => PAGES.includes(path.split(/[?#]/, 1)[0] ?? '');
