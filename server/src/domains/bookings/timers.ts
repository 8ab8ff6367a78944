import { BookingId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import type { Deps } from '../../deps.ts';
import { letTimePass } from './commands/let-time-pass.ts';
import { DEADLINE_JOB } from './move.ts';
import { dueBookings } from './queries.ts';

/** Bookings a sweep takes at most: the rest a minute later. */
const SWEEP_LIMIT = 500;

/**
 * Every booking whose deadline passed moves on, each in its own transaction. One that fails is
 * logged and tried again by the next sweep, and never keeps the others.
 */
export const sweepBookings = async (deps: Deps): Promise<void> => {
  for (const id of await dueBookings(deps.db, deps.clock.now(), SWEEP_LIMIT)) {
    try {
      await inTransaction(deps.db, (tx) => letTimePass(tx, deps, id));
    } catch (error) {
      deps.log.error({ err: error, bookingId: id }, 'a booking could not move on at its deadline');
    }
  }
};

/**
 * The timed ways out: a job at each deadline, enqueued with the change that set it, and a sweep each
 * minute for whatever a job missed. The booking's lock makes each way out happen once.
 */
export const registerBookingTimers = (deps: Deps): void => {
  deps.jobs.handle(DEADLINE_JOB, async ({ bookingId }) => {
    const id = BookingId.parse(bookingId);
    await inTransaction(deps.db, (tx) => letTimePass(tx, deps, id));
  });
  deps.jobs.every('bookings.sweep', '* * * * *', () => sweepBookings(deps));
};
