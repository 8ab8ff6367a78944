import type accounts from '@tomoguide/contract/locales/en/accounts';
import type bookings from '@tomoguide/contract/locales/en/bookings';
import type catalog from '@tomoguide/contract/locales/en/catalog';
import type checkout from '@tomoguide/contract/locales/en/checkout';
import type errors from '@tomoguide/contract/locales/en/errors';
import type guideDashboard from '@tomoguide/contract/locales/en/guide-dashboard';
import type guides from '@tomoguide/contract/locales/en/guides';
import type help from '@tomoguide/contract/locales/en/help';
import type landing from '@tomoguide/contract/locales/en/landing';
import type layout from '@tomoguide/contract/locales/en/layout';
import type legal from '@tomoguide/contract/locales/en/legal';
import type payments from '@tomoguide/contract/locales/en/payments';
import type search from '@tomoguide/contract/locales/en/search';
import type trips from '@tomoguide/contract/locales/en/trips';

/** The namespaces of sentences, so that a missing one does not compile. A new noun adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    returnNull: false;
    resources: {
      accounts: typeof accounts;
      bookings: typeof bookings;
      catalog: typeof catalog;
      checkout: typeof checkout;
      errors: typeof errors;
      'guide-dashboard': typeof guideDashboard;
      guides: typeof guides;
      help: typeof help;
      landing: typeof landing;
      layout: typeof layout;
      legal: typeof legal;
      payments: typeof payments;
      search: typeof search;
      trips: typeof trips;
    };
  }
}
