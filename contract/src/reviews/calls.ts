import * as z from 'zod/mini';
import { call } from '../call.ts';
import { GuideId, idText } from '../primitives.ts';
import { GuideReview } from './entities.ts';

/** Newest first, a bare array (docs/product/pages.md, "Lists"); the latest 200. */
export const getGuideReviews = call({
  method: 'GET',
  path: '/api/v2/reviews/guides/:guideId',
  summary: "A guide's public reviews",
  auth: 'optional',
  params: z.strictObject({ guideId: idText(GuideId) }),
  replies: { 200: z.array(GuideReview) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});
