import * as z from 'zod/mini';
import { Bytes, call } from '../call.ts';
import { CITY_SLUGS } from '../catalog/cities.ts';
import { ServiceCategory } from '../catalog/entities.ts';
import { CutOfKept } from '../files/entities.ts';
import {
  FileId,
  GuideId,
  ImportedCalendarId,
  ItineraryId,
  idText,
  intText,
  PlainDate,
  pageOf,
  pageQuery,
  placePageOf,
  placeQuery,
  QualificationId,
  text,
  UserId,
} from '../primitives.ts';
import {
  GuideCard,
  GuideDetail,
  GuideLanguage,
  Itinerary,
  OwnGuide,
  PriceBounds,
  Quote,
  ServicePrice,
  StartTime,
} from './entities.ts';
import { CALENDAR_ADDRESS_MAX, CalendarName, ImportedCalendar } from './imported-calendar.ts';
import { ItinerariesSent, OwnItineraries } from './own-itineraries.ts';
import { OwnProfile, Profile } from './own-profile.ts';
import { GALLERY_MAX, PHOTO_ALT_MAX } from './photos.ts';
import { QUALIFICATION_DECISIONS, QUALIFICATION_REASON_MAX } from './qualification-bounds.ts';
import { OwnQualifications, QualificationCase, QualificationWords } from './qualifications.ts';
import { durationText, groupSizeText, servicesText } from './query-values.ts';
import { OwnRates, Rates, Revision } from './rates.ts';
import { PRICE_MAX, TRAVELERS_MAX, WORDS_MAX } from './tour-limits.ts';
import { DayException, STRETCHES_MAX, WeeklyHours } from './working-hours.ts';

/** How a search is ordered; equal guides keep a fixed order among themselves. */
export const GuideSort = z.enum(['recommended', 'rating', 'price_asc', 'price_desc']);
export type GuideSort = z.infer<typeof GuideSort>;

/** Guides to a page of the search: three columns and two columns both come out even. */
export const SEARCH_PAGE_SIZE = 24;

/** How many of the guides that fit a search counts; further on it says that there are more. */
export const COUNTED_GUIDES = 500;

/** Saved guides to a page (docs/product/guides.md, "Saved guides"). */
export const SAVED_PAGE_SIZE = 6;

/** Most ids that a list of itineraries gives at once. */
export const ITINERARIES_LISTED = 1000;

const guideParams = z.strictObject({ id: idText(GuideId) });

/**
 * The search (docs/product/guides.md, "Search"). Every filter narrows; services: all of them
 * offered.
 */
export const searchGuides = call({
  method: 'GET',
  path: '/api/v2/guides',
  summary: 'Search the listed guides',
  auth: 'optional',
  query: z.strictObject({
    city: z.optional(z.enum(CITY_SLUGS)),
    language: z.optional(GuideLanguage),
    services: z.optional(servicesText),
    date: z.optional(PlainDate),
    travelers: z.optional(groupSizeText),
    minPrice: z.optional(intText(0, PRICE_MAX)),
    maxPrice: z.optional(intText(0, PRICE_MAX)),
    q: z.optional(text(1, WORDS_MAX)),
    sort: z._default(GuideSort, 'recommended'),
    ...pageQuery(SEARCH_PAGE_SIZE),
  }),
  replies: {
    200: z.object({
      ...pageOf(GuideCard).shape,
      total: z
        .int()
        .check(
          z.describe(
            `How many guides fit. Counting stops at ${COUNTED_GUIDES}, on later pages at the end of the page; see totalIsExact.`,
          ),
        ),
      totalIsExact: z
        .boolean()
        .check(
          z.describe(
            'false: more guides fit than total, and the page after this one is not empty. Pages beyond total can be asked for.',
          ),
        ),
      /** Of all listed guides, whatever the filters: the slider keeps its ends. */
      priceBounds: PriceBounds,
    }),
  },
  errors: ['PRICE_BAND_INVALID', 'SERVICE_UNKNOWN', 'DATE_OUT_OF_RANGE'],
  limit: 'read',
});

export const getGuide = call({
  method: 'GET',
  path: '/api/v2/guides/:id',
  summary: "A guide's public profile",
  auth: 'optional',
  params: guideParams,
  replies: { 200: GuideDetail },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** The days on which a tour of this length (default: the guide's shortest) can begin. */
export const getAvailability = call({
  method: 'GET',
  path: '/api/v2/guides/:id/availability',
  summary: "A guide's free days",
  auth: 'optional',
  params: guideParams,
  query: z
    .strictObject({
      /** Default: today on the guide's clock. */
      from: z.optional(PlainDate),
      /** Inclusive; default and at most 185 days after `from`. */
      to: z.optional(PlainDate),
      duration: z.optional(durationText),
    })
    .check(
      z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
        error: 'to is before from',
        path: ['to'],
      }),
    ),
  replies: {
    200: z.object({
      timeZone: z.string(),
      from: PlainDate,
      to: PlainDate,
      /** Hours. */
      duration: z.number(),
      /** The free days, rising. */
      data: z.array(PlainDate),
    }),
  },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED'],
  limit: 'read',
});

export const getStartTimes = call({
  method: 'GET',
  path: '/api/v2/guides/:id/start-times',
  summary: 'The free starts of one day for a length',
  auth: 'optional',
  params: guideParams,
  query: z.strictObject({ date: PlainDate, duration: z.optional(durationText) }),
  replies: {
    200: z.object({
      timeZone: z.string(),
      date: PlainDate,
      /** Hours. */
      duration: z.number(),
      data: z.array(StartTime),
    }),
  },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED'],
  limit: 'read',
});

export const getQuote = call({
  method: 'GET',
  path: '/api/v2/guides/:id/quote',
  summary: 'The price of a tour for a group',
  auth: 'optional',
  params: guideParams,
  query: z.strictObject({
    duration: durationText,
    travelers: intText(1, TRAVELERS_MAX),
    services: z.optional(servicesText),
  }),
  replies: { 200: Quote },
  errors: ['NOT_FOUND', 'DURATION_NOT_OFFERED', 'GROUP_SIZE_NOT_OFFERED', 'SERVICE_NOT_OFFERED'],
  limit: 'read',
});

const ofGuideParams = z.strictObject({ guideId: idText(GuideId) });

export const getGuideChoices = call({
  method: 'GET',
  path: '/api/v2/service-categories/guides/:guideId/choices/with-subcategories',
  summary: 'The service categories a guide chose from, each with the chosen subcategories',
  auth: 'optional',
  params: ofGuideParams,
  replies: { 200: z.object({ data: z.array(ServiceCategory) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getGuidePricing = call({
  method: 'GET',
  path: '/api/v2/service-categories/guides/:guideId/pricing',
  summary: "A guide's own prices for services; others cost the basic price",
  auth: 'optional',
  params: ofGuideParams,
  replies: { 200: z.object({ data: z.array(ServicePrice) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

export const getOwnGuide = call({
  method: 'GET',
  path: '/api/guides/me',
  summary: 'The current guide profile',
  auth: 'required',
  replies: { 200: OwnGuide },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** Every change of one's own profile answers with the whole of it, as it now is. */
const ownGuideChanged = {
  auth: 'required',
  replies: { 200: OwnGuide },
  limit: 'write',
} as const;

/** Replaces the usual week (docs/product/guides.md, "Changing the calendar"). */
export const setWeeklyHours = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/weekly-hours',
  summary: "Replace one's weekly hours",
  body: z.strictObject({ hours: z.array(WeeklyHours).check(z.maxLength(7 * STRETCHES_MAX)) }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'HOURS_OVERLAP'],
});

/** Closes days, gives them other hours, or makes them like the usual week again. */
export const setDays = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/days',
  summary: "Close days of one's calendar, or change their hours",
  body: z
    .strictObject({
      from: PlainDate,
      /** Inclusive. */
      to: PlainDate,
      /** None: closed. null: as usual. */
      hours: z.nullable(DayException.shape.hours),
    })
    .check(z.refine(({ from, to }) => from <= to, { error: 'to is before from', path: ['to'] })),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'HOURS_OVERLAP', 'DATE_OUT_OF_RANGE'],
});

/** A paused guide is not listed; what is agreed stands. */
export const pauseListing = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/paused',
  summary: "Pause one's listing, or end the pause",
  body: z.strictObject({ paused: z.boolean() }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
});

/** What one asks and offers (docs/product/guides.md, "Changing the rates"). */
export const getOwnRates = call({
  method: 'GET',
  path: '/api/guides/me/rates',
  summary: "One's own rates",
  auth: 'required',
  replies: { 200: OwnRates },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** What is booked, held or asked for keeps its price. */
export const setRates = call({
  method: 'PUT',
  path: '/api/guides/me/rates',
  summary: "Replace one's rates",
  auth: 'required',
  body: z.strictObject({ revision: Revision, rates: Rates }),
  replies: { 200: OwnRates },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'GUIDE_CHANGED', 'SERVICE_UNKNOWN'],
  limit: 'write',
});

/** What one says of oneself (docs/product/guides.md, "Changing the profile"). */
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
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'GUIDE_CHANGED', 'TITLE_NOT_CHECKED'],
  limit: 'write',
});

/** The routes one proposes (docs/product/guides.md, "Changing the itineraries"). */
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
  ],
  limit: 'write',
});

/** The routes that anybody may read (docs/product/guides.md, "Itineraries"): the ids, rising. */
export const listItineraries = call({
  method: 'GET',
  path: '/api/v2/itineraries',
  summary: 'The itineraries of all listed guides, by id',
  auth: 'none',
  query: z.strictObject({
    /** Those with a higher id. */
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

/** The same as a PDF, to print and take along (docs/product/trip-sheets.md). */
export const getItinerarySheet = call({
  method: 'GET',
  path: '/api/v2/itineraries/:id/trip-sheet',
  summary: 'The trip sheet of an itinerary, as a PDF in both languages',
  auth: 'none',
  params: z.strictObject({ id: idText(ItineraryId) }),
  replies: { 200: Bytes },
  errors: ['NOT_FOUND', 'BUSY'],
  limit: 'check',
});

const importedParams = z.strictObject({ id: idText(ImportedCalendarId) });

/** Calendars kept elsewhere (docs/product/guides.md, "Imported calendars"). */
export const listImportedCalendars = call({
  method: 'GET',
  path: '/api/guides/me/imported-calendars',
  summary: "Calendars that make one's time busy",
  auth: 'required',
  replies: { 200: z.object({ data: z.array(ImportedCalendar) }) },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

/** It is read in the background at once. Adding an address twice is the same as once. */
export const addImportedCalendar = call({
  method: 'POST',
  path: '/api/guides/me/imported-calendars',
  summary: 'Add the iCal address of a calendar',
  auth: 'required',
  body: z.strictObject({ name: CalendarName, address: text(1, CALENDAR_ADDRESS_MAX) }),
  replies: { 200: ImportedCalendar },
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'CALENDAR_ADDRESS_INVALID', 'TOO_MANY_CALENDARS'],
  limit: 'write',
});

/** Asks for it to be read now; once a minute at most, more often changes nothing. */
export const readImportedCalendar = call({
  method: 'POST',
  path: '/api/guides/me/imported-calendars/:id/read',
  summary: 'Read a calendar again',
  auth: 'required',
  params: importedParams,
  replies: { 200: ImportedCalendar },
  errors: ['NOT_FOUND', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

export const removeImportedCalendar = call({
  method: 'DELETE',
  path: '/api/guides/me/imported-calendars/:id',
  summary: 'Remove a calendar; its times are free again',
  auth: 'required',
  params: importedParams,
  replies: { 200: z.object({ data: z.array(ImportedCalendar) }) },
  errors: ['NOT_FOUND', 'GUIDE_SUSPENDED'],
  limit: 'write',
});

const photoName = z.string().check(z.regex(/^[a-z0-9-]{1,80}$/));
const words = z.nullable(text(1, PHOTO_ALT_MAX));
/** For those who do not see it; in either language, both or none. */
const Alt = z.strictObject({ en: words, zh: words });

const cutOut = z.strictObject({ fileId: FileId, cut: CutOfKept, alt: Alt });
const cutOutErrors = [
  'NOT_A_GUIDE',
  'GUIDE_SUSPENDED',
  'FILES_UNKNOWN',
  'CUT_INVALID',
  'TOO_MANY_UPLOADS',
  'FILES_UNAVAILABLE',
  'BUSY',
] as const;

export const setCover = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/cover',
  summary: 'Cut an upload into the picture of your card and page',
  body: cutOut,
  errors: cutOutErrors,
});

/** The drawing stands there again. */
export const removeCover = call({
  ...ownGuideChanged,
  method: 'DELETE',
  path: '/api/guides/me/cover',
  summary: 'Take your cover away',
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED'],
});

/** The same part of the same upload again is the same photo. */
export const addPhoto = call({
  ...ownGuideChanged,
  method: 'POST',
  path: '/api/guides/me/photos',
  summary: 'Cut an upload into the last of your photos',
  body: cutOut,
  errors: [...cutOutErrors, 'TOO_MANY_PHOTOS'],
});

/** Names every photo once; PHOTOS_CHANGED where they are others meanwhile. */
export const orderPhotos = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/photos',
  summary: 'Put your photos in another order',
  body: z.strictObject({ names: z.array(photoName).check(z.maxLength(GALLERY_MAX)) }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'PHOTOS_CHANGED'],
});

/** Of the cover or a photo. */
export const describePhoto = call({
  ...ownGuideChanged,
  method: 'PUT',
  path: '/api/guides/me/photos/alt',
  summary: 'Describe your cover or a photo in words',
  body: z.strictObject({ name: photoName, alt: Alt }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'NOT_FOUND'],
});

export const removePhoto = call({
  ...ownGuideChanged,
  method: 'DELETE',
  path: '/api/guides/me/photos',
  summary: 'Take a photo away',
  query: z.strictObject({ name: photoName }),
  errors: ['NOT_A_GUIDE', 'GUIDE_SUSPENDED', 'NOT_FOUND'],
});

const qualificationParams = z.strictObject({ id: idText(QualificationId) });

/** What one can show for oneself (docs/product/guides.md, "Qualifications"). */
export const getOwnQualifications = call({
  method: 'GET',
  path: '/api/guides/me/qualifications',
  summary: "One's own qualifications",
  auth: 'required',
  replies: { 200: OwnQualifications },
  errors: ['NOT_A_GUIDE'],
  limit: 'read',
});

const qualificationErrors = [
  'GUIDE_SUSPENDED',
  'FILES_UNKNOWN',
  'LICENCE_NUMBER_REQUIRED',
] as const;

/** The same upload again is the same qualification. */
export const addQualification = call({
  method: 'POST',
  path: '/api/guides/me/qualifications',
  summary: 'Add a qualification, with the file that shows it',
  auth: 'required',
  body: z.extend(QualificationWords, { fileId: FileId }),
  replies: { 200: OwnQualifications },
  errors: [...qualificationErrors, 'NOT_A_GUIDE', 'TOO_MANY_QUALIFICATIONS'],
  limit: 'write',
});

/** What was checked is checked anew; `fileId`: in place of the file that is there, null: that one stays. */
export const changeQualification = call({
  method: 'PUT',
  path: '/api/guides/me/qualifications/:id',
  summary: 'Change a qualification, or send another file for it',
  auth: 'required',
  params: qualificationParams,
  body: z.extend(QualificationWords, { fileId: z.nullable(FileId) }),
  replies: { 200: OwnQualifications },
  errors: [...qualificationErrors, 'NOT_FOUND', 'LICENCE_IN_USE'],
  limit: 'write',
});

/** Its file is erased. */
export const removeQualification = call({
  method: 'DELETE',
  path: '/api/guides/me/qualifications/:id',
  summary: 'Remove a qualification',
  auth: 'required',
  params: qualificationParams,
  replies: { 200: OwnQualifications },
  errors: ['GUIDE_SUSPENDED', 'NOT_FOUND', 'LICENCE_IN_USE'],
  limit: 'write',
});

/** The longest waiting first; of those that were decided, the latest first. */
export const listQualificationCases = call({
  method: 'GET',
  path: '/api/v2/staff/qualifications',
  summary: 'Qualifications whose files wait for staff, or were decided',
  auth: 'staff',
  query: z.strictObject({
    ...placeQuery(),
    show: z._default(z.enum(['pending', ...QUALIFICATION_DECISIONS]), 'pending'),
  }),
  replies: { 200: placePageOf(QualificationCase) },
  errors: [],
  limit: 'read',
});

/** Of what `revision` names; a rejection needs its reason, which the guide reads. */
export const decideQualification = call({
  method: 'POST',
  path: '/api/v2/staff/qualifications/:id/decide',
  summary: 'Say whether the file shows the qualification',
  auth: 'staff',
  params: qualificationParams,
  body: z.strictObject({
    decision: z.enum(QUALIFICATION_DECISIONS),
    revision: Revision,
    reason: z._default(text(0, QUALIFICATION_REASON_MAX), ''),
  }),
  replies: { 200: QualificationCase },
  errors: ['NOT_FOUND', 'OWN_CASE', 'QUALIFICATION_CHANGED', 'REASON_REQUIRED'],
  limit: 'write',
});

const travelerParams = z.strictObject({ id: idText(UserId) });
const savedParams = z.strictObject({ id: idText(UserId), guideId: idText(GuideId) });

/** Newest save first; a guide that is unlisted meanwhile stays, marked by `listed`. */
export const getSavedGuides = call({
  method: 'GET',
  path: '/api/travelers/:id/saved-guides',
  summary: "One's own saved guides",
  auth: 'required',
  params: travelerParams,
  query: z.strictObject(pageQuery(SAVED_PAGE_SIZE)),
  replies: { 200: pageOf(z.object({ ...GuideCard.shape, listed: z.boolean() })) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

/** For the hearts on cards: the ids alone, newest first. */
export const getSavedGuideIds = call({
  method: 'GET',
  path: '/api/travelers/:id/saved-guide-ids',
  summary: "The ids of one's own saved guides",
  auth: 'required',
  params: travelerParams,
  replies: { 200: z.object({ data: z.array(GuideId) }) },
  errors: ['NOT_FOUND'],
  limit: 'read',
});

const SavedState = z.object({ guideId: GuideId, saved: z.boolean(), total: z.int() });

/** Saving twice is the same as once. */
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

/** Removing what is not saved is no error. */
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
