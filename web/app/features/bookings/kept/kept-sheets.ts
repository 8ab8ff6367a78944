import { getBookingSheet } from '@tomoguide/contract/bookings/calls';
import type { Booking } from '@tomoguide/contract/bookings/entities';
import type { BookingId, UserId } from '@tomoguide/contract/primitives';
import { urlOf } from '../../../lib/api-url.ts';
import { fetchBytes } from '../../../lib/fetch-bytes.ts';
import { keptCache } from '../../../lib/session-storage.ts';
import { ownZone } from '../booking/own-zone.ts';

const PLACE = '/kept/sheet/';
const placeOf = (id: BookingId): string => `${PLACE}${id}`;

/** Where the booking's trip sheet is, with times on the reader's clock beside the tour's. */
export const sheetAddress = (id: BookingId): string =>
  urlOf(getBookingSheet.path, { id }, { timeZone: ownZone() });

export const fetchSheet = (id: BookingId): Promise<Blob> => fetchBytes(sheetAddress(id));

/** All that a sheet says and that may change: the same facts make no new one. */
const factsOf = ({ can: _can, daysAway: _days, deadlineAt: _until, ...facts }: Booking): string =>
  JSON.stringify({ ...facts, lang: document.documentElement.lang, zone: ownZone() });

/** Keeps the booking's sheet, unless the one that is kept says the same facts. */
const keepSheet = async (cache: Cache, id: BookingId, facts: string): Promise<void> => {
  const place = placeOf(id);
  if ((await cache.match(place))?.headers.get('x-facts') === facts) return;
  // Busy, or the network went: the one before is better than none.
  const sheet = await fetchSheet(id).catch(() => null);
  if (!sheet) return;
  const headers = { 'content-type': sheet.type, 'x-facts': facts };
  await cache.put(place, new Response(sheet, { headers }));
};

/** Sheets being kept, by their facts: two lists that follow each other ask for each of them once. */
const beingKept = new Map<string, Promise<void>>();

/**
 * Keeps the sheets of these bookings beside them, each made anew once its booking has changed; those
 * of others go.
 */
export const keepSheets = async (cache: Cache, bookings: readonly Booking[]): Promise<void> => {
  const wanted = new Set(bookings.map(({ id }) => placeOf(id)));
  for (const { url } of await cache.keys()) {
    const { pathname } = new URL(url);
    if (pathname.startsWith(PLACE) && !wanted.has(pathname)) await cache.delete(url);
  }
  for (const booking of bookings) {
    const facts = encodeURIComponent(factsOf(booking));
    const keeping =
      beingKept.get(facts) ??
      keepSheet(cache, booking.id, facts).finally(() => beingKept.delete(facts));
    beingKept.set(facts, keeping);
    await keeping;
  }
};

/** The kept sheet of a booking; null: none. */
export const keptSheet = async (userId: UserId, id: BookingId): Promise<Blob | null> => {
  if (!('caches' in globalThis) || !(await caches.has(keptCache(userId)))) return null;
  const found = await (await caches.open(keptCache(userId))).match(placeOf(id));
  return found ? found.blob() : null;
};
