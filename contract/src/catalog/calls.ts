import * as z from 'zod/mini';
import { call } from '../call.ts';
import { PostalCode, pageSchema } from '../primitives.ts';
import { PostalPlace, ServiceCategory } from './entities.ts';

/**
 * Lists all services. There are few, so that they always fit on one page (docs/product/pages.md, "Lists").
 */
export const listServiceCategories = call({
  method: 'GET',
  path: '/api/v2/service-categories',
  summary: 'List the service categories with their subcategories',
  auth: 'none',
  query: z.strictObject({}),
  replies: { 200: pageSchema(ServiceCategory) },
  errors: [],
  limit: 'read',
});

/**
 * Returns the places of a postal code. A few codes have more than one place; these are in Japan Post's
 * order.
 */
export const getPostalCode = call({
  method: 'GET',
  path: '/api/v2/postal-codes/:code',
  summary:
    'The places of a Japanese postal code, in kanji, kana, romaji and Chinese down to the town',
  auth: 'none',
  params: z.strictObject({ code: PostalCode }),
  query: z.strictObject({}),
  replies: { 200: z.object({ data: z.array(PostalPlace) }) },
  errors: ['POSTAL_CODE_UNKNOWN'],
  limit: 'read',
});
