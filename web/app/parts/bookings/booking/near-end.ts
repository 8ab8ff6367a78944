import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getSecondsUntil } from '../../../lib/use-now.ts';

const NEAR_END_SECONDS = 15 * 60;

/** Returns whether completing is the next step. Earlier, it would end a tour that is still running. */
export const isNearEnd = ({ scheduledEndTime }: Booking, now: Temporal.Instant): boolean =>
  getSecondsUntil(scheduledEndTime, now) <= NEAR_END_SECONDS;

/** Returns whether the scheduled end has passed although the tour has not begun: at most one side confirmed it. */
export const isUnstartedAtEnd = (
  { status, scheduledEndTime }: Pick<Booking, 'status' | 'scheduledEndTime'>,
  now: Temporal.Instant,
): boolean =>
  (status === 'awaiting_start' || status === 'start_confirmed') &&
  getSecondsUntil(scheduledEndTime, now) <= 0;
