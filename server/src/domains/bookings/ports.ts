import type { UserId } from '@tomoguide/contract/primitives';
import type { Db, Executor } from '../../database/database.ts';
import type { BaseDeps } from '../../deps.ts';

/** What bookings must know of others' nouns, registered by those when the app is built. */
export interface BookingPorts {
  /** With whom this person can neither book nor be booked, whoever of the two blocked the other. */
  blockedWith(db: Executor, userId: UserId): Promise<ReadonlySet<UserId>>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, BookingPorts>();

export const registerBookingPorts = (deps: BaseDeps, ports: BookingPorts): void => {
  registered.set(deps.db, ports);
};

/** All of them are registered once the app is built. */
export const portsOf = (deps: BaseDeps): BookingPorts => registered.get(deps.db) as BookingPorts;
