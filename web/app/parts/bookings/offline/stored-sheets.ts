import { getBookingSheet } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { buildUrl } from '../../../lib/api-url.ts';
import { fetchBytes } from '../../../lib/fetch-bytes.ts';
import { getUserTimeZone } from '../../../lib/own-zone.ts';
import { getOfflineCacheName } from '../../../lib/session-storage.ts';

const PLACE = '/kept/sheet/';
const getPlace = (id: BookingId): string => `${PLACE}${id}`;

/** Returns the URL of the booking's trip sheet, with times in the tour's and the user's time zone. */
export const getSheetUrl = (id: BookingId): string =>
  buildUrl(getBookingSheet.path, { id }, { timeZone: getUserTimeZone() });

export const fetchSheet = (id: BookingId): Promise<Blob> => fetchBytes(getSheetUrl(id));

/** Returns the facts on a sheet that can change. A stored sheet with the same facts is still valid. */
const getFacts = ({ can: _can, daysAway: _days, deadlineAt: _until, ...facts }: Booking): string =>
  JSON.stringify({ ...facts, lang: document.documentElement.lang, zone: getUserTimeZone() });

/** Stores the booking's sheet, unless the stored one has the same facts. */
const storeSheet = async (cache: Cache, id: BookingId, facts: string): Promise<void> => {
  const place = getPlace(id);
  if ((await cache.match(place))?.headers.get('x-facts') === facts) return;
  // The server is busy or the connection was lost; the old sheet is better than none.
  const sheet = await fetchSheet(id).catch(() => null);
  if (!sheet) return;
  const headers = { 'content-type': sheet.type, 'x-facts': facts };
  await cache.put(place, new Response(sheet, { headers }));
};

/** Pending downloads by facts, so that two lists stored in quick succession fetch each sheet once. */
const beingStored = new Map<string, Promise<void>>();

/**
 * Stores the trip sheets of these bookings, and replaces each sheet when its booking changes. Deletes the
 * sheets of other bookings.
 */
export const storeSheets = async (cache: Cache, bookings: readonly Booking[]): Promise<void> => {
  const needed = new Set(bookings.map(({ id }) => getPlace(id)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(PLACE) && !needed.has(pathname)) await cache.delete(url);
  }
  for (const booking of bookings) {
    const facts = encodeURIComponent(getFacts(booking));
    const keeping =
      beingStored.get(facts) ??
      storeSheet(cache, booking.id, facts).finally(() => beingStored.delete(facts));
    beingStored.set(facts, keeping);
    await keeping;
  }
};

/** Returns the stored sheet of a booking; null if there is none. */
export const findStoredSheet = async (userId: UserId, id: BookingId): Promise<Blob | null> => {
  if (!('caches' in globalThis) || !(await caches.has(getOfflineCacheName(userId)))) return null;
  const found = await (await caches.open(getOfflineCacheName(userId))).match(getPlace(id));
  return found ? found.blob() : null;
};
