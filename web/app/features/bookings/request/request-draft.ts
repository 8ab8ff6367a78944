import { NO_PARTICULARS, type Particulars } from '@tomoguide/contract/bookings/particulars';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import type { LeadDraft } from '../checkout/checkout-draft.ts';
import type { TourChoice } from '../checkout/tour/tour-choice.ts';

/** What a traveler has filled in of a tour request. */
export interface RequestDraft extends Particulars {
  choice: TourChoice;
  /** One of the guide's own. */
  itineraryId: ItineraryId | null;
  /** What they would like to do, in words. */
  plan: string;
  /** Null: the traveler comes along. */
  lead: LeadDraft | null;
  /** The tour that was chosen elsewhere and brought here last. */
  begun: TourChoice | null;
}

/** A draft belongs to one person and one guide; it goes with the session. */
export const requestDraftKey = (userId: number, guideId: number): string =>
  `request:${userId}:${guideId}`;

/** Nothing is filled in: the shortest tour for the smallest group. */
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
    // Beside the choice: a request keeps it apart.
    itineraryId: null,
  },
});

/**
 * A tour that was chosen elsewhere takes the place of the one in the draft. The one that it brought last
 * does not: what was filled in since then is kept (docs/product/tour-requests.md, "The form and the card").
 */
export const beginWith = (begun: TourChoice, kept: Partial<RequestDraft>): Partial<RequestDraft> =>
  JSON.stringify(kept.begun) === JSON.stringify(begun) ? {} : { choice: begun, begun };

/** A kept draft where the guide no longer offers all of it: what they do offer. */
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
