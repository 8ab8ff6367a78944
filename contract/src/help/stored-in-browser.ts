/** The browser's storage areas. */
export type StoragePlace = 'cookie' | 'local' | 'session' | 'database' | 'cache';

export interface StoredItem {
  /** The key of the item's description in legal-summaries. */
  readonly id: string;
  readonly place: StoragePlace;
  /** Names in the browser, in which * stands for an ID or a number. */
  readonly names: readonly string[];
  /** Source files that store the item; empty if a third-party library does. */
  readonly files: readonly string[];
}

/**
 * Everything that the site stores in a browser (docs/product/help.md, "Cookies"). The cookie page is
 * generated from this list, and a test compares the list with the code.
 */
export const STORED_IN_BROWSER = [
  { id: 'locale', place: 'cookie', names: ['locale'], files: ['web/app/lib/cookies.ts'] },
  { id: 'themeCookie', place: 'cookie', names: ['theme'], files: ['web/app/lib/cookies.ts'] },
  {
    id: 'device',
    place: 'cookie',
    names: ['known_device_*'],
    files: ['server/src/domains/accounts/login/device-cookie.ts'],
  },
  {
    id: 'session',
    place: 'local',
    names: ['token', 'user'],
    files: ['web/app/lib/session-storage.ts'],
  },
  {
    id: 'view',
    place: 'local',
    names: ['viewPreference'],
    files: ['web/app/lib/session-storage.ts'],
  },
  { id: 'theme', place: 'local', names: ['theme'], files: ['web/app/lib/theme.ts'] },
  {
    id: 'startCodes',
    place: 'local',
    names: ['startCodes'],
    files: ['web/app/lib/session-storage.ts'],
  },
  {
    id: 'drafts',
    place: 'local',
    names: ['draft:*'],
    files: [
      'web/app/parts/messaging/drafts.ts',
      'web/app/pages/become-guide/stored-answers.ts',
      'web/app/form/stored-draft.ts',
      'web/app/parts/bookings/checkout-form/checkout-draft.ts',
      'web/app/parts/bookings/request/request-draft.ts',
      'web/app/parts/bookings/case-draft.ts',
      'web/app/parts/reviews/writing/review-draft.ts',
    ],
  },
  {
    id: 'messages',
    place: 'local',
    names: ['outbox'],
    files: ['web/app/lib/outbox.ts'],
  },
  {
    id: 'place',
    place: 'local',
    names: ['chatWindowPlace'],
    files: ['web/app/layout/floating-chat/use-window-position.ts'],
  },
  {
    id: 'habits',
    place: 'local',
    names: [
      'group',
      'recent-emoji',
      'payment-method:*',
      'notificationsOffered',
      'installOffer',
      'staffKeys',
    ],
    files: [
      'web/app/parts/guides/known-group.ts',
      'web/app/parts/messaging/emoji/recent-emoji.ts',
      'web/app/parts/payments/last-method.ts',
      'web/app/parts/notifications/browser/browser-offer.tsx',
      'web/app/pages/dashboard/install-rules.ts',
      'web/app/pages/staff/keys-setting.ts',
    ],
  },
  {
    id: 'support',
    place: 'local',
    names: ['support-writer'],
    files: ['web/app/parts/help/support/chatwoot.ts'],
  },
  {
    id: 'typed',
    place: 'session',
    names: ['checkout:*', 'signup-draft', 'visitor-message:*'],
    files: [
      'web/app/form/stored-draft.ts',
      'web/app/pages/messages/visitor/visitor-form.tsx',
      'web/app/parts/bookings/checkout-form/wallet-choice.ts',
      'web/app/parts/accounts/signup-draft.ts',
    ],
  },
  {
    id: 'attempts',
    place: 'session',
    names: ['attempt:*'],
    files: ['web/app/lib/attempt.ts'],
  },
  {
    id: 'chosen',
    place: 'session',
    names: ['direct', 'pendingSave'],
    files: [
      'web/app/pages/search/direct/chosen.ts',
      'web/app/pages/search/direct/stored-message.ts',
      'web/app/parts/guides/saved/pending-save.ts',
    ],
  },
  {
    id: 'reloads',
    place: 'session',
    names: ['next-page', 'reloaded-page'],
    files: ['web/app/lib/next-page.ts', 'web/app/lib/missing-code.ts'],
  },
  {
    id: 'chat',
    place: 'session',
    names: ['chatWindow'],
    files: ['web/app/layout/floating-chat/open-chat.ts'],
  },
  { id: 'scroll', place: 'session', names: ['react-router-scroll-positions'], files: [] },
  {
    id: 'pictures',
    place: 'database',
    names: ['messages'],
    files: ['web/app/parts/messaging/pictures/picture-store.ts'],
  },
  {
    id: 'trips',
    place: 'cache',
    names: ['kept-*'],
    files: [
      'web/app/parts/bookings/offline/stored-trips.ts',
      'web/app/parts/bookings/offline/stored-sheets.ts',
      'web/app/lib/session-storage.ts',
    ],
  },
  {
    id: 'pushSubscription',
    place: 'cache',
    names: ['push-subscription'],
    files: [
      'web/app/parts/notifications/browser/stored-subscription.ts',
      'web/public/service-worker.js',
    ],
  },
  { id: 'app', place: 'cache', names: ['app-*'], files: ['web/public/service-worker.js'] },
] as const satisfies readonly StoredItem[];

export const STORAGE_PLACES = ['cookie', 'local', 'session', 'database', 'cache'] as const;
