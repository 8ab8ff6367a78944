import * as z from 'zod/mini';
import { Bytes, call } from '../../call.ts';
import { ItineraryId, idText, intText } from '../../primitives.ts';
import { Itinerary } from '../entities.ts';
import { ItinerariesSent, OwnItineraries } from '../own-itineraries.ts';
import { Revision } from '../rates.ts';

/** Maximum number of IDs in one response. */
export const ITINERARIES_LISTED = 1000;

/** Returns the caller's itineraries (docs/product/guides.md, "Changing the itineraries"). */
export const getOwnItineraries = call({
  method: 'GET',
  path: '/api/guides/me/itineraries',
  summary: 'List your itineraries in every language',
  auth: 'required',
  replies: { 200: OwnItineraries },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

export const setItineraries = call({
  method: 'PUT',
  path: '/api/guides/me/itineraries',
  summary: 'Replace your itineraries',
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

/** Lists the IDs of the public itineraries in ascending order (docs/product/guides.md, "Itineraries"). */
export const listItineraries = call({
  method: 'GET',
  path: '/api/v2/itineraries',
  summary: 'List the itineraries of all listed guides',
  auth: 'none',
  query: z.strictObject({
    /** Only itineraries with a higher ID are returned. */
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
  summary: "Get a listed guide's itinerary",
  auth: 'none',
  params: z.strictObject({ id: idText(ItineraryId) }),
  replies: { 200: Itinerary },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** Returns the itinerary as a PDF to print (docs/product/trip-sheets.md). */
export const getItinerarySheet = call({
  method: 'GET',
  path: '/api/v2/itineraries/:id/trip-sheet',
  summary: 'Get the trip sheet of an itinerary as a PDF',
  auth: 'none',
  download: 'attachment',
  params: z.strictObject({ id: idText(ItineraryId) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});
