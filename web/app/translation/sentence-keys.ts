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

/** The nouns that have sentences. A new noun adds its line. */
export interface Catalogues {
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
}

export type Namespace = keyof Catalogues;

/** A sentence with plural forms is asked for without the form. */
type WithoutForm<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key;

type KeysIn<Group> = {
  [Key in keyof Group & string]: Group[Key] extends string
    ? WithoutForm<Key>
    : `${Key}.${KeysIn<Group[Key]>}`;
}[keyof Group & string];

type PrefixedKeys<Name extends Namespace> = {
  [One in Name]: `${One}:${KeysIn<Catalogues[One]>}`;
}[Name];

/** Keys of the first namespace stand alone, those of all of them behind their name and a colon. */
export type SentenceKey<First extends Namespace, All extends Namespace> =
  | KeysIn<Catalogues[First]>
  | PrefixedKeys<All>;
