import {
  acceptAddress,
  declineAddress,
  getBooking,
  proposeAddress,
  setDriverLines,
} from '@tomoguide/contract/bookings/calls';
import { ADDRESS_PROPOSALS_MAX } from '@tomoguide/contract/bookings/figures';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, type TestBooking } from '../../../testing/factories/bookings.ts';

let t: TestApp;
const NOW = '2026-05-08T00:00:00Z';
/** The start of the factory's tour. */
const START = Temporal.Instant.from('2026-05-10T01:00:00Z');
const OLD = '1-1 Marunouchi, Chiyoda-ku, Tokyo';
const NEW = { meetingAddress: '東京都台東区浅草2-3-1 雷門', meetingPostalCode: '111-0032' };

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const bookingWithTokens = async (status: 'confirmed' | 'pending' = 'confirmed') => {
  const booking = await aBooking(t, { status });
  const traveler = await aToken(t, booking.traveler.id);
  const guide = await aToken(t, booking.guide.userId);
  return { booking, traveler, guide };
};
const suggest = ({ id }: TestBooking, token: string, body: Record<string, unknown> = NEW) =>
  t.inject(proposeAddress, { token, params: { id }, body });
const accept = ({ id }: TestBooking, token: string, number: number) =>
  t.inject(acceptAddress, { token, params: { id, number } });
const decline = ({ id }: TestBooking, token: string, number: number) =>
  t.inject(declineAddress, { token, params: { id, number } });
const fetchBooking = async ({ id }: TestBooking, token: string) =>
  (await t.inject(getBooking, { token, params: { id } })).body;

test('keeps the old address until the other party accepts the new one', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  const suggested = await suggest(booking, traveler);
  expect(suggested.status).toBe(200);
  expect(await fetchBooking(booking, guide)).toMatchObject({
    meetingAddress: OLD,
    addressProposal: { number: 1, by: 'traveler', ...NEW, meetingPostalCode: '1110032' },
  });
  const accepted = await accept(booking, guide, 1);
  expect(accepted.body).toMatchObject({
    meetingAddress: NEW.meetingAddress,
    meetingPostalCode: '1110032',
    addressProposal: null,
  });
  const { history } = await fetchBooking(booking, traveler);
  expect(history.at(-1)).toMatchObject({ event: 'change_address', by: 'guide', to: 'confirmed' });
  expect((await accept(booking, guide, 1)).status).toBe(200);
  expect((await fetchBooking(booking, traveler)).history).toHaveLength(history.length);
});

test('replaces an open proposal with a newer one, and rejects accepting the old one', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  await suggest(booking, traveler);
  await suggest(booking, guide, { meetingAddress: 'Ueno Park' });
  expect((await accept(booking, guide, 1)).body.code).toBe('PROPOSAL_CHANGED');
  expect((await fetchBooking(booking, guide)).meetingAddress).toBe(OLD);
  expect((await accept(booking, traveler, 2)).body.meetingAddress).toBe('Ueno Park');
});

test('rejects accepting one’s own proposal and proposing the current address', async () => {
  const { booking, traveler } = await bookingWithTokens();
  await suggest(booking, traveler);
  const own = await accept(booking, traveler, 1);
  expect([own.status, own.body.code]).toEqual([422, 'OWN_PROPOSAL']);
  const same = await suggest(booking, traveler, { meetingAddress: OLD });
  expect([same.status, same.body.code]).toEqual([422, 'ADDRESS_UNCHANGED']);
});

test('a declined or withdrawn proposal changes nothing and cannot be accepted later', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  await suggest(booking, traveler);
  expect((await decline(booking, guide, 1)).body.addressProposal).toBeNull();
  expect((await accept(booking, guide, 1)).body.code).toBe('PROPOSAL_CHANGED');
  await suggest(booking, traveler);
  expect((await decline(booking, traveler, 2)).body).toMatchObject({
    meetingAddress: OLD,
    addressProposal: null,
  });
});

test('sends a notice of a declined proposal, but not of a withdrawn one', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  await suggest(booking, traveler);
  for (const _ of [1, 2]) await decline(booking, guide, 1);
  await suggest(booking, guide);
  await decline(booking, guide, 2);
  const { rows } = await t.db.execute<{ by: string; proposedBy: string }>(
    sql`select payload->>'by' as by, payload->>'proposedBy' as "proposedBy" from outbox
      where type = 'booking.address_declined' and (payload->>'bookingId')::int = ${booking.id} order by id`,
  );
  expect(rows).toEqual([
    { by: 'guide', proposedBy: 'traveler' },
    { by: 'guide', proposedBy: 'guide' },
  ]);
  await t.drain();
  const notices = async (token: string) => {
    const { body } = await t.inject(listSystemMessages, { token });
    return body.data.filter(({ title }: { title: string }) =>
      title.startsWith('The meeting point stays'),
    );
  };
  expect(await notices(traveler)).toHaveLength(1);
  expect(await notices(guide)).toHaveLength(0);
});

test('an open proposal expires at the start', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  await suggest(booking, traveler);
  // Sessions are still valid: the start is two days away.
  t.clock.set(START);
  const seen = await fetchBooking(booking, guide);
  expect([seen.addressProposal, seen.can.includes('change_address')]).toEqual([null, false]);
  expect((await accept(booking, guide, 1)).body.code).toBe('INVALID_TRANSITION');
  expect((await suggest(booking, guide)).body.code).toBe('INVALID_TRANSITION');
  expect((await decline(booking, guide, 1)).body.code).toBe('INVALID_TRANSITION');
  await t.drain();
  const { body } = await t.inject(listSystemMessages, { token: traveler });
  const titles = body.data.map(({ title }: { title: string }) => title);
  expect(titles.filter((title: string) => title.startsWith('The meeting point stays'))).toEqual([]);
});

test('rejects a proposal for an unpaid booking', async () => {
  const { booking, traveler } = await bookingWithTokens('pending');
  expect((await suggest(booking, traveler)).body.code).toBe('INVALID_TRANSITION');
});

test('returns 404 to other users', async () => {
  const { booking, traveler } = await bookingWithTokens();
  await suggest(booking, traveler);
  const stranger = await aToken(t, (await aUser(t)).id);
  const replies = [
    await suggest(booking, stranger),
    await accept(booking, stranger, 1),
    await decline(booking, stranger, 1),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
});

test('limits the number of proposals and ignores a repeated one', async () => {
  const { booking, traveler } = await bookingWithTokens();
  for (let number = 1; number <= ADDRESS_PROPOSALS_MAX; number++) {
    const body = { meetingAddress: `Gate ${number}` };
    expect((await suggest(booking, traveler, body)).body.addressProposal.number).toBe(number);
    expect((await suggest(booking, traveler, body)).status).toBe(200);
  }
  const more = await suggest(booking, traveler, { meetingAddress: 'One more' });
  expect([more.status, more.body.code]).toEqual([409, 'TOO_MANY_PROPOSALS']);
});

test('accepts an address that differs from its postal code once it is confirmed', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  const place = { meetingAddress: '京都駅 八条口', meetingPostalCode: '111-0032' };
  const suggestion = await suggest(booking, traveler, place);
  expect([suggestion.status, suggestion.body.code, suggestion.body.details]).toEqual([
    422,
    'ADDRESS_ELSEWHERE',
    { field: 'meetingPostalCode' },
  ]);
  expect((await fetchBooking(booking, traveler)).addressProposal).toBeNull();
  await suggest(booking, traveler, { ...place, addressConfirmed: true });
  expect((await accept(booking, guide, 1)).body).toMatchObject({
    meetingAddress: '京都駅 八条口',
    meetingPostalCode: '1110032',
    addressConfirmed: true,
  });
  // If the postal code matches the address, the address is not marked as confirmed.
  const same = await suggest(booking, guide, { ...NEW, addressConfirmed: true });
  expect(same.body.addressProposal.addressConfirmed).toBe(false);
});

const LINES = { building: '雷門の前', station: '浅草駅' };
const NO_LINES = { building: null, station: null };
const fillLines = (
  { id }: TestBooking,
  token: string,
  lines: Record<string, unknown> = LINES,
  before: Record<string, unknown> = NO_LINES,
) =>
  t.inject(setDriverLines, {
    token,
    params: { id },
    body: { meetingAddress: OLD, before, ...lines },
  });
const driverLineEvents = async ({ id }: TestBooking) => {
  const { rows } = await t.db.execute<{ by: string }>(
    sql`select payload->>'by' as by from outbox
      where type = 'booking.driver_lines_changed' and (payload->>'bookingId')::int = ${id} order by id`,
  );
  return rows.map(({ by }) => by);
};

test('both parties can fill in the driver’s card, and a new meeting point clears it', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  expect(await fetchBooking(booking, traveler)).toMatchObject({
    driverLines: { building: null, station: null },
  });
  expect((await fillLines(booking, guide)).body).toMatchObject({ driverLines: LINES });
  expect(await fetchBooking(booking, traveler)).toMatchObject({ driverLines: LINES });
  const corrected = { building: null, station: '浅草駅 1番出口' };
  expect((await fillLines(booking, traveler, corrected, LINES)).body).toMatchObject({
    driverLines: corrected,
  });
  await suggest(booking, traveler);
  expect(await fetchBooking(booking, guide)).toMatchObject({ driverLines: corrected });
  await accept(booking, guide, 1);
  // Lines typed for the old place are rejected for the new one.
  const late = await fillLines(booking, guide);
  expect([late.status, late.body.code]).toEqual([409, 'ADDRESS_CHANGED']);
  expect(await fetchBooking(booking, guide)).toMatchObject({
    driverLines: { building: null, station: null },
  });
});

test('does not overwrite lines that the other party changed in the meantime, and notifies both parties', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  const [one, other] = [LINES, { building: null, station: '田原町駅' }];
  const replies = await Promise.all([
    fillLines(booking, guide, one),
    fillLines(booking, traveler, other),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [kept, late, again] =
    replies[0]?.status === 200 ? [one, other, traveler] : [other, one, guide];
  const refused = await fillLines(booking, again, late);
  expect(refused.body).toMatchObject({
    code: 'DRIVER_LINES_CHANGED',
    details: { driverLines: kept },
  });
  // A retry after a lost response does not count as a change.
  expect((await fillLines(booking, again, kept)).status).toBe(200);
  expect((await fillLines(booking, again, late, kept)).body).toMatchObject({ driverLines: late });
  expect((await driverLineEvents(booking)).sort()).toEqual(['guide', 'traveler']);
});

test('only the traveler and the guide can fill in the driver’s card, and only between payment and start', async () => {
  const { booking, traveler, guide } = await bookingWithTokens();
  const stranger = await fillLines(booking, await aToken(t, (await aUser(t)).id));
  expect([stranger.status, stranger.body.code]).toEqual([404, 'NOT_FOUND']);
  for (const wrong of [
    { building: '', station: null },
    { building: '門'.repeat(61), station: null },
    { building: '門' },
    { ...LINES, note: 'x' },
  ]) {
    const refused = await fillLines(booking, traveler, wrong);
    expect([refused.status, refused.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  }
  const unpaid = await bookingWithTokens('pending');
  expect((await fillLines(unpaid.booking, unpaid.traveler)).status).toBe(409);
  t.clock.set(START.toString());
  const late = await fillLines(booking, guide);
  expect([late.status, late.body.code]).toEqual([409, 'INVALID_TRANSITION']);
  expect(await fetchBooking(booking, guide)).toMatchObject({
    driverLines: { building: null, station: null },
  });
});
