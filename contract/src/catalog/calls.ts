import * as z from 'zod/mini';
import { call } from '../call.ts';
import { pageOf } from '../primitives.ts';
import { ServiceCategory } from './entities.ts';

/**
 * All services; there are few, so they always come as one page (docs/product/pages.md, "Lists").
 */
export const listServiceCategories = call({
  method: 'GET',
  path: '/api/v2/service-categories',
  summary: 'All service categories with their subcategories, as one page',
  auth: 'none',
  query: z.strictObject({}),
  replies: { 200: pageOf(ServiceCategory) },
  errors: [],
  limit: 'read',
});
