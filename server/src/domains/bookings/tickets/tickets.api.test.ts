import { getBooking, markTicketBought } from '@tomoguide/contract/bookings/calls';
import { NO_TERMS, type TicketBuyer } from '@tomoguide/contract/guides/itinerary-terms';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { SystemMessage } from '@tomoguide/contract/notifications/entities';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { aGuide, guideDefaults, type TestGuide } from '../../../testing/factories/guides.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
let guide: TestGuide;
/**
 * A tour at 10:00 in Tokyo on May 10, with one ticket for each party to buy and one that is bought on site.
 */
let booking: TestBooking;

const ticket = (en: string, buyer: TicketBuyer) => ({
  title: { en, zh: null },
  buyer,
  yen: 1_800,
});
const WALK = {
  title: { en: 'Towers', zh: null },
  summary: { en: null, zh: null },
  durationMinutes: 180,
  stops: [],
  terms: {
    ...NO_TERMS,
    tickets: [ticket('Tower', 'guide'), ticket('Garden', 'traveler'), ticket('Bus', 'on_site')],
  },
};

/** Creates another booking with tickets and the same guide. */
const bookingWithTickets = async (
  status: 'confirmed' | 'upcoming',
  scheduledStartTime: string,
): Promise<TestBooking> => {
  const listed = await t.app.inject({ url: '/api/v2/itineraries' });
  const itineraryId = listed.json().data.at(-1);
  return aBooking(t, { guide, status, checkout: { itineraryId, scheduledStartTime } });
};

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
  guide = await aGuide(t, { ...guideDefaults, itineraries: [WALK] });
  booking = await bookingWithTickets('upcoming', '2026-05-10T01:00:00Z');
});
afterAll(() => t.close());

type Side = 'traveler' | 'guide';
const getToken = (of: TestBooking, side: Side) =>
  aToken(t, side === 'guide' ? of.guide.userId : of.traveler.id);
const tick = async (of: TestBooking, side: Side, place: number, bought = true) => {
  const { status, body } = await t.inject(markTicketBought, {
    token: await getToken(of, side),
    params: { id: of.id, place },
    body: { bought },
  });
  return status === 200 ? 'done' : `${status} ${body.code}`;
};
const fetchBooking = async (of: TestBooking, side: Side) => {
  const token = await getToken(of, side);
  return (await t.inject(getBooking, { token, params: { id: of.id } })).body;
};

test('lets the buyer of a ticket mark and unmark it, and shows the change to both parties', async () => {
  expect((await fetchBooking(booking, 'guide')).can).toContain('tick_tickets');
  for (const bought of [true, true, false]) {
    expect(await tick(booking, 'guide', 0, bought)).toBe('done');
    for (const side of ['traveler', 'guide'] as const)
      expect((await fetchBooking(booking, side)).ticketsBought).toEqual(bought ? [0] : []);
  }
  await Promise.all([tick(booking, 'guide', 0), tick(booking, 'traveler', 1)]);
  expect((await fetchBooking(booking, 'guide')).ticketsBought.toSorted()).toEqual([0, 1]);
  await Promise.all([tick(booking, 'guide', 0, false), tick(booking, 'traveler', 1, false)]);
});

test('rejects marking a ticket that is unlisted, bought on site or bought by the other party', async () => {
  expect(await tick(booking, 'guide', 1)).toBe('422 TICKET_NOT_YOURS');
  expect(await tick(booking, 'guide', 2)).toBe('422 TICKET_NOT_YOURS');
  expect(await tick(booking, 'guide', 3)).toBe('404 NOT_FOUND');
  const stranger = { ...booking, traveler: await aUser(t) };
  expect(await tick(stranger, 'traveler', 1)).toBe('404 NOT_FOUND');
  expect((await fetchBooking(booking, 'guide')).ticketsBought).toEqual([]);
});

test('rejects marking before the guide has accepted', async () => {
  const waiting = await bookingWithTickets('confirmed', '2026-05-11T01:00:00Z');
  expect(await tick(waiting, 'traveler', 1)).toBe('409 INVALID_TRANSITION');
  expect((await fetchBooking(waiting, 'traveler')).can).not.toContain('tick_tickets');
});

test('reminds a party with unmarked tickets once, 72 hours before the start', async () => {
  const ahead = await bookingWithTickets('upcoming', '2026-05-12T01:00:00Z');
  const reminders = async (side: Side): Promise<number> => {
    await t.drain();
    const reply = await t.inject(listSystemMessages, { token: await getToken(ahead, side) });
    const { data } = reply.body as { data: SystemMessage[] };
    return data.filter(({ title }) => title === 'Tickets to buy').length;
  };
  // Sweeps concurrently, as two processes would.
  const sweep = () => Promise.all([sweepBookings(t.deps), sweepBookings(t.deps)]);
  await tick(booking, 'guide', 0);
  await tick(ahead, 'guide', 0);
  t.clock.set('2026-05-09T00:59:59Z');
  await sweep();
  expect(await reminders('traveler')).toBe(0);
  t.clock.set('2026-05-09T01:00:00Z');
  await sweep();
  await sweep();
  expect([await reminders('traveler'), await reminders('guide')]).toEqual([1, 0]);
  const emails = await emailsTo(t, ahead.traveler.email);
  const sent = emails.filter(({ subject }) => subject.startsWith('Tickets to buy'));
  expect(sent.map(({ text }) => text)).toEqual([expect.stringContaining('Garden, JPY 1,800')]);
  await tick(ahead, 'traveler', 1);
  expect(await reminders('traveler')).toBe(0);
});
