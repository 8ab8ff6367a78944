import { PREVIEW_ID } from './files/preview-pattern.ts';
import { HELP_PAGES, helpPath } from './help/help-pages.ts';
import type { Locale } from './locale.ts';
import { getStaffPath, STAFF_PAGES } from './staff/pages.ts';

/** A page of the site. Routes, links, the sitemap and the server's page cache are derived from this list. */
export interface Page {
  /** The path in the router's format: `:id` is a segment of the URL, `:id?` an optional one. */
  readonly path: string;
  /** The page's file in web/app/routes, without its extension. */
  readonly file: string;
  /**
   * True if the page is the same for all users with the same language and theme. The server then caches it
   * like a public response.
   */
  readonly shared?: true;
  /**
   * True if search engines can index the page. For paths with parameters, the sitemap lists the actual
   * URLs.
   */
  readonly indexed?: true;
  /**
   * True if anyone with the link can open the page, which therefore sends no referrer and has no links to
   * other sites.
   */
  readonly byLink?: true;
  /** True if the page works offline with cached data (docs/product/pages.md, "Offline"). */
  readonly offline?: true;
  /** The pattern of the path's `:id`; digits if absent. */
  readonly ids?: string;
}

export const PAGES: readonly Page[] = [
  { path: '/', file: 'landing', shared: true, indexed: true },
  { path: '/search', file: 'search', shared: true, indexed: true },
  { path: '/guides/:id', file: 'guide-profile', shared: true, indexed: true },
  { path: '/itinerary/:id', file: 'itinerary', shared: true, indexed: true },
  { path: '/pdf-preview/:id', file: 'pdf-preview', ids: PREVIEW_ID },
  { path: '/login', file: 'login', shared: true },
  { path: '/signup', file: 'signup', shared: true },
  { path: '/forgot-password', file: 'forgot-password' },
  { path: '/reset-password', file: 'reset-password' },
  { path: '/confirm-email', file: 'confirm-email' },
  { path: '/passkey', file: 'passkey' },
  { path: '/dashboard', file: 'dashboard', offline: true },
  { path: '/messages', file: 'messages' },
  { path: '/settings/notifications', file: 'settings-notifications' },
  { path: '/checkout/:guideId?', file: 'checkout' },
  { path: '/booking/:bookingId/payment-proof', file: 'payment-proof' },
  { path: '/booking/:bookingId/emergency-claim', file: 'emergency-claim' },
  { path: '/travelers', file: 'travelers', byLink: true },
  { path: '/payment-demo', file: 'payment-demo' },
  { path: '/payment-success', file: 'payment-success' },
  { path: '/guide', file: 'guide' },
  { path: '/guide-dashboard', file: 'guide-dashboard', offline: true },
  { path: '/guide/calendar', file: 'guide-calendar' },
  { path: '/guide/profile', file: 'guide-own-profile' },
  { path: '/guide/rates', file: 'guide-rates' },
  { path: '/guide/qualifications', file: 'guide-qualifications' },
  { path: '/guide/work-permission', file: 'guide-work-permission' },
  { path: '/guide/itineraries', file: 'guide-itineraries' },
  { path: '/guide/photos', file: 'guide-photos' },
  { path: '/guide/quick-replies', file: 'guide-quick-replies' },
  { path: '/guide/taxes', file: 'guide-taxes' },
  { path: '/become-guide', file: 'become-guide', shared: true, indexed: true },
  { path: '/application-status', file: 'application-status' },
  { path: '/verify-identity', file: 'verify-identity' },
  { path: '/profile', file: 'profile' },
  { path: '/withdrawal', file: 'withdrawal' },
  { path: '/staff', file: 'staff' },
  ...STAFF_PAGES.map(({ id }) => ({ path: getStaffPath(id), file: `staff-${id}` })),
  { path: '/terms', file: 'terms', shared: true, indexed: true },
  { path: '/privacy', file: 'privacy', shared: true, indexed: true },
  { path: '/help', file: 'help', shared: true, indexed: true },
  ...HELP_PAGES.map(
    (page): Page => ({
      path: helpPath(page),
      file: `help-${page}`,
      shared: true,
      indexed: true,
    }),
  ),
];

/** Returns the regular expression for a page's path. Its IDs are digits or match the page's own pattern. */
const buildPattern = ({ path, ids = '\\d+' }: Page): RegExp =>
  new RegExp(`^${path.replace(/\/:\w+\?/g, `(?:/${ids})?`).replace(/:\w+/g, ids)}/?$`);

/** Compiled on first use, because most visits need only a few of the patterns. */
const patterns = new Map<Page, RegExp>();

const matchesPath = (page: Page, path: string): boolean => {
  const pattern = patterns.get(page) ?? buildPattern(page);
  patterns.set(page, pattern);
  return pattern.test(path);
};

/** Returns the page of a URL on this site, ignoring its query and fragment; undefined if there is none. */
export const findPage = (address: string): Page | undefined => {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return PAGES.find((page) => matchesPath(page, path));
};

/** Returns the path of the web app manifest in a language. */
export const getManifestPath = (locale: Locale): string => `/manifest.${locale}.webmanifest`;
