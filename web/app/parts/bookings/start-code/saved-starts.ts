import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import { getStartCode } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import { getEntryWindow, hasStartCode, isCodeTime } from '@tomoguide/contract/bookings/start-code';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { useEffect, useSyncExternalStore } from 'react';
import { api } from '../../../lib/api.ts';
import { readSession } from '../../../lib/session.ts';
import { readStartCodes, storeStartCodes } from '../../../lib/session-storage.ts';

/**
 * Data of tours that start soon, stored on the phone so that the start can be confirmed offline
 * (docs/product/bookings.md, "Start without signal"). Stored next to the session, and deleted when the
 * session ends.
 */
export interface SavedStart {
  bookingId: BookingId;
  userId: UserId;
  side: Party;
  secret: string;
  /** How many milliseconds this phone's clock was ahead of the server's when the secret was fetched. */
  aheadMs: number;
  /** The booking as this phone last saw it. Absent in data stored by older versions. */
  booking?: Booking;
}

/**
 * How many hours before the start the secret is fetched. Most travelers are still online the evening
 * before.
 */
const KEEP_HOURS = 48;

const listeners = new Set<() => void>();
let cached: { text: string | null; saved: readonly SavedStart[] } = { text: null, saved: [] };

const isSaved = (value: unknown): value is SavedStart =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as SavedStart).secret === 'string' &&
  typeof (value as SavedStart).aheadMs === 'number';

const parse = (text: string | null): readonly SavedStart[] => {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isSaved) : [];
  } catch {
    return [];
  }
};

const readSaved = (): readonly SavedStart[] => {
  const text = readStartCodes();
  if (text !== cached.text) cached = { text, saved: parse(text) };
  return cached.saved;
};

const write = (saved: readonly SavedStart[]): void => {
  storeStartCodes(JSON.stringify(saved));
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const NONE: readonly SavedStart[] = [];

/**
 * Returns the data stored for the user of a booking, as traveler or as guide; null if its secret has not
 * been fetched yet.
 */
export const useSavedStart = ({ id, viewerIs }: Booking): SavedStart | null => {
  const saved = useSyncExternalStore(subscribe, readSaved, () => NONE);
  return saved.find(({ bookingId, side }) => bookingId === id && side === viewerIs) ?? null;
};

/** Returns the stored bookings of the user as traveler or as guide, earliest start first. */
export const useSavedBookings = (userId: UserId | undefined, side: Party): Booking[] => {
  const saved = useSyncExternalStore(subscribe, readSaved, () => NONE);
  return saved
    .flatMap((one) => (one.userId === userId && one.side === side ? (one.booking ?? []) : []))
    .toSorted((a, b) => (a.scheduledStartTime < b.scheduledStartTime ? -1 : 1));
};

/** Returns the server's time, estimated from the phone's clock. */
export const getServerNow = (
  saved: Pick<SavedStart, 'aheadMs'> | null,
  phone = Temporal.Now.instant(),
): Temporal.Instant => phone.subtract({ milliseconds: saved?.aheadMs ?? 0 });

export const getTourFacts = ({ status, scheduledStartTime, scheduledEndTime }: Booking) => ({
  status,
  start: Temporal.Instant.from(scheduledStartTime),
  end: Temporal.Instant.from(scheduledEndTime),
});

const isBefore = (a: Temporal.Instant, b: Temporal.Instant) => Temporal.Instant.compare(a, b) < 0;

/**
 * Returns whether a code can be entered now. The booking's `can` decides. If the booking may be outdated,
 * for example while offline, its facts and the phone's corrected clock also decide.
 */
export const canEnterCode = (
  booking: Booking,
  saved: SavedStart | null,
  phone: Temporal.Instant,
): boolean => {
  if (booking.can.includes('enter_start_code')) return true;
  return saved !== null && isCodeTime(getTourFacts(booking), getServerNow(saved, phone));
};

const isNear = (booking: Booking, now: Temporal.Instant): boolean => {
  if (!hasStartCode(booking.status)) return false;
  const { from, until } = getEntryWindow(getTourFacts(booking));
  return !isBefore(now.add({ hours: KEEP_HOURS }), from) && isBefore(now, until);
};

/**
 * The bookings whose data was fetched since this page was loaded. While the data is stored, one fetch of
 * the secret and the clock is enough.
 */
const fetched = new Set<string>();
const fetching = new Set<string>();

const getName = ({ id, viewerIs }: Booking, userId: UserId) => `${userId}:${id}:${viewerIs}`;

const saveStart = async (booking: Booking, userId: UserId): Promise<void> => {
  const { id, viewerIs: side } = booking;
  const name = getName(booking, userId);
  const isSaved = readSaved().some(
    (one) => one.userId === userId && one.bookingId === id && one.side === side,
  );
  // Data fetched in a session that has ended was deleted with it, so it is fetched again.
  if (fetching.has(name) || (isSaved && fetched.has(name))) return;
  fetching.add(name);
  try {
    const { secret, sentAt } = await api(getStartCode, { params: { id } });
    const aheadMs = Temporal.Now.instant().since(sentAt).total('milliseconds');
    // The user logged out in the meantime, so nothing is stored.
    if (readSession()?.user.id !== userId) return;
    const others = readSaved().filter((one) => one.bookingId !== id || one.side !== side);
    write([
      ...others,
      { bookingId: id, userId, side, secret, aheadMs: Math.ceil(aheadMs), booking },
    ]);
    fetched.add(name);
  } catch {
    // It is fetched on the next call.
  } finally {
    fetching.delete(name);
  }
};

/** Measures this phone's clock again, after the server found that it is ahead. */
export const remeasureClock = (booking: Booking, userId: UserId): Promise<void> => {
  fetched.delete(getName(booking, userId));
  return saveStart(booking, userId);
};

/**
 * Deletes what was stored for another user, and for bookings that have started or ended. Updates the
 * remaining stored bookings.
 */
const updateSaved = (bookings: readonly Booking[], userId: UserId): void => {
  const saved = readSaved();
  const left = saved.flatMap((one) => {
    if (one.userId !== userId) return [];
    const booking = bookings.find(
      ({ id, viewerIs }) => id === one.bookingId && viewerIs === one.side,
    );
    if (!booking) return one;
    return hasStartCode(booking.status) ? { ...one, booking } : [];
  });
  if (JSON.stringify(left) !== JSON.stringify(saved)) write(left);
};

/**
 * Stores the data that the bookings that start soon need offline. `preload` fetches the JavaScript that
 * shows it.
 */
export const useStoredStarts = (bookings: readonly Booking[], preload: () => void): void => {
  useEffect(() => {
    const userId = readSession()?.user.id;
    if (userId === undefined) return;
    updateSaved(bookings, userId);
    const near = bookings.filter((booking) => isNear(booking, Temporal.Now.instant()));
    for (const booking of near) void saveStart(booking, userId);
    if (near.length > 0) preload();
  }, [bookings, preload]);
};
