import enBookings from '@tomoguide/contract/locales/en/bookings';
import enMail from '@tomoguide/contract/locales/en/mail';
import zhBookings from '@tomoguide/contract/locales/zh-CN/bookings';
import zhMail from '@tomoguide/contract/locales/zh-CN/mail';
import type { Locale } from '@tomoguide/contract/primitives';
import { createInstance } from 'i18next';

const i18n = createInstance();
i18n.init({
  lng: 'en',
  fallbackLng: false,
  initAsync: false,
  ns: ['mail', 'bookings'],
  resources: {
    en: { mail: enMail, bookings: enBookings },
    'zh-CN': { mail: zhMail, bookings: zhBookings },
  },
  interpolation: { escapeValue: false },
});

export type Say = (key: string, values?: Record<string, unknown>) => string;

/** The sentences of letters in one language; keys of other nouns are written 'bookings:…'. */
export const sentencesIn = (locale: Locale): Say => i18n.getFixedT(locale, 'mail') as Say;
