import type { GuideDetail, Itinerary } from '@tomoguide/contract/guides/entities';
import { DEFAULT_GROUP } from '@tomoguide/contract/guides/figures';
import { getHalfDayTour } from '@tomoguide/contract/guides/half-day';
import { readFilters, TEN_PLUS } from '../search/filters.ts';

/** A traveler's choices on a guide's page. */
export interface Plan {
  /** The day in the guide's time zone, as YYYY-MM-DD; null until it is chosen. */
  day: string | null;
  /** The start in RFC 3339 format; null until it is chosen. */
  start: string | null;
  /** Duration in hours, in steps of 0.5. */
  duration: number;
  travelers: number;
  /**
   * True if the search was for ten or more. The price is for `travelers` people, and the checkout asks for
   * the exact number.
   */
  tenPlus: boolean;
  /** The IDs of the chosen subcategories. */
  services: number[];
  /** The chosen itinerary; null if there is none. */
  itineraryId: number | null;
}

export type PlanChange = Partial<Plan>;

/**
 * Returns the initial plan: the day, group size and services of the search that led here. A link can also
 * contain the day and the group size. Without them, the plan starts with two people and half a day, like
 * the guide's card (docs/product/guides.md, "Cards").
 */
export const createInitialPlan = (guide: GuideDetail, search: string): Plan => {
  const own = new URLSearchParams(search);
  const query = own.get('redirect')?.split('?')[1] ?? '';
  const filters = readFilters(new URLSearchParams(query));
  const linked = readFilters(own);
  const group = linked.travelers ?? filters.travelers ?? String(DEFAULT_GROUP);
  const parsed = Number.parseInt(group, 10);
  const tour = getHalfDayTour(guide, parsed);
  const tenPlus = group === TEN_PLUS && guide.maxPeople >= parsed;
  return {
    day: linked.date ?? filters.date,
    start: null,
    duration: tour.hours,
    travelers: tour.travelers,
    tenPlus,
    services: filters.services.filter((id) => guide.services.some((own) => own === id)),
    itineraryId: null,
  };
};

/**
 * Returns the plan with an itinerary: its duration and services, with everything else unchanged. The
 * checkout reports a start that is not free for that duration.
 */
export const applyItinerary = (
  { id, durationHours, services }: Pick<Itinerary, 'id' | 'durationHours' | 'services'>,
  plan: Plan,
): Plan => ({
  ...plan,
  itineraryId: id,
  duration: durationHours,
  services: services.length > 0 ? [...services] : plan.services,
});

/** Returns whether the day and the start are chosen. */
export const isPlanComplete = (plan: Plan): boolean => plan.day !== null && plan.start !== null;

/** Returns the plan as query parameters. */
export const toParams = (plan: Plan): URLSearchParams => {
  const params = new URLSearchParams({
    ...(plan.day === null ? {} : { date: plan.day }),
    ...(plan.start === null ? {} : { start: plan.start }),
    duration: String(plan.duration),
    travelers: plan.tenPlus ? TEN_PLUS : String(plan.travelers),
  });
  for (const id of plan.services) params.append('services', String(id));
  if (plan.itineraryId !== null) params.set('itinerary', String(plan.itineraryId));
  return params;
};

/** Returns the URL path of the checkout for a plan. The checkout asks for what is missing. */
export const getCheckoutPath = (guideId: number, plan: Plan): string =>
  `/checkout/${guideId}?${toParams(plan)}`;

/** Returns the URL path of the conversation with the guide, with the form for a tour request open. */
export const getTourRequestPath = (guideId: number, plan: Plan): string =>
  `/messages?guide=${guideId}&request=1&${toParams(plan)}`;
