import type { BookingId } from '@tomoguide/contract/primitives';
import { inTransaction } from '../../database/transaction.ts';
import { isUnreachable } from '../../database/violations.ts';
import type { Deps } from '../../deps.ts';
import { forgetNetworks } from './checkout/hold-queries.ts';
import { runDeadlines } from './deadlines/run-deadlines.ts';
import { forgetLeads } from './lead-traveler/forget-leads.ts';
import { dueBookings } from './queries.ts';
import { type PausedRequests, sweepRequests } from './request/expire-requests.ts';
import { registerEndingSuspended } from './suspension/end-suspended.ts';

/** Bookings a sweep takes at most: the rest a second later. */
const SWEEP_LIMIT = 500;

/** A booking that could not move on is left alone for so long, on this process. */
const PAUSE = { minutes: 1 };

/** The hash of the network a booking was made from is erased after so long. */
const NETWORK_HOURS = 24;

/** When bookings that could not move on are tried again. */
type Paused = Map<BookingId, Temporal.Instant>;

/**
 * Every booking whose deadline passed moves on, each in its own transaction. One that fails is
 * logged and tried again after a pause, and never blocks the others. When the database does not
 * answer, or once `isStopped`, the rest is left to the next sweep.
 */
export const sweepBookings = async (
  deps: Deps,
  paused: Paused = new Map(),
  isStopped: () => boolean = () => false,
): Promise<void> => {
  const now = deps.clock.now();
  for (const [id, until] of paused)
    if (Temporal.Instant.compare(until, now) <= 0) paused.delete(id);
  for (const id of await dueBookings(deps.db, now, [...paused.keys()], SWEEP_LIMIT)) {
    if (isStopped()) return;
    try {
      await inTransaction(deps.db, (tx) => runDeadlines(tx, deps, id));
    } catch (error) {
      paused.set(id, now.add(PAUSE));
      deps.log.error({ err: error, bookingId: id }, 'a booking could not move on at its deadline');
      if (isUnreachable(error)) return;
    }
  }
};

/** Erases where bookings came from, once they are a day old. */
export const forgetOldNetworks = (deps: Deps): Promise<void> =>
  forgetNetworks(deps.db, deps.clock.now().subtract({ hours: NETWORK_HOURS }));

/**
 * The timed ways out. A booking's deadline stands in its row, where every process looks each second;
 * the booking's lock makes each way out happen once.
 */
export const registerBookingTimers = (deps: Deps): void => {
  const paused: Paused = new Map();
  deps.jobs.every('bookings.forget-networks', '*/10 * * * *', () => forgetOldNetworks(deps));
  deps.jobs.every('bookings.forget-lead-travelers', '*/10 * * * *', () => forgetLeads(deps));
  registerEndingSuspended(deps);
  const pausedRequests: PausedRequests = new Map();
  deps.jobs.watch('bookings.requests', (isStopped) =>
    sweepRequests(deps, pausedRequests, isStopped),
  );
  deps.jobs.watch('bookings.deadlines', (isStopped) => sweepBookings(deps, paused, isStopped));
};
