import * as z from 'zod/mini';
import { GuideId, idText } from '../../primitives.ts';
import { OwnGuide } from '../entities.ts';

export const guideParams = z.strictObject({ id: idText(GuideId) });

export const ofGuideParams = z.strictObject({ guideId: idText(GuideId) });

/**
 * The common part of the endpoints that change the caller's profile: each returns the whole updated
 * profile.
 */
export const ownGuideChanged = {
  auth: 'required',
  replies: { 200: OwnGuide },
  limit: 'write',
} as const;
