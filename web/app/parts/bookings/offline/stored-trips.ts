import type { QueryClient } from '@tanstack/react-query';
import type { Party } from '@tomoguide/contract/bookings/booking-facts';
import type { Booking, SignedQuote } from '@tomoguide/contract/bookings/entities';
import type { PostalPlace } from '@tomoguide/contract/catalog/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { readSession } from '../../../lib/session.ts';
import { getOfflineCacheName } from '../../../lib/session-storage.ts';
import { postalPlacesQuery, serviceNamesQuery } from '../queries.ts';
import { signedQuoteQuery } from '../quote/queries.ts';
import { storeSheets } from './stored-sheets.ts';

/**
 * The next trips as stored on this device for offline use (docs/product/pages.md, "Offline"). Each user has
 * a separate cache, which is deleted when the session ends. The service worker serves only the pictures in
 * it.
 */
export interface StoredTrips {
  /** When the server last sent these bookings. */
  keptAt: string;
  bookings: Booking[];
  quotes: [BookingId, SignedQuote | null][];
  places: [string, PostalPlace[]][];
  services: [number, unknown][];
}

/** The maximum number of stored trips, more than a single journey needs. */
const MOST = 8;
/**
 * How long a trip stays stored after its end, so that the meeting point of a tour that runs late remains
 * available.
 */
const STORED_AFTER_END = { hours: 12 };

const getCachePath = (side: Party): string => `/kept/${side}`;
const SIDES: readonly Party[] = ['traveler', 'guide'];

/** Returns the next of these bookings, earliest first. */
export const getNextTrips = (bookings: readonly Booking[], now: Temporal.Instant): Booking[] =>
  bookings
    .filter(
      ({ tab, scheduledEndTime }) =>
        (tab === 'upcoming' || tab === 'ongoing') &&
        Temporal.Instant.compare(
          Temporal.Instant.from(scheduledEndTime).add(STORED_AFTER_END),
          now,
        ) > 0,
    )
    .toSorted((a, b) => (a.scheduledStartTime < b.scheduledStartTime ? -1 : 1))
    .slice(0, MOST);

/** Returns whether the browser provides caches, which it does only on secure connections. */
const hasCaches = (): boolean => 'caches' in globalThis;

const undefinedOnError = <Value>(value: Promise<Value>): Promise<Value | undefined> =>
  value.catch(() => undefined);

/** Fetches the other data that the cards of these bookings show. Omits what cannot be loaded now. */
const fetchCardData = async (client: QueryClient, bookings: readonly Booking[]) => {
  const codes = new Set(bookings.flatMap(({ meetingPostalCode }) => meetingPostalCode ?? []));
  const quotes: StoredTrips['quotes'] = [];
  for (const booking of bookings) {
    const quote = await undefinedOnError(client.ensureQueryData(signedQuoteQuery(booking)));
    if (quote !== undefined) quotes.push([booking.id, quote]);
  }
  const places: StoredTrips['places'] = [];
  for (const code of codes) {
    const found = await undefinedOnError(client.ensureQueryData(postalPlacesQuery(code)));
    if (found) places.push([code, found]);
  }
  const services = await undefinedOnError(client.ensureQueryData(serviceNamesQuery()));
  return { quotes, places, services: [...(services ?? [])] };
};

const getPortraits = (bookings: readonly Booking[]): string[] => [
  ...new Set(bookings.flatMap(({ guide }) => guide.portrait?.small ?? [])),
];

const write = (cache: Cache, side: Party, stored: StoredTrips): Promise<void> =>
  cache.put(getCachePath(side), Response.json(stored));

const read = async (cache: Cache, side: Party): Promise<StoredTrips | null> => {
  const found = await cache.match(getCachePath(side));
  const stored = (await found?.json().catch(() => null)) as StoredTrips | null | undefined;
  return Array.isArray(stored?.bookings) ? stored : null;
};

/** Returns the stored bookings of the user as traveler and as guide. */
const listStoredBookings = async (cache: Cache): Promise<Booking[]> =>
  (await Promise.all(SIDES.map((side) => read(cache, side)))).flatMap(
    (stored) => stored?.bookings ?? [],
  );

const storePortraits = async (cache: Cache): Promise<void> => {
  const needed = new Set(getPortraits(await listStoredBookings(cache)));
  for (const { url } of await cache.keys()) {
    const path = new URL(url).pathname;
    if (!(needed.has(path) || path.startsWith('/kept/'))) await cache.delete(url);
  }
  for (const face of needed)
    if (!(await cache.match(face))) await undefinedOnError(cache.add(face));
};

/**
 * Stores the next trips among `bookings`, which must be all of the user's bookings as traveler or as guide.
 * Deletes what was stored before.
 */
export const storeTrips = async (
  client: QueryClient,
  userId: UserId,
  side: Party,
  bookings: readonly Booking[],
  storedAt: Temporal.Instant,
): Promise<void> => {
  if (!hasCaches()) return;
  const next = getNextTrips(bookings, storedAt);
  const facts = { keptAt: storedAt.toString(), bookings: next };
  const more = await fetchCardData(client, next);
  // The user logged out in the meantime, so nothing is stored.
  if (readSession()?.user.id !== userId) return;
  const cache = await caches.open(getOfflineCacheName(userId));
  await write(cache, side, { ...facts, ...more });
  await storePortraits(cache);
  await storeSheets(cache, await listStoredBookings(cache));
  if (readSession()?.user.id !== userId) await caches.delete(getOfflineCacheName(userId));
};

/** Returns the stored trips that have not ended; null if there are none. Deletes those that have ended. */
export const readTrips = async (
  userId: UserId,
  side: Party,
  now = Temporal.Now.instant(),
): Promise<StoredTrips | null> => {
  if (!hasCaches() || !(await caches.has(getOfflineCacheName(userId)))) return null;
  const cache = await caches.open(getOfflineCacheName(userId));
  const stored = await read(cache, side);
  if (!stored) return null;
  const bookings = getNextTrips(stored.bookings, now);
  if (bookings.length < stored.bookings.length) {
    await write(cache, side, { ...stored, bookings });
    await storePortraits(cache);
  }
  return bookings.length > 0 ? { ...stored, bookings } : null;
};

/**
 * Returns whether the stored trips are missing or older than an hour. An empty stored list counts as
 * stored. Deletes trips that have ended.
 */
export const isOutdated = async (userId: UserId, side: Party): Promise<boolean> => {
  await readTrips(userId, side);
  const stored = await read(await caches.open(getOfflineCacheName(userId)), side);
  const hourAgo = Temporal.Now.instant().subtract({ hours: 1 });
  return !stored || Temporal.Instant.compare(stored.keptAt, hourAgo) < 0;
};

/** Copies the stored data into the query cache, from which the cards read it. */
export const fillQueryCache = (client: QueryClient, stored: StoredTrips): void => {
  const fillIfMissing = (queryKey: readonly unknown[], data: unknown) =>
    client.setQueryData(queryKey, (known: unknown) => known ?? data);
  const bookingOf = new Map(stored.bookings.map((booking) => [booking.id, booking]));
  for (const [id, quote] of stored.quotes)
    fillIfMissing(signedQuoteQuery(bookingOf.get(id) ?? { id }).queryKey, quote);
  for (const [code, places] of stored.places)
    fillIfMissing(postalPlacesQuery(code).queryKey, places);
  if (stored.services.length > 0)
    fillIfMissing(serviceNamesQuery().queryKey, new Map(stored.services));
};
