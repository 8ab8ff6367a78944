import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chooseForTestLength } from '../testing-length.ts';
import { PARTIES, type Party } from './booking-facts.ts';
import {
  CHANGE_STATES,
  CHANGE_STEPS,
  type ChangeFacts,
  type ChangeState,
  calculateChangedPrice,
  canProposeChange,
  findChangeStep,
  findPartyChangeStep,
  getChangeActions,
  getChangeAnswerDeadline,
  getChangePaymentDeadline,
  getChangeState,
  getDeclinedChangeDeadline,
} from './change-proposal.ts';
import { calculateTourPrice } from './price.ts';

const RUNS = chooseForTestLength(300, 100_000);
const NOW = Temporal.Instant.from('2026-05-01T00:00:00Z');
const hoursLater = (hours: number) => NOW.add({ hours });
const minutesLater = (minutes: number) => NOW.add({ minutes });
const EVENTS = [...new Set(CHANGE_STEPS.map(({ event }) => event))];
const ENDED: ChangeState[] = ['applied', 'declined', 'withdrawn', 'expired', 'lapsed'];

const aProposal = (changes: Partial<ChangeFacts> = {}): ChangeFacts => ({
  state: 'open',
  by: 'guide',
  toPayCents: 0,
  answerBy: minutesLater(60),
  payBy: null,
  ...changes,
});

/** A copy of the transitions documented in docs/product/bookings.md. */
const partySteps = (facts: ChangeFacts, party: Party): Record<string, ChangeState> => {
  const isProposer = party === facts.by;
  if (facts.state === 'awaiting_payment') return { withdraw: 'withdrawn' };
  if (facts.state !== 'open') return {};
  return isProposer
    ? { withdraw: 'withdrawn', replace: 'withdrawn' }
    : { accept: facts.toPayCents > 0 ? 'awaiting_payment' : 'applied', decline: 'declined' };
};

const anyProposal = fc.record({
  state: fc.constantFrom(...CHANGE_STATES),
  by: fc.constantFrom(...PARTIES),
  toPayCents: fc.constantFrom(0, 6_000),
  answerBy: fc.integer({ min: -3, max: 3 }).map(minutesLater),
  payBy: fc.integer({ min: -3, max: 3 }).map(minutesLater),
});

test('a proposal changes only through a documented transition, and after its deadline only by ending', () => {
  fc.assert(
    fc.property(
      anyProposal,
      fc.constantFrom(...EVENTS),
      fc.constantFrom(...PARTIES),
      (facts, event, party) => {
        const deadline = facts.state === 'open' ? facts.answerBy : facts.payBy;
        const isInTime = Temporal.Instant.compare(NOW, deadline) < 0;
        const allowed = isInTime ? partySteps(facts, party) : {};
        expect(findPartyChangeStep(facts, event, party, NOW)?.to ?? null).toBe(
          allowed[event] ?? null,
        );
        const isLive = facts.state === 'open' || facts.state === 'awaiting_payment';
        const ended = facts.state === 'open' ? 'expired' : 'lapsed';
        expect(findChangeStep(facts, 'close', 'house', NOW)?.to ?? null).toBe(
          isLive ? ended : null,
        );
        expect(findChangeStep(facts, 'expire', 'clock', NOW)?.to ?? null).toBe(
          isLive && !isInTime ? ended : null,
        );
        expect(findChangeStep(facts, 'pay', 'payments', NOW)?.to ?? null).toBe(
          facts.state === 'awaiting_payment' && isInTime ? 'applied' : null,
        );
        expect(getChangeState(facts, NOW)).toBe(isLive && !isInTime ? ended : facts.state);
      },
    ),
    { numRuns: RUNS },
  );
});

test('no transition leaves an ended state', () => {
  expect(CHANGE_STEPS.filter(({ from }) => from !== null && ENDED.includes(from))).toEqual([]);
});

test('the other party accepts or declines, the proposer withdraws, and only the traveler pays', () => {
  expect(getChangeActions(aProposal(), 'traveler', NOW)).toEqual(['accept', 'decline']);
  expect(getChangeActions(aProposal(), 'guide', NOW)).toEqual(['withdraw']);
  const unpaid = aProposal({
    state: 'awaiting_payment',
    toPayCents: 6_000,
    payBy: minutesLater(15),
  });
  expect(getChangeActions(unpaid, 'traveler', NOW)).toEqual(['withdraw', 'pay']);
  expect(getChangeActions(unpaid, 'guide', NOW)).toEqual(['withdraw']);
  expect(getChangeActions(unpaid, 'traveler', minutesLater(15))).toEqual([]);
});

test('must be answered within 24 hours, and by 12 hours before the earlier start', () => {
  const far = hoursLater(200);
  expect(getChangeAnswerDeadline(NOW, far, hoursLater(300))).toEqual(hoursLater(24));
  expect(getChangeAnswerDeadline(NOW, hoursLater(30), far)).toEqual(hoursLater(18));
  expect(getChangeAnswerDeadline(NOW, far, hoursLater(30))).toEqual(hoursLater(18));
});

test('must be paid within 15 minutes if the traveler accepts, and like an answer if the guide does', () => {
  const far = hoursLater(200);
  expect(getChangePaymentDeadline('guide', NOW, far, hoursLater(13))).toEqual(minutesLater(15));
  expect(getChangePaymentDeadline('traveler', NOW, far, far)).toEqual(hoursLater(24));
  expect(getChangePaymentDeadline('traveler', NOW, far, hoursLater(30))).toEqual(hoursLater(18));
});

test('can be proposed for an upcoming booking until 24 hours before it, six times and for three changes', () => {
  const booking = {
    status: 'upcoming' as const,
    start: minutesLater(24 * 60 + 1),
    weather: false,
  };
  const some = { proposals: 5, changes: 2 };
  expect(canProposeChange(booking, some, NOW)).toBe(true);
  expect(canProposeChange(booking, some, minutesLater(1))).toBe(false);
  expect(canProposeChange({ ...booking, status: 'confirmed' }, some, NOW)).toBe(false);
  expect(canProposeChange(booking, { ...some, proposals: 6 }, NOW)).toBe(false);
  expect(canProposeChange(booking, { ...some, changes: 3 }, NOW)).toBe(false);
});

test('has no maximum in declared bad weather', () => {
  const booking = { status: 'upcoming' as const, start: minutesLater(24 * 60 + 1), weather: true };
  const all = { proposals: 6, changes: 3 };
  expect(canProposeChange(booking, all, NOW)).toBe(true);
  expect(canProposeChange(booking, all, minutesLater(1))).toBe(false);
});

test('a declined proposal allows a free cancellation for 48 hours, until the start', () => {
  expect(getDeclinedChangeDeadline(NOW, hoursLater(60))).toEqual(hoursLater(48));
  expect(getDeclinedChangeDeadline(NOW, hoursLater(30))).toEqual(hoursLater(30));
});

const booked = {
  durationMinutes: 180,
  travelers: 2,
  hourlyPriceCents: 20_000,
  additionalPriceCents: 3_000,
};

test('the new price follows from the stored prices, and the difference in deposit is paid or refunded', () => {
  const { totalCents, depositCents } = calculateTourPrice(booked);
  const tour = { ...booked, totalCents, depositCents };
  expect(calculateChangedPrice(tour, { durationMinutes: 240, travelers: 2 })).toEqual({
    totalCents: 92_000,
    depositCents: 27_600,
    toPayCents: 6_900,
    refundCents: 0,
  });
  expect(calculateChangedPrice(tour, { durationMinutes: 120, travelers: 2 })).toEqual({
    totalCents: 46_000,
    depositCents: 13_800,
    toPayCents: 0,
    refundCents: 6_900,
  });
});

test('a difference that is too small to charge is paid in person, and an equal size costs the same', () => {
  const tour = { ...booked, hourlyPriceCents: 1_000, additionalPriceCents: 100 };
  const { totalCents, depositCents } = calculateTourPrice(tour);
  const price = { ...tour, totalCents, depositCents };
  expect(calculateChangedPrice(price, { durationMinutes: 210, travelers: 2 })).toEqual({
    totalCents: 3_850,
    depositCents,
    toPayCents: 0,
    refundCents: 0,
  });
  const odd = { ...price, depositCents: depositCents + 1 };
  expect(calculateChangedPrice(odd, { durationMinutes: 180, travelers: 2 })).toMatchObject({
    depositCents: depositCents + 1,
    toPayCents: 0,
    refundCents: 0,
  });
});
