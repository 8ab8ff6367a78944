import { HOLD_NETWORK_HOURS } from '@tomoguide/contract/bookings/figures';
import type { BookingId } from '@tomoguide/contract/primitives';
import type { Deps } from '../../deps.ts';
import { createSweep, watchSweep } from '../../jobs/sweep.ts';
import { deleteNetworks } from './checkout/hold-queries.ts';
import { runDeadlines } from './deadlines/run-deadlines.ts';
import { deleteOldLeads } from './lead-traveler/forget-leads.ts';
import { sweepCommission } from './patterns/charge-unopposed.ts';
import { listDueBookings } from './queries.ts';
import { sweepRequests } from './request/expire-requests.ts';
import { END_SUSPENDED, endSuspended } from './suspension/end-suspended.ts';

/** Maximum number of bookings per sweep; the next sweep, a second later, takes the rest. */
const SWEEP_LIMIT = 500;

/** Applies the passed deadlines of every booking. */
export const sweepBookings = createSweep<BookingId>({
  due: ({ db }, now, but) => listDueBookings(db, now, but, SWEEP_LIMIT),
  take: runDeadlines,
  failed: 'a booking could not move on at its deadline',
});

/** Erases the network hashes of bookings that are a day old. */
export const deleteOldNetworks = (deps: Deps): Promise<void> =>
  deleteNetworks(deps.db, deps.clock.now().subtract({ hours: HOLD_NETWORK_HOURS }));

/**
 * Registers the timers of bookings. A booking's deadline is stored in its row, and every process looks for
 * due rows every second; the booking's lock ensures that each deadline is applied only once.
 */
export const registerBookingTimers = (deps: Deps): void => {
  deps.jobs.every('bookings.forget-networks', '*/10 * * * *', () => deleteOldNetworks(deps));
  deps.jobs.every('bookings.forget-lead-travelers', '*/10 * * * *', () => deleteOldLeads(deps));
  deps.jobs.handle(END_SUSPENDED, (data) => endSuspended(deps, data), 'days');
  watchSweep(deps, 'bookings.requests', sweepRequests);
  watchSweep(deps, 'bookings.deadlines', sweepBookings);
  watchSweep(deps, 'bookings.commission', sweepCommission);
};
