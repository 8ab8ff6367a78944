import enStored from '@tomoguide/contract/bookings/words/en/offline';
import zhStored from '@tomoguide/contract/bookings/words/zh-CN/offline';
import { readerLocale } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';
import enLayout from '@tomoguide/contract/words/en/layout';
import zhLayout from '@tomoguide/contract/words/zh-CN/layout';
import type { FastifyInstance } from 'fastify';
import { pagePolicy } from './content-policy.ts';
import { plainPage } from './plain-page.ts';

const WORDS = {
  en: { layout: enLayout, stored: enStored },
  'zh-CN': { layout: zhLayout, stored: zhStored },
} as const;

/** `hasTrips`: the user has stored trips, so the page links to them. */
const offlinePage = (locale: Locale, hasTrips: boolean): string => {
  const { layout, stored } = WORDS[locale];
  const trips = [
    ['/dashboard', stored.toTrips],
    ['/guide-dashboard', stored.toTours],
  ] as const;
  const page = {
    title: stored.offlineTitle,
    text: hasTrips ? stored.offlineText : stored.offlineVisitor,
    links: [...(hasTrips ? trips : []), ['', layout.retry] as const],
  };
  return plainPage(page, locale);
};

/**
 * The page that a browser stores to show in place of unavailable pages (docs/product/pages.md, "Offline").
 */
export const registerOfflinePage = (app: FastifyInstance): void => {
  app.get('/offline', { schema: { hide: true } }, async ({ headers, query }, reply) => {
    const asked = { cookie: headers.cookie, acceptLanguage: headers['accept-language'] };
    const locale = readerLocale(null, asked);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-security-policy': pagePolicy([]),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Language, Cookie',
      })
      .send(offlinePage(locale, 'trips' in (query as object)));
  });
};
