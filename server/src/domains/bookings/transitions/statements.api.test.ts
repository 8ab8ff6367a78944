import * as calls from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import { payDeposit, payExtension, succeedDemoSession } from '@tomoguide/contract/payments/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, type TestRequest, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aCheckout, aKey } from '../../../testing/factories/bookings.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { parseSessionId } from '../../../testing/factories/payments.ts';
import { attributeStatements, countStatements } from '../../../testing/statements.ts';
import { sweepBookings } from '../timers.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const TIMERS = 'timers';
const REACTIONS = 'reactions';

const send = async (call: Call, request: TestRequest) => {
  const reply = await attributeStatements(call.path, () =>
    t.inject(call, { headers: aKey(), ...request }),
  );
  if (reply.status >= 300) throw new Error(`${call.path}: ${reply.raw}`);
  return reply.body;
};

/**
 * Takes a booking through its whole life: paid, accepted, moved by an hour if `moves`, started by both
 * parties, extended by a paid hour and completed.
 */
const live = async (guide: TestGuide, start: string, moves = false): Promise<void> => {
  t.clock.set('2026-05-01T00:00:00Z');
  const traveler = await aUser(t);
  const [asTraveler, asGuide] = [traveler.token, guide.user.token];
  const body = aCheckout(guide.id, { scheduledStartTime: start });
  const { id } = await send(calls.createBooking, { token: asTraveler, body });
  const request = (token: string, more?: object): TestRequest => ({
    token,
    params: { id, bookingId: id },
    body: more,
  });
  const pay = async (call: Call) => {
    const { redirectUrl } = await send(call, request(asTraveler, { method: 'card' }));
    await send(succeedDemoSession, { params: { sessionId: parseSessionId(redirectUrl) } });
  };
  await pay(payDeposit);
  await send(calls.acceptBooking, request(asGuide));
  if (moves) {
    const scheduledStartTime = Temporal.Instant.from(start).add({ hours: 1 }).toString();
    const plan = { scheduledStartTime, duration: 3, travelers: 2, services: [] };
    const { changes } = await send(calls.proposeChange, request(asGuide, plan));
    const params = { id, proposalId: changes.open.id };
    await send(calls.acceptChange, { token: asTraveler, params });
  }
  const startsAt = Temporal.Instant.from(start).add({ hours: moves ? 1 : 0 });
  t.clock.set(startsAt.subtract({ hours: 1 }));
  await attributeStatements(TIMERS, () => sweepBookings(t.deps));
  await send(calls.confirmStart, request(asTraveler, { userType: 'traveler' }));
  await send(calls.confirmStart, request(asGuide, { userType: 'guide' }));
  t.clock.set(startsAt.add({ hours: 1 }));
  const { options } = await send(calls.getExtensionOffer, request(asTraveler));
  const { extensionPrice } = options.find(({ hours }: { hours: number }) => hours === 1);
  await send(calls.requestExtension, request(asTraveler, { extensionHours: 1, extensionPrice }));
  await pay(payExtension);
  await send(calls.confirmExtension, request(asGuide, { userType: 'guide' }));
  await send(calls.confirmExtension, request(asTraveler, { userType: 'traveler' }));
  await send(calls.updateBookingStatus, request(asTraveler, { status: 'completed' }));
  await attributeStatements(REACTIONS, () => t.drain());
};

test("runs no more SQL statements than a booking's life needs", async () => {
  const guide = await aGuide(t);
  // The first booking also creates the platform's accounts, so it is not counted.
  await live(guide, '2026-05-02T01:00:00Z');
  const { byWork } = await countStatements(() => live(guide, '2026-05-04T01:00:00Z'));
  const { [TIMERS]: timers, [REACTIONS]: reactions, ...rest } = Object.fromEntries(byWork);
  const ofCalls = Object.entries(rest).flatMap(([name, count]) =>
    name.startsWith('/') ? count : [],
  );
  const inCalls = ofCalls.reduce((sum, count) => sum + count, 0);
  expect(inCalls).toBeLessThanOrEqual(180);
  expect(timers).toBeLessThanOrEqual(6);
  expect(reactions).toBeLessThanOrEqual(50);
});

test('a change adds at most 40 % to the statements of a booking’s life', async () => {
  const guide = await aGuide(t);
  await live(guide, '2026-05-02T01:00:00Z');
  const countLife = async (start: string, moves: boolean) => {
    const { byWork } = await countStatements(() => live(guide, start, moves));
    return [...byWork.values()].reduce((sum, count) => sum + count, 0);
  };
  const plain = await countLife('2026-05-04T01:00:00Z', false);
  const changed = await countLife('2026-05-06T01:00:00Z', true);
  expect(changed).toBeGreaterThan(plain);
  expect(changed).toBeLessThanOrEqual(1.4 * plain);
});
