import type { GuideDetail, Itinerary } from '@tomoguide/contract/guides/entities';
import { readFilters, TEN_PLUS } from '../search/filters.ts';

/** What a traveler has chosen on a guide's page. */
export interface Plan {
  /** The guide's calendar day. */
  day: string | null;
  /** RFC 3339. */
  start: string | null;
  /** Hours, in halves. */
  duration: number;
  travelers: number;
  /** Searched for ten or more: the price is for `travelers`, checkout asks the number. */
  tenPlus: boolean;
  /** Subcategory ids. */
  services: number[];
  /** Along which it is; null: none. */
  itineraryId: number | null;
}

export type PlanChange = Partial<Plan>;

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** What the search that led here was about: its day, group and services begin the plan. */
export const firstPlan = (guide: GuideDetail, search: string): Plan => {
  const own = new URLSearchParams(search);
  const query = own.get('redirect')?.split('?')[1] ?? '';
  const filters = readFilters(new URLSearchParams(query));
  const asked = Number.parseInt(filters.travelers ?? '1', 10);
  const tenPlus = filters.travelers === TEN_PLUS && guide.maxPeople >= asked;
  return {
    day: filters.date,
    start: null,
    duration: guide.minDuration,
    travelers: within(asked, guide.minPeople, guide.maxPeople),
    tenPlus,
    services: filters.services.filter((id) => guide.services.some((own) => own === id)),
    itineraryId: null,
  };
};

/**
 * A tour along an itinerary: its length and services under its name, the rest as planned. The checkout
 * says where the start is not free for that length.
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
export const isFinished = (plan: Plan): boolean => plan.day !== null && plan.start !== null;

/** A plan as an address has it. */
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

/** Where a plan leads: the checkout, which asks for what is missing. */
export const checkoutPath = (guideId: number, plan: Plan): string =>
  `/checkout/${guideId}?${planParams(plan)}`;

/** Or the conversation with the guide, with a tour request that is begun. */
export const requestPath = (guideId: number, plan: Plan): string =>
  `/messages?guide=${guideId}&request=1&${planParams(plan)}`;
