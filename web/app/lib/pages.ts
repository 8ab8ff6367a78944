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

export const pageExists = (path: string): boolean => PAGES.includes(path.split(/[?#]/, 1)[0] ?? '');
