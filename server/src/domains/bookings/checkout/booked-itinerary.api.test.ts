import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { getBooking } from '@tomoguide/contract/bookings/calls';
import { getOwnItineraries, setItineraries } from '@tomoguide/contract/guides/calls';
import type { ItinerarySent } from '@tomoguide/contract/guides/own-itineraries';
import { type BookingId, ItineraryId } from '@tomoguide/contract/primitives';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { checkOut } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { accept, aTourRequest } from '../../../testing/factories/tour-requests.ts';
import { accountKeeper } from '../accounts-port.ts';
import { bookings } from '../tables.ts';

const MIGRATION = new URL('../../../../migrations/0057_booked-itinerary.sql', import.meta.url);

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

const title = { en: 'Market and shrine', zh: '市场与神社' };
const stop = { title, description: { en: null, zh: null }, minutes: 180 };
const route: ItinerarySent = {
  id: null,
  title,
  summary: { en: null, zh: null },
  services: [],
  stops: [stop],
};

const save = async ({ user: { token } }: TestGuide, itineraries: ItinerarySent[]) => {
  const { revision } = (await t.inject(getOwnItineraries, { token })).body;
  const reply = await t.inject(setItineraries, { token, body: { revision, itineraries } });
  expect(reply.status, reply.raw).toBe(200);
  return reply.body.data as { id: number }[];
};
/** A guide with one itinerary. */
const aWalk = async () => {
  const guide = await aGuide(t);
  const [kept] = await save(guide, [route]);
  return { guide, itineraryId: ItineraryId.parse(kept?.id) };
};
const read = async (token: string, id: BookingId) =>
  (await t.inject(getBooking, { token, params: { id } })).body;

test('a booking keeps its itinerary as it was called then, also once it is changed and removed', async () => {
  const { guide, itineraryId } = await aWalk();
  const traveler = await aUser(t);
  const reply = await checkOut(t, traveler.token, guide.id, { itineraryId });
  const itinerary = { id: itineraryId, title };
  expect(reply.status, reply.raw).toBe(201);
  expect(reply.body.itinerary).toEqual(itinerary);
  for (const later of [
    [{ ...route, id: itineraryId, title: { en: 'Something else', zh: null } }],
    [],
  ]) {
    await save(guide, later);
    for (const { token } of [traveler, guide.user])
      expect((await read(token, reply.body.id)).itinerary).toEqual(itinerary);
  }
  const own = await accountKeeper.exported(t.db, { userId: traveler.id, guideId: null });
  expect(own.bookings).toMatchObject([{ itinerary }]);
  const led = await accountKeeper.exported(t.db, { userId: guide.userId, guideId: guide.id });
  expect(led['tours-you-guided']).toMatchObject([{ itinerary }]);
});

test('one that never was, is removed or is of another guide is refused, and holds nothing', async () => {
  const { guide, itineraryId } = await aWalk();
  const other = await aWalk();
  await save(guide, []);
  const { token } = await aUser(t);
  for (const id of [itineraryId, other.itineraryId, ItineraryId.parse(999_999)]) {
    // It comes before the price.
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

/** A booking that an accepted request became. */
const accepted = async () => {
  const { guide, itineraryId } = await aWalk();
  const sent = await aTourRequest(t, { guide, body: { itineraryId } });
  await save(guide, []);
  const reply = await accept(t, sent);
  const itinerary = { id: itineraryId, title };
  return { id: reply.body.booking.id as BookingId, token: guide.user.token, itinerary };
};

test('an accepted request takes its itinerary along, as it was called when it was sent', async () => {
  const { id, token, itinerary } = await accepted();
  expect((await read(token, id)).itinerary).toEqual(itinerary);
});

test('what was accepted before bookings kept it is taken over', async () => {
  const { id, token, itinerary } = await accepted();
  await t.db.update(bookings).set({ itinerary: null }).where(eq(bookings.id, id));
  const [, moved = ''] = (await readFile(fileURLToPath(MIGRATION), 'utf8')).split(
    '--> statement-breakpoint',
  );
  const client = await t.db.$client.connect();
  await client.query(moved).finally(() => client.release());
  expect((await read(token, id)).itinerary).toEqual(itinerary);
});
