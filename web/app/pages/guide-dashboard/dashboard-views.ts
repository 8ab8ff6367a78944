import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingGroups } from '../../parts/bookings/guide-tours/booking-groups.ts';

/** The views of the dashboard in tab order. One view is shown at a time. */
export const DASHBOARD_VIEWS = ['today', 'upcoming', 'earnings', 'past'] as const;
export type DashboardView = (typeof DASHBOARD_VIEWS)[number];

/** The view of each section that links can target, as in `/guide-dashboard#requests`. */
const VIEWS_OF_PARTS: ReadonlyMap<string, DashboardView> = new Map([
  ...DASHBOARD_VIEWS.map((view) => [view, view] as const),
  ['', 'today'],
  ['requests', 'today'],
  ['calendar', 'upcoming'],
  ['reviews', 'past'],
]);

type Named = Pick<Booking, 'bookingNumber'>;

const GROUPS_IN_VIEWS: readonly [DashboardView, (keyof BookingGroups<Named>)[]][] = [
  ['today', ['today', 'requests', 'held']],
  ['upcoming', ['upcoming']],
  ['past', ['past']],
];

/**
 * Returns the view that contains the target of a hash: a section, or a booking by its number. Undefined if
 * there is no such target.
 */
export const findView = (hash: string, groups: BookingGroups<Named>): DashboardView | undefined => {
  const name = hash.slice(1);
  const part = VIEWS_OF_PARTS.get(name);
  if (part) return part;
  const isIn = (group: keyof BookingGroups<Named>) =>
    groups[group].some(({ bookingNumber }) => bookingNumber === name);
  return GROUPS_IN_VIEWS.find(([, all]) => all.some(isIn))?.[0];
};
