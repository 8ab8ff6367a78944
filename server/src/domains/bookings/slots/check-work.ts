import {
  createWorkCheck,
  isOpenForBookings,
  type WorkLimits,
  type WorkRefusal,
} from '@tomoguide/contract/guides/work-limits';
import type { BookingId, GuideId } from '@tomoguide/contract/primitives';
import type { Tx } from '../../../database/database.ts';
import { getAffectingRange } from '../../guides/service.ts';
import { type HeldTime, listOverlappingBookings } from '../queries.ts';
import { isExpiredHold } from './check-slot.ts';

/** A tour, with its guide and the booking whose other times do not count. */
export interface WorkedTour {
  guideId: GuideId;
  bookingId: BookingId | null;
  start: Temporal.Instant;
  durationMinutes: number;
}

/**
 * Returns why the guide's residence status does not let them guide this tour; null if it does
 * (docs/product/guides.md, "Limited hours"). Only the guide must learn the reason. `held` is what
 * `listOverlappingBookings` returns. Must run under the guide's lock.
 */
export const findWorkRefusal = (
  limits: WorkLimits,
  { bookingId, start, durationMinutes }: WorkedTour,
  held: readonly HeldTime[],
  now: Temporal.Instant,
): WorkRefusal | null => {
  if (!isOpenForBookings(limits, now)) return 'WORK_PERMISSION_ENDS';
  const others = held.filter((time) => time.id !== bookingId && !isExpiredHold(time, now));
  const check = createWorkCheck(
    limits,
    others.map(({ busy }) => busy),
  );
  return check(start.epochMilliseconds, start.add({ minutes: durationMinutes }).epochMilliseconds);
};

/** Loads the other tours, which only limited hours depend on, and calls `findWorkRefusal`. */
export const loadWorkRefusal = async (
  tx: Tx,
  limits: WorkLimits,
  tour: WorkedTour,
  now: Temporal.Instant,
): Promise<WorkRefusal | null> => {
  const { guideId, start, durationMinutes } = tour;
  const range = getAffectingRange({ start, end: start.add({ minutes: durationMinutes }) });
  const held = limits.isLimited ? await listOverlappingBookings(tx, [guideId], range) : [];
  return findWorkRefusal(limits, tour, held, now);
};
