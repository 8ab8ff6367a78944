import { getPreferredLocale } from '@tomoguide/contract/display-preferences';
import type { Locale } from '@tomoguide/contract/primitives';
import { CATALOGS } from '@tomoguide/contract/words/catalogs';
import type { FastifyInstance } from 'fastify';
import { buildPagePolicy } from './content-policy.ts';
import { renderPlainPage } from './plain-page.ts';

/** Returns the offline page. If `hasTrips` is true, the user has stored trips, and the page links to them. */
const renderOfflinePage = (locale: Locale, hasTrips: boolean): string => {
  const { layout, offline } = CATALOGS[locale];
  const trips = [
    ['/dashboard', offline.toTrips],
    ['/guide-dashboard', offline.toTours],
  ] as const;
  const page = {
    title: offline.offlineTitle,
    text: hasTrips ? offline.offlineText : offline.offlineVisitor,
    links: [...(hasTrips ? trips : []), ['', layout.retry] as const],
  };
  return renderPlainPage(page, locale);
};

/**
 * Registers the page that browsers store and show in place of unavailable pages (docs/product/pages.md,
 * "Offline").
 */
export const registerOfflinePageRoute = (app: FastifyInstance): void => {
  app.get('/offline', { schema: { hide: true } }, async ({ headers, query }, reply) => {
    const preferences = { cookie: headers.cookie, acceptLanguage: headers['accept-language'] };
    const locale = getPreferredLocale(null, preferences);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-language': locale,
        'content-security-policy': buildPagePolicy([]),
        'cache-control': 'private, no-cache',
        'x-robots-tag': 'noindex',
        vary: 'Accept-Language, Cookie',
      })
      .send(renderOfflinePage(locale, 'trips' in (query as object)));
  });
};
