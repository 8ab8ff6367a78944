import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { ServiceCategory } from '../../catalog/entities.ts';
import { GuideDetail, GuidePriceRange, ServicePrice } from '../entities.ts';
import { guideParams, ofGuideParams } from './params.ts';

export const getGuide = call({
  method: 'GET',
  path: '/api/v2/guides/:id',
  summary: "Get a guide's public profile",
  auth: 'optional',
  params: guideParams,
  replies: { 200: GuideDetail },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getGuideChoices = call({
  method: 'GET',
  path: '/api/v2/service-categories/guides/:guideId/choices/with-subcategories',
  summary: "List a guide's services by category",
  auth: 'optional',
  params: ofGuideParams,
  replies: { 200: z.object({ data: z.array(ServiceCategory) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getGuidePricing = call({
  method: 'GET',
  path: '/api/v2/service-categories/guides/:guideId/pricing',
  summary: "List a guide's prices for services that differ from the basic price",
  auth: 'optional',
  params: ofGuideParams,
  replies: { 200: z.object({ data: z.array(ServicePrice) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** One range for each language of the guide that enough guides in their city speak; refreshed every night. */
export const listGuidePriceRanges = call({
  method: 'GET',
  path: '/api/v2/guides/:id/price-ranges',
  summary: "List what most guides in a guide's city ask per hour for two people, by language",
  auth: 'optional',
  params: guideParams,
  replies: { 200: z.object({ data: z.array(GuidePriceRange) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
