import { NO_PARTICULARS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import type { LeadDraft } from '../checkout-form/checkout-draft.ts';
import type { TourChoice } from '../checkout-form/tour/tour-choice.ts';

/** The traveler's input for a tour request. */
export interface RequestDraft extends Particulars {
  choice: TourChoice;
  /** The chosen itinerary of the guide; null for a custom tour. */
  itineraryId: ItineraryId | null;
  /** What the traveler would like to do. */
  plan: string;
  /** The lead traveler; null if the booker travels too. */
  lead: LeadDraft | null;
  /** The last tour that another page passed in; null if none was. */
  begun: TourChoice | null;
}

/**
 * Returns the storage key of a draft, which belongs to one user and one guide, and is deleted with the
 * session.
 */
export const getRequestDraftKey = (userId: number, guideId: number): string =>
  `draft:${userId}:request:${guideId}`;

/** Returns the empty form: the shortest tour for the smallest group. */
export const createEmptyRequest = (guide: GuideDetail): RequestDraft => ({
  ...NO_PARTICULARS,
  itineraryId: null,
  plan: '',
  lead: null,
  begun: null,
  choice: {
    date: null,
    start: null,
    duration: guide.minDuration,
    travelers: guide.minPeople,
    tenPlus: false,
    services: [],
    // A request stores the itinerary next to the choice.
    itineraryId: null,
  },
});

/**
 * Returns the draft to start with. A tour passed in from another page replaces the one in the draft, unless
 * it is the same as last time; in that case, later input stays (docs/product/tour-requests.md, "The form
 * and the card").
 */
export const getStartingDraft = (
  begun: TourChoice,
  stored: Partial<RequestDraft>,
): Partial<RequestDraft> =>
  JSON.stringify(stored.begun) === JSON.stringify(begun) ? {} : { choice: begun, begun };

/** Returns the stored draft, limited to what the guide still offers. */
export const limitToOffered = (draft: RequestDraft, guide: GuideDetail): RequestDraft => {
  const { duration, services } = draft.choice;
  const isOffered = duration >= guide.minDuration && duration <= guide.maxDuration;
  return {
    ...draft,
    itineraryId: guide.itineraries.some(({ id }) => id === draft.itineraryId)
      ? draft.itineraryId
      : null,
    choice: {
      ...draft.choice,
      duration: isOffered ? duration : guide.minDuration,
      services: guide.services.filter((id) => services.includes(id)),
    },
  };
};
