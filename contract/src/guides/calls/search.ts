import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { CITY_SLUGS } from '../../catalog/cities.ts';
import { intText, line, PlainDate, pageQuery, pageSchema } from '../../primitives.ts';
import { GuideCard, GuideLanguage, PriceBounds } from '../entities.ts';
import { PRICE_MAX, SEARCH_COUNT_MAX, SEARCH_PAGE_SIZE, SEARCH_TEXT_MAX } from '../figures.ts';
import { groupSizeText, servicesText } from '../query-values.ts';

/** The sort orders of a search. Guides that compare equal keep a fixed order. */
export const GuideSort = z.enum(['recommended', 'rating', 'price_asc', 'price_desc']);

export type GuideSort = z.infer<typeof GuideSort>;

/** Returns the statistics on the landing page: the numbers of guides and tours. */
export const getGuideStatistics = call({
  method: 'GET',
  path: '/api/v2/guide-figures',
  summary: 'Count the listed guides and their completed tours',
  auth: 'none',
  replies: { 200: z.object({ guides: z.int(), tours: z.int() }) },
  errors: [],
  limit: 'read',
});

/**
 * Searches for guides (docs/product/guides.md, "Search"). All filters must match, and guides must offer all
 * selected services.
 */
export const searchGuides = call({
  method: 'GET',
  path: '/api/v2/guides',
  summary: 'Search the listed guides',
  auth: 'optional',
  query: z.strictObject({
    city: z.optional(z.enum(CITY_SLUGS)),
    language: z.optional(GuideLanguage),
    services: z.optional(servicesText),
    date: z.optional(PlainDate),
    travelers: z.optional(groupSizeText),
    minPrice: z.optional(intText(0, PRICE_MAX)),
    maxPrice: z.optional(intText(0, PRICE_MAX)),
    /** Only guides who offer instant booking. */
    instant: z.optional(z.literal('true')),
    q: z.optional(line(1, SEARCH_TEXT_MAX)),
    sort: z._default(GuideSort, 'recommended'),
    ...pageQuery(SEARCH_PAGE_SIZE),
  }),
  replies: {
    200: z.object({
      ...pageSchema(GuideCard).shape,
      total: z
        .int()
        .check(
          z.describe(
            `How many guides fit. Counting stops at ${SEARCH_COUNT_MAX}, on later pages at the end of the page; see totalIsExact.`,
          ),
        ),
      totalIsExact: z
        .boolean()
        .check(
          z.describe(
            'false: more guides fit than total, and the page after this one is not empty. Pages beyond total can be asked for.',
          ),
        ),
      /**
       * The price range of all listed guides, regardless of the filters, so that the ends of the price
       * slider stay fixed.
       */
      priceBounds: PriceBounds,
    }),
  },
  errors: ['PRICE_BAND_INVALID', 'SERVICE_UNKNOWN', 'DATE_OUT_OF_RANGE'],
  limit: 'read',
});
