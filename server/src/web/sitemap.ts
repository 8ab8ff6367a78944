import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import {
  ITINERARIES_LISTED,
  listItineraries,
  searchGuides,
} from '@tomoguide/contract/guides/calls';
import { LOCALES } from '@tomoguide/contract/locale';
import { PAGES } from '@tomoguide/contract/pages';
import type { FastifyInstance } from 'fastify';
import { fail } from '../failure.ts';
import { EncodedBody, sendEncoded } from '../http/encoded-body.ts';
import { withoutLimits } from '../http/limits.ts';
import { MicroCache } from '../http/micro-cache.ts';

const FIXED_PATHS = [
  ...PAGES.filter(({ path, indexed }) => indexed && !path.includes(':')).map(({ path }) => path),
  ...CITY_SLUGS.map((city) => `/search?city=${city}`),
];

const PAGE_SIZE = 100;
/** A sitemap can contain 50,000 URLs, and each page has one URL per language. */
const MAX_GUIDES = 10_000;
const MAX_ITINERARIES = 14_000;

const escapeXml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const withLanguage = (url: string, lang: string): string =>
  escapeXml(`${url}${url.includes('?') ? '&' : '?'}lang=${lang}`);

const alternate = (lang: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${href}"/>`;

/**
 * Returns the sitemap entries of a page: its canonical URL in each language, with all language alternates.
 */
const buildEntries = (url: string): string[] => {
  const versions = [
    ...LOCALES.map((lang) => alternate(lang, withLanguage(url, lang))),
    alternate('x-default', escapeXml(url)),
  ].join('');
  return LOCALES.map((lang) => `<url><loc>${withLanguage(url, lang)}</loc>${versions}</url>`);
};

/** Returns the paths of the listed guides from the API. Throws UNAVAILABLE if the API does not respond. */
const listGuidePaths = async (app: FastifyInstance): Promise<string[]> => {
  const paths: string[] = [];
  for (let page = 1; paths.length < MAX_GUIDES; page += 1) {
    const url = `${searchGuides.path}?limit=${PAGE_SIZE}&page=${page}`;
    const reply = await withoutLimits(async () => app.inject({ url }));
    if (reply.statusCode !== 200) fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
    const { data } = reply.json<{ data: { id: number }[] }>();
    paths.push(...data.map(({ id }) => `/guides/${id}`));
    if (data.length < PAGE_SIZE) break;
  }
  return paths;
};

/** Returns the paths of the listed guides' itineraries from the API. */
const listItineraryPaths = async (app: FastifyInstance): Promise<string[]> => {
  const ids: number[] = [];
  while (ids.length < MAX_ITINERARIES) {
    const last = ids.at(-1);
    const url = listItineraries.path + (last === undefined ? '' : `?after=${last}`);
    const reply = await withoutLimits(async () => app.inject({ url }));
    if (reply.statusCode !== 200) fail('UNAVAILABLE', undefined, { 'retry-after': '5' });
    const { data } = reply.json<{ data: number[] }>();
    ids.push(...data);
    if (data.length < ITINERARIES_LISTED) break;
  }
  return ids.slice(0, MAX_ITINERARIES).map((id) => `/itinerary/${id}`);
};

/** The cache lifetime of the sitemap: how soon a guide that is no longer listed is removed. */
const LIFETIME_MS = 5_000;

/** Serves /sitemap.xml with all languages of every public page, and /robots.txt. */
export const registerSitemapRoutes = (app: FastifyInstance, origin: string): void => {
  const cache = new MicroCache<EncodedBody>({ ttlMs: LIFETIME_MS, maxEntries: 1 });
  const make = async (): Promise<EncodedBody> => {
    const paths = [
      ...FIXED_PATHS,
      ...(await listGuidePaths(app)),
      ...(await listItineraryPaths(app)),
    ];
    const urls = paths.flatMap((path) => buildEntries(origin + path));
    return new EncodedBody(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`,
    );
  };
  app.get('/sitemap.xml', { schema: { hide: true } }, async (request, reply) => {
    if (cache.peek('map') === undefined) await app.limiters?.page(request, reply);
    const map = await cache.get('map', make);
    reply.type('application/xml; charset=utf-8').header('vary', 'Accept-Encoding');
    return sendEncoded(request, reply, map);
  });
  app.get('/robots.txt', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .send(
        `User-agent: *\nDisallow: /api/\nDisallow: /checkout\nSitemap: ${origin}/sitemap.xml\n`,
      ),
  );
};
