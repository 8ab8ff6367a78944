import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { ItineraryId, idText, intText } from '../../primitives.ts';
import { Itinerary } from '../entities.ts';
import { ItinerariesSent, OwnItineraries } from '../own-itineraries.ts';
import { Revision } from '../rates.ts';

/** Maximum number of ids in one response. */
export const ITINERARIES_LISTED = 1000;

/** The caller's itineraries (docs/product/guides.md, "Changing the itineraries"). */
export const getOwnItineraries = call({
  method: 'GET',
  path: '/api/guides/me/itineraries',
  summary: "One's own itineraries, in both languages",
  auth: 'required',
  replies: { 200: OwnItineraries },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const setItineraries = call({
  method: 'PUT',
  path: '/api/guides/me/itineraries',
  summary: "Replace one's itineraries",
  auth: 'required',
  body: z.strictObject({ revision: Revision, itineraries: ItinerariesSent }),
  replies: { 200: OwnItineraries },
  errors: [
    'NOT_A_GUIDE',
    'GUIDE_SUSPENDED',
    'GUIDE_CHANGED',
    'ITINERARY_UNKNOWN',
    'SERVICE_NOT_OFFERED',
    'PHOTOS_CHANGED',
    'CONTACT_NOT_ALLOWED',
  ],
  limit: 'write',
});

/** Ids of the public itineraries, ascending (docs/product/guides.md, "Itineraries"). */
export const listItineraries = call({
  method: 'GET',
  path: '/api/v2/itineraries',
  summary: 'The itineraries of all listed guides, by id',
  auth: 'none',
  query: z.strictObject({
    /** Returns those with a higher id. */
    after: z.optional(idText(ItineraryId)),
    limit: z._default(intText(1, ITINERARIES_LISTED), ITINERARIES_LISTED),
  }),
  replies: { 200: z.object({ data: z.array(ItineraryId) }) },
  errors: [],
  limit: 'read',
});

export const getItinerary = call({
  method: 'GET',
  path: '/api/v2/itineraries/:id',
  summary: "A listed guide's itinerary",
  auth: 'none',
  params: z.strictObject({ id: idText(ItineraryId) }),
  replies: { 200: Itinerary },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The itinerary as a PDF to print (docs/product/trip-sheets.md). */
export const getItinerarySheet = call({
  method: 'GET',
  path: '/api/v2/itineraries/:id/trip-sheet',
  summary: 'The trip sheet of an itinerary, as a PDF in both languages',
  auth: 'none',
  download: 'attachment',
  params: z.strictObject({ id: idText(ItineraryId) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});
