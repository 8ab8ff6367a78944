import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { text } from '../../primitives.ts';
import { ANSWER_MAX } from '../../reviews/fields.ts';
import { OwnGuide } from '../entities.ts';
import { OwnProfile, Profile } from '../own-profile.ts';
import { Revision } from '../rates.ts';
import { ownGuideChanged } from './params.ts';

export const getOwnGuide = call({
  method: 'GET',
  path: '/api/guides/me',
  summary: 'Get your guide profile',
  auth: 'required',
  replies: { 200: OwnGuide },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Pauses or resumes the caller's listing. A paused guide is not listed; existing bookings are unaffected. */
export const pauseListing = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/paused',
  summary: 'Pause or resume your listing',
  body: z.strictObject({ paused: z.boolean() }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
});

/** Publishes the caller's only reply to the reports about shopping on their page. Idempotent. */
export const replyToShopping = call({
  ...ownGuideChanged,
  method: 'POST',
  path: '/api/guides/me/shopping-reply',
  summary: 'Reply to the reports about shopping on your page',
  body: z.strictObject({ content: text(1, ANSWER_MAX) }),
  errors: [
    'NOT_A_GUIDE',
    'GUIDE_SUSPENDED',
    'SHOPPING_UNREPORTED',
    'SHOPPING_REPLIED',
    'CONTACT_NOT_ALLOWED',
  ],
});

/** Returns the caller's description of themselves (docs/product/guides.md, "Changing the profile"). */
export const getOwnProfile = call({
  method: 'GET',
  path: '/api/guides/me/profile',
  summary: "Get your profile's texts",
  auth: 'required',
  replies: { 200: OwnProfile },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const setProfile = call({
  method: 'PUT',
  path: '/api/guides/me/profile',
  summary: "Replace your profile's texts",
  auth: 'required',
  body: z.strictObject({ revision: Revision, profile: Profile }),
  replies: { 200: OwnProfile },
  errors: [
    'NOT_A_GUIDE',
    'GUIDE_SUSPENDED',
    'GUIDE_CHANGED',
    'TITLE_NOT_CHECKED',
    'CONTACT_NOT_ALLOWED',
  ],
  limit: 'write',
});
