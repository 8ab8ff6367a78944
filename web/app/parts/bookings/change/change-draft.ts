import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { GroupComposition } from '@tomoguide/contract/bookings/particulars';
import { getDayInZone } from '@tomoguide/contract/format';
import type { GuideDetail } from '@tomoguide/contract/guides/entities';
import type { ItineraryId } from '@tomoguide/contract/primitives';
import { getItineraryRevision } from '../checkout-form/checkout-order.ts';
import type { TourChoice, TourOffer } from '../checkout-form/tour/tour-choice.ts';
import { findOpenProposal } from './open-proposal.ts';
import type { ProposedPlan } from './queries.ts';

/** The input of the form for a change proposal. */
export interface ChangeDraft {
  choice: TourChoice;
  /** One of the guide's itineraries; null for none. */
  itinerary: 'agreed' | ItineraryId | null;
  /** The group by age, if the booking has one. */
  group: GroupComposition | null;
}

const normalize = (instant: string): string => Temporal.Instant.from(instant).toString();

/** Returns the form as it opens: with the user's own open proposal, otherwise with what is booked. */
export const createChangeDraft = (booking: Booking): ChangeDraft => {
  const open = findOpenProposal(booking);
  const plan = open?.by === booking.viewerIs ? open.after : booking;
  return {
    itinerary: 'agreed',
    group: plan.group,
    choice: {
      date: getDayInZone(plan.scheduledStartTime, booking.timeZone),
      start: normalize(plan.scheduledStartTime),
      duration: plan.duration,
      travelers: plan.travelers,
      tenPlus: false,
      services: plan.services,
      itineraryId: null,
    },
  };
};

/** Returns what the guide offers, including what was booked, which the booking may keep. */
export const getOffer = (guide: GuideDetail, booking: Booking): TourOffer => ({
  ...guide,
  minDuration: Math.min(guide.minDuration, booking.duration),
  maxDuration: Math.max(guide.maxDuration, booking.duration),
  minPeople: Math.min(guide.minPeople, booking.travelers),
  maxPeople: Math.max(guide.maxPeople, booking.travelers),
  services: [...new Set([...guide.services, ...booking.services])],
});

/** Returns the stored draft without an itinerary that the guide no longer offers. */
export const limitToOffered = (
  draft: ChangeDraft,
  { itineraries }: Pick<GuideDetail, 'itineraries'>,
): ChangeDraft => {
  const { itinerary } = draft;
  const isOffered =
    itinerary === 'agreed' || itinerary === null || itineraries.some(({ id }) => id === itinerary);
  return isOffered ? draft : { ...draft, itinerary: 'agreed' };
};

/** Returns the plan to propose; null while it is incomplete. */
export const toProposedPlan = (
  { choice, itinerary, group }: ChangeDraft,
  guide: Pick<GuideDetail, 'itineraries'>,
): ProposedPlan | null => {
  const { start, travelers, duration, services } = choice;
  if (start === null || travelers === null) return null;
  const getItinerary = () => {
    if (itinerary === 'agreed') return {};
    return itinerary === null ? { itineraryId: null } : getItineraryRevision(guide, itinerary);
  };
  return {
    scheduledStartTime: start,
    duration,
    travelers,
    services: [...services],
    ...(group ? { group } : {}),
    ...getItinerary(),
  };
};

const serialize = (plan: Pick<Booking, 'duration' | 'travelers' | 'group' | 'services'>) => [
  plan.duration,
  plan.travelers,
  plan.group && [plan.group.adults, plan.group.children, plan.group.elderly],
  plan.services.toSorted((a, b) => a - b),
];

/** Returns whether the draft differs from what is booked. */
export const isChanged = ({ choice, itinerary, group }: ChangeDraft, booking: Booking): boolean => {
  const { start, duration, travelers, services } = choice;
  if (itinerary !== 'agreed' || start !== normalize(booking.scheduledStartTime)) return true;
  const plan = { duration, travelers: travelers ?? 0, group, services: [...services] };
  return JSON.stringify(serialize(plan)) !== JSON.stringify(serialize(booking));
};
