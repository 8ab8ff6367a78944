import { CHANGE_PARTS, type ChangePart } from '@tomoguide/contract/bookings/change-proposal';
import type { StoredPlan } from '../tables.ts';

const isEqual = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

const DIFFERS: Readonly<Record<ChangePart, (one: StoredPlan, other: StoredPlan) => boolean>> = {
  start: (one, other) => one.start !== other.start,
  duration: (one, other) => one.durationMinutes !== other.durationMinutes,
  travelers: (one, other) => one.travelers !== other.travelers || !isEqual(one.group, other.group),
  services: (one, other) => !isEqual(one.services.toSorted(), other.services.toSorted()),
  itinerary: (one, other) => !isEqual(one.itinerary, other.itinerary),
};

/** Returns the parts in which two plans differ. */
export const listChangedParts = (before: StoredPlan, after: StoredPlan): ChangePart[] =>
  CHANGE_PARTS.filter((part) => DIFFERS[part](before, after));
