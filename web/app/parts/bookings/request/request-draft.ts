import { NO_PARTICULARS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import type { LeadDraft } from '../checkout-form/checkout-draft.ts';
import type { TourChoice } from '../checkout-form/tour/tour-choice.ts';

/** The traveler's input for a tour request. */
export interface RequestDraft extends Particulars {
  choice: TourChoice;
  /** One of the guide's itineraries. */
  itineraryId: ItineraryId | null;
  /** What the traveler would like to do. */
  plan: string;
  /** Null if the traveler comes along. */
  lead: LeadDraft | null;
  /** The last tour that was passed in from another page. */
  begun: TourChoice | null;
}

/** A draft belongs to one user and one guide. It is deleted with the session. */
export const requestDraftKey = (userId: number, guideId: number): string =>
  `draft:${userId}:request:${guideId}`;

/** The empty form: the shortest tour for the smallest group. */
export const emptyRequest = (guide: GuideDetail): RequestDraft => ({
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
    // A request stores it next to the choice.
    itineraryId: null,
  },
});

/**
 * A tour passed in from another page replaces the one in the draft, unless it is the same as last time; then
 * later input stays (docs/product/tour-requests.md, "The form and the card").
 */
export const startingDraft = (
  begun: TourChoice,
  stored: Partial<RequestDraft>,
): Partial<RequestDraft> =>
  JSON.stringify(stored.begun) === JSON.stringify(begun) ? {} : { choice: begun, begun };

/** The stored draft, limited to what the guide still offers. */
export const stillOffered = (draft: RequestDraft, guide: GuideDetail): RequestDraft => {
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
