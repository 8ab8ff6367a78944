import type { GuideDetail, Itinerary } from '@tomoguide/contract/guides/entities';
import { DEFAULT_GROUP } from '@tomoguide/contract/guides/figures';
import { halfDayTour } from '@tomoguide/contract/guides/half-day';
import { readFilters, TEN_PLUS } from '../search/filters.ts';

/** A traveler's choices on a guide's page. */
export interface Plan {
  /** The day in the guide's time zone. */
  day: string | null;
  /** RFC 3339. */
  start: string | null;
  /** Hours, in steps of 0.5. */
  duration: number;
  travelers: number;
  /**
   * True if the search was for ten or more. The price is for `travelers`, and the checkout asks for the exact
   * number.
   */
  tenPlus: boolean;
  /** Subcategory ids. */
  services: number[];
  /** The itinerary; null if none. */
  itineraryId: number | null;
}

export type PlanChange = Partial<Plan>;

/**
 * The plan from the search that led here: its day, group and services. A list can also state the group. Like
 * the guide's card, it starts with two people and half a day (docs/product/guides.md, "Cards").
 */
export const initialPlan = (guide: GuideDetail, search: string): Plan => {
  const own = new URLSearchParams(search);
  const query = own.get('redirect')?.split('?')[1] ?? '';
  const filters = readFilters(new URLSearchParams(query));
  const group = readFilters(own).travelers ?? filters.travelers ?? String(DEFAULT_GROUP);
  const asked = Number.parseInt(group, 10);
  const tour = halfDayTour(guide, asked);
  const tenPlus = group === TEN_PLUS && guide.maxPeople >= asked;
  return {
    day: filters.date,
    start: null,
    duration: tour.hours,
    travelers: tour.travelers,
    tenPlus,
    services: filters.services.filter((id) => guide.services.some((own) => own === id)),
    itineraryId: null,
  };
};

/**
 * The plan with an itinerary: its duration and services, with the rest unchanged. The checkout reports a
 * start that is not free for that duration.
 */
export const planOf = (
  { id, durationHours, services }: Pick<Itinerary, 'id' | 'durationHours' | 'services'>,
  plan: Plan,
): Plan => ({
  ...plan,
  itineraryId: id,
  duration: durationHours,
  services: services.length > 0 ? [...services] : plan.services,
});

/** Whether day and start are chosen. */
export const isPlanComplete = (plan: Plan): boolean => plan.day !== null && plan.start !== null;

/** The plan as query parameters. */
export const planParams = (plan: Plan): URLSearchParams => {
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

/** The checkout for a plan, which asks for what is missing. */
export const checkoutPath = (guideId: number, plan: Plan): string =>
  `/checkout/${guideId}?${planParams(plan)}`;

/** The conversation with the guide, with a tour request already started. */
export const requestPath = (guideId: number, plan: Plan): string =>
  `/messages?guide=${guideId}&request=1&${planParams(plan)}`;
