import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { OwnGuide } from '../entities.ts';
import { OwnProfile, Profile } from '../own-profile.ts';
import { Revision } from '../rates.ts';
import { ownGuideChanged } from './params.ts';

export const getOwnGuide = call({
  method: 'GET',
  path: '/api/guides/me',
  summary: 'The current guide profile',
  auth: 'required',
  replies: { 200: OwnGuide },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Pauses the listing or resumes it. A paused guide is not listed; existing bookings are unaffected. */
export const pauseListing = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/paused',
  summary: "Pause one's listing, or end the pause",
  body: z.strictObject({ paused: z.boolean() }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
});

/** The caller's description of themselves (docs/product/guides.md, "Changing the profile"). */
export const getOwnProfile = call({
  method: 'GET',
  path: '/api/guides/me/profile',
  summary: "One's own words on the guide's page",
  auth: 'required',
  replies: { 200: OwnProfile },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const setProfile = call({
  method: 'PUT',
  path: '/api/guides/me/profile',
  summary: "Replace one's own words on the guide's page",
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
