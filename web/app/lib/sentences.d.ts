import type accounts from '@tomoguide/contract/locales/en/accounts';
import type errors from '@tomoguide/contract/locales/en/errors';
import type guides from '@tomoguide/contract/locales/en/guides';
import type help from '@tomoguide/contract/locales/en/help';
import type landing from '@tomoguide/contract/locales/en/landing';
import type layout from '@tomoguide/contract/locales/en/layout';
import type legal from '@tomoguide/contract/locales/en/legal';
import type search from '@tomoguide/contract/locales/en/search';

/** The namespaces of sentences, so that a missing one does not compile. A new noun adds its line. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'layout';
    returnNull: false;
    resources: {
      accounts: typeof accounts;
      errors: typeof errors;
      guides: typeof guides;
      help: typeof help;
      landing: typeof landing;
      layout: typeof layout;
      legal: typeof legal;
      search: typeof search;
    };
  }
}
