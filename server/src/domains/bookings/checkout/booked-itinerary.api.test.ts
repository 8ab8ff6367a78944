import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getBooking, getBookingQuote, getDisputeCase } from '@tomoguide/contract/bookings/calls';
import { getOwnItineraries, setItineraries } from '@tomoguide/contract/guides/calls';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import type { ItinerarySent } from '@tomoguide/contract/guides/own-itineraries';
import { type BookingId, ItineraryId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, checkOut, forceStatus } from '../../../testing/factories/bookings.ts';
import { dispute } from '../../../testing/factories/disputes.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { accept, aTourRequest, request } from '../../../testing/factories/tour-requests.ts';
import { personalDataHandler } from '../accounts-port.ts';
import { bookings } from '../tables.ts';

const migration = async (name: string): Promise<string[]> =>
  (
    await readFile(
      fileURLToPath(new URL(`../../../../migrations/${name}.sql`, import.meta.url)),
      'utf8',
    )
  ).split('--> statement-breakpoint');

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

const title = { en: 'Market and shrine', zh: '市场与神社' };
const none = { en: null, zh: null };
const stops = ['Nishiki', 'Gion', 'Kiyomizu', 'Fushimi', 'Tofukuji', 'Kyoto station'].map((en) => ({
  title: { en, zh: null },
  description: { en: `What one does at ${en}`, zh: null },
  minutes: 30,
}));
const terms = {
  included: { kinds: ['guide_fares' as const, 'drinks' as const], words: none },
  notIncluded: { kinds: ['meals' as const], words: { en: 'Souvenirs', zh: null } },
  tickets: [{ title: { en: 'Tower', zh: '塔' }, buyer: 'guide' as const, yen: 1_800 }],
  shops: [{ name: { en: 'Knife shop', zh: '刀具店' }, minutes: 20, commission: true }],
};
const route: ItinerarySent = { id: null, title, summary: none, services: [], stops, terms };
const agreed = { stops, terms, copiedLater: false };

const ownItineraries = async ({ user: { token } }: TestGuide) =>
  (await t.inject(getOwnItineraries, { token })).body;
const saveItineraries = async (guide: TestGuide, itineraries: ItinerarySent[]) => {
  const { revision } = await ownItineraries(guide);
  const body = { revision, itineraries };
  const reply = await t.inject(setItineraries, { token: guide.user.token, body });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.data as { id: number }[];
};
/** Creates a guide with one itinerary of six stops. */
const createGuideWithItinerary = async () => {
  const guide = await aGuide(t);
  const [kept] = await saveItineraries(guide, [route]);
  return { guide, itineraryId: ItineraryId.parse(kept?.id) };
};
/** Returns the revision of the itinerary that a traveler sees. */
const getRevision = async (id: ItineraryId): Promise<string> => {
  const reply = await t.app.inject({ url: `/api/v2/itineraries/${id}` });
  return reply.json().revision;
};
const readBooking = async (token: string, id: BookingId) =>
  (await t.inject(getBooking, { token, params: { id } })).body;
/** Two edits: removing all but two stops, then removing the itinerary. */
const edits = (id: ItineraryId): ItinerarySent[][] => [
  [{ ...route, id, stops: stops.slice(0, 2), terms: NO_TERMS }],
  [],
];

test('editing an itinerary does not change it in existing bookings, quotes, exports and disputes', async () => {
  const { guide, itineraryId } = await createGuideWithItinerary();
  const booking = await aBooking(t, { guide, status: 'upcoming', checkout: { itineraryId } });
  const { traveler } = booking;
  const params = { id: booking.id };
  const itinerary = { id: itineraryId, title, agreed };
  expect(await readBooking(traveler.token, booking.id)).toMatchObject({
    itinerary,
    itineraryNow: 'same',
  });
  const signed = (await t.inject(getBookingQuote, { token: traveler.token, params })).body;
  expect(signed.quote.itinerary).toEqual(itinerary);
  await forceStatus(t, booking, 'ongoing', {
    travelerConfirmedStart: true,
    guideConfirmedStart: true,
  });
  expect((await dispute(t, booking, 'traveler')).status).toBe(200);
  const staff = await aUser(t, { isStaff: true });

  const now = ['changed', 'removed'];
  for (const [step, later] of edits(itineraryId).entries()) {
    await saveItineraries(guide, later);
    for (const { token } of [traveler, guide.user])
      expect(await readBooking(token, booking.id)).toMatchObject({
        itinerary,
        itineraryNow: now[step],
      });
    expect((await t.inject(getBookingQuote, { token: traveler.token, params })).body).toEqual(
      signed,
    );
    const found = (await t.inject(getDisputeCase, { token: staff.token, params })).body;
    expect(found).toMatchObject({ itinerary, itineraryNow: now[step] });
    const theirs = await personalDataHandler.exported(t.db, { userId: traveler.id, guideId: null });
    expect(theirs.bookings).toMatchObject([{ itinerary }]);
    const guideExport = await personalDataHandler.exported(t.db, {
      userId: guide.userId,
      guideId: guide.id,
    });
    expect(guideExport['tours-you-guided']).toMatchObject([{ itinerary }]);
  }
});

test('rejects an itinerary that never existed, was removed or belongs to another guide, and holds no slot', async () => {
  const { guide, itineraryId } = await createGuideWithItinerary();
  const other = await createGuideWithItinerary();
  await saveItineraries(guide, []);
  const { token } = await aUser(t);
  for (const id of [itineraryId, other.itineraryId, ItineraryId.parse(999_999)]) {
    // The itinerary is checked before the price, so the wrong price is not reported.
    const reply = await checkOut(t, token, guide.id, { itineraryId: id, totalPrice: 1 });
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([
      422,
      'ITINERARY_UNKNOWN',
      { field: 'itineraryId' },
    ]);
  }
  const without = await checkOut(t, token, guide.id);
  expect([without.status, without.body.itinerary]).toEqual([201, null]);
});

test('rejects a booking or request if the itinerary is not the version that was displayed', async () => {
  const { guide, itineraryId } = await createGuideWithItinerary();
  const shown = { itineraryId, itineraryRevision: await getRevision(itineraryId) };
  await saveItineraries(guide, [{ ...route, id: itineraryId, stops: stops.slice(0, 2) }]);
  const { token } = await aUser(t);
  const refused = await checkOut(t, token, guide.id, shown);
  const { conversation } = await aTourRequest(t, { guide });
  for (const reply of [refused, await request(t, conversation, shown)])
    expect([reply.status, reply.body.code]).toEqual([409, 'ITINERARY_CHANGED']);
  // The revision depends on the included items, but not on the order of the fields.
  const again = { itineraryId, itineraryRevision: await getRevision(itineraryId) };
  expect(again.itineraryRevision).not.toBe(shown.itineraryRevision);
  expect((await checkOut(t, token, guide.id, again)).status).toBe(201);
});

test('books the displayed version, or nothing, if the guide edits the itinerary concurrently', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { guide, itineraryId } = await createGuideWithItinerary();
    const itineraryRevision = await getRevision(itineraryId);
    const { token } = await aUser(t);
    const [, reply] = await Promise.all([
      saveItineraries(guide, [{ ...route, id: itineraryId, stops: stops.slice(0, 2) }]),
      checkOut(t, token, guide.id, { itineraryId, itineraryRevision }),
    ]);
    const got = reply.status === 201 ? reply.body.itinerary.agreed : reply.body.code;
    expect([agreed, 'ITINERARY_CHANGED']).toContainEqual(got);
  }
});

/** Creates a booking from an accepted request. */
const acceptedBooking = async () => {
  const { guide, itineraryId } = await createGuideWithItinerary();
  const sent = await aTourRequest(t, { guide, body: { itineraryId } });
  await saveItineraries(guide, []);
  const reply = await accept(t, sent);
  return { id: reply.body.booking.id as BookingId, token: guide.user.token, itineraryId };
};

test('an accepted request books the itinerary version that was sent', async () => {
  const { id, token, itineraryId } = await acceptedBooking();
  const itinerary = { id: itineraryId, title, agreed };
  expect(await readBooking(token, id)).toMatchObject({ itinerary, itineraryNow: 'removed' });
});

test('the migration adds the itinerary to requests accepted before bookings stored itineraries', async () => {
  const { id, token, itineraryId } = await acceptedBooking();
  await t.db.update(bookings).set({ itinerary: null }).where(eq(bookings.id, id));
  const [, moved = ''] = await migration('0057_booked-itinerary');
  await t.db.$client.query(moved);
  expect((await readBooking(token, id)).itinerary).toMatchObject({ id: itineraryId, title });
});

test('the migration adds the current stops to older bookings, marked as copied later, or none if the itinerary was removed', async () => {
  const shown = await createGuideWithItinerary();
  const gone = await createGuideWithItinerary();
  const ids: BookingId[] = [];
  for (const { guide, itineraryId } of [shown, gone]) {
    const { id } = await aBooking(t, { guide, checkout: { itineraryId } });
    const itinerary = { id: itineraryId, title };
    await t.db.update(bookings).set({ itinerary }).where(eq(bookings.id, id));
    ids.push(id);
  }
  await saveItineraries(gone.guide, []);
  const [, move = ''] = await migration('0060_agreed-itinerary');
  await t.db.$client.query(move);
  const now = await Promise.all(
    [shown, gone].map(async ({ guide }, at) => {
      const token = await aToken(t, guide.userId);
      const { itinerary, itineraryNow } = await readBooking(token, ids[at] as BookingId);
      return [itinerary.agreed, itineraryNow];
    }),
  );
  expect(now).toEqual([
    [{ ...agreed, copiedLater: true }, 'same'],
    [null, null],
  ]);
});
