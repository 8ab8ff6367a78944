import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { GuideId, idText, pageQuery, pageSchema, UserId } from '../../primitives.ts';
import { GuideCard } from '../entities.ts';
import { SAVED_PAGE_SIZE } from '../figures.ts';

const travelerParams = z.strictObject({ id: idText(UserId) });

const savedParams = z.strictObject({ id: idText(UserId), guideId: idText(GuideId) });

/**
 * Lists the saved guides, most recently saved first. Includes guides that are no longer listed; `listed`
 * tells them apart.
 */
export const getSavedGuides = call({
  method: 'GET',
  path: '/api/travelers/:id/saved-guides',
  summary: 'List your saved guides',
  auth: 'required',
  params: travelerParams,
  query: z.strictObject(pageQuery(SAVED_PAGE_SIZE)),
  replies: { 200: pageSchema(z.object({ ...GuideCard.shape, listed: z.boolean() })) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Lists the IDs of the saved guides, most recently saved first, for the hearts on cards. */
export const getSavedGuideIds = call({
  method: 'GET',
  path: '/api/travelers/:id/saved-guide-ids',
  summary: 'List the IDs of your saved guides',
  auth: 'required',
  params: travelerParams,
  replies: { 200: z.object({ data: z.array(GuideId) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const SavedState = z.object({ guideId: GuideId, saved: z.boolean(), total: z.int() });

/** Saves a guide. Saving a guide again has no effect. */
export const saveGuide = call({
  method: 'POST',
  path: '/api/travelers/:id/saved-guides/:guideId',
  summary: 'Save a guide',
  auth: 'required',
  params: savedParams,
  replies: { 200: SavedState },
  errors: ['NOT_FOUND', 'SELF_NOT_ALLOWED', 'TOO_MANY_SAVED'],
  limit: 'write',
});

/** Removes a saved guide. Removing one that is not saved is not an error. */
export const unsaveGuide = call({
  method: 'DELETE',
  path: '/api/travelers/:id/saved-guides/:guideId',
  summary: 'Remove a saved guide',
  auth: 'required',
  params: savedParams,
  replies: { 200: SavedState },
  errors: ['NOT_FOUND'],
  limit: 'write',
});
