import * as z from 'zod/mini';
import { ItineraryId, line, SubcategoryId, text } from '../primitives.ts';
import { ItineraryTerms, LocalizedText } from './entities.ts';
import { SERVICES_MAX } from './figures.ts';
import { calculateItineraryMinutes, ITINERARY_BOUNDS } from './itinerary-bounds.ts';
import { INCLUDABLE, TICKET_BUYERS } from './itinerary-terms.ts';
import { Revision } from './rates.ts';

/** The itineraries that a guide edits (docs/product/guides.md, "Changing the itineraries"). */

const { title, summary, stops, stopTitle, stopDescription, stopMinutes, shopMinutes } =
  ITINERARY_BOUNDS;

/** A duration in minutes, in steps of five. */
const minutesField = ({ min, max, step }: { min: number; max: number; step: number }) =>
  z.int().check(
    z.minimum(min),
    z.maximum(max),
    z.refine((minutes) => minutes % step === 0, { error: 'by fives' }),
  );

/** A name that must be set in at least one language. */
const nameField = (max: number) =>
  z
    .strictObject({
      en: z.nullable(line(1, max)),
      zh: z.nullable(line(1, max)),
    })
    .check(z.refine(({ en, zh }) => en !== null || zh !== null, { error: 'in one language' }));
const localTextField = (max: number) =>
  z.strictObject({ en: z.nullable(text(1, max)), zh: z.nullable(text(1, max)) });

const inclusion = z.strictObject({
  kinds: z.array(z.enum(INCLUDABLE)).check(
    z.maxLength(INCLUDABLE.length),
    z.refine((all) => new Set(all).size === all.length, { error: 'each once' }),
  ),
  words: localTextField(ITINERARY_BOUNDS.inclusionWords),
});

const terms = z
  .strictObject({
    included: inclusion,
    notIncluded: inclusion,
    tickets: z
      .array(
        z.strictObject({
          title: nameField(ITINERARY_BOUNDS.ticketTitle),
          buyer: z.enum(TICKET_BUYERS),
          yen: z.int().check(z.nonnegative(), z.maximum(ITINERARY_BOUNDS.ticketYen)),
        }),
      )
      .check(z.maxLength(ITINERARY_BOUNDS.tickets)),
    /** If absent, the declared shops stay unchanged. */
    shops: z.optional(
      z
        .array(
          z.strictObject({
            name: nameField(ITINERARY_BOUNDS.shopName),
            minutes: minutesField(shopMinutes),
            commission: z.boolean(),
          }),
        )
        .check(z.maxLength(ITINERARY_BOUNDS.shops)),
    ),
  })
  .check(
    z.refine(
      ({ included, notIncluded }) =>
        !included.kinds.some((kind) => notIncluded.kinds.includes(kind)),
      { error: 'included or not, never both', path: ['notIncluded', 'kinds'] },
    ),
  );

export const ItinerarySent = z.strictObject({
  /** Null for a new itinerary. */
  id: z.nullable(ItineraryId),
  title: nameField(title),
  summary: localTextField(summary),
  /** Only services that the guide offers are accepted. */
  services: z.array(SubcategoryId).check(
    z.maxLength(SERVICES_MAX),
    z.refine((all) => new Set(all).size === all.length, { error: 'each service once' }),
  ),
  stops: z
    .array(
      z.strictObject({
        title: nameField(stopTitle),
        description: localTextField(stopDescription),
        /** Includes the time to get to the next stop. */
        minutes: minutesField(stopMinutes),
      }),
    )
    .check(
      z.minLength(stops.min),
      z.maxLength(stops.max),
      z.refine((all) => calculateItineraryMinutes(all) !== null, {
        error: 'half-hours, a day at most',
      }),
    ),
  /** If absent, the terms stay unchanged. */
  terms: z.optional(terms),
  /** The name of one of the guide's photos; null to show none. If absent, the picture stays unchanged. */
  picture: z.optional(z.nullable(text(1, 100))),
});
export type ItinerarySent = z.infer<typeof ItinerarySent>;

/** All itineraries in their order. Existing itineraries that are omitted are deleted. */
export const ItinerariesSent = z.array(ItinerarySent).check(
  z.maxLength(ITINERARY_BOUNDS.itineraries),
  z.refine(
    (all) => {
      const ids = all.flatMap(({ id }) => (id === null ? [] : [id]));
      return new Set(ids).size === ids.length;
    },
    { error: 'each itinerary once' },
  ),
);

/** An itinerary as stored, which can violate a limit introduced later. */
export const OwnItinerary = z.object({
  id: ItineraryId,
  title: LocalizedText,
  summary: LocalizedText,
  durationHours: z.number(),
  services: z.array(SubcategoryId),
  stops: z.array(
    z.object({ title: LocalizedText, description: LocalizedText, minutes: z.nullable(z.int()) }),
  ),
  terms: ItineraryTerms,
  /** The name of one of the guide's photos; null if the page shows a drawing. */
  picture: z.nullable(z.string()),
});
export type OwnItinerary = z.infer<typeof OwnItinerary>;

export const OwnItineraries = z.object({ revision: Revision, data: z.array(OwnItinerary) });
export type OwnItineraries = z.infer<typeof OwnItineraries>;
