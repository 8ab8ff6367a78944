import enBookings from '@tomoguide/contract/bookings/words/en/bookings';
import zhBookings from '@tomoguide/contract/bookings/words/zh-CN/bookings';
import enMail from '@tomoguide/contract/notifications/words/en/letters';
import zhMail from '@tomoguide/contract/notifications/words/zh-CN/letters';
import type { Locale } from '@tomoguide/contract/primitives';
import { type SentenceValues, translate } from '@tomoguide/contract/translate';

const catalogs = {
  en: { mail: enMail, bookings: enBookings },
  'zh-CN': { mail: zhMail, bookings: zhBookings },
} as const;

export type Say = (key: string, values?: SentenceValues) => string;

/** The sentences of emails in one language; keys of other domains are written 'bookings:…'. */
export const sentencesIn = (locale: Locale): Say => {
  const { mail, bookings } = catalogs[locale];
  return (key, values) =>
    key.startsWith('bookings:')
      ? translate(locale, bookings, key.slice('bookings:'.length), values)
      : translate(locale, mail, key, values);
};
