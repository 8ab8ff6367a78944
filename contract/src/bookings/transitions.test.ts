import { expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from './statuses.ts';
import { type BookingEvent, TRANSITIONS } from './transitions.ts';

const transitionsFrom = (status: BookingStatus) =>
  TRANSITIONS.filter((row) => row.from?.includes(status));

const reachable = (): Set<BookingStatus> => {
  const found = new Set(TRANSITIONS.filter((row) => row.from === null).map((row) => row.to));
  for (const status of found) {
    for (const row of transitionsFrom(status)) found.add(row.to);
  }
  return found;
};

test('reaches every status from a new booking', () => {
  expect([...reachable()].toSorted()).toEqual([...BOOKING_STATUSES].toSorted());
});

test.each(BOOKING_STATUSES)('%s is final or has a timed transition', (status) => {
  const timed = transitionsFrom(status).filter((row) => row.due);
  if (status === 'completed' || status === 'cancelled') expect(timed).toEqual([]);
  else expect(timed.some((row) => row.to !== status)).toBe(true);
});

test('exactly the timed transitions have a deadline', () => {
  for (const row of TRANSITIONS) {
    expect(row.by.includes('clock')).toBe(row.due !== undefined);
    if (row.due) expect(row.by).toEqual(['clock']);
  }
});

test('exactly the transitions to cancelled have a reason', () => {
  for (const row of TRANSITIONS) {
    expect(row.cancelKind !== undefined, row.event).toBe(row.to === 'cancelled');
  }
});

test('a booking leaves a final status only through a dispute', () => {
  for (const status of ['completed', 'cancelled'] as const) {
    expect(new Set(transitionsFrom(status).map((row) => row.event))).toEqual(
      new Set(status === 'completed' ? ['open_dispute'] : ['open_dispute', 'contest_by_code']),
    );
  }
});

test('each event can be caused only by its actors: payments, the guide, the traveler or staff', () => {
  const getActors = (event: BookingEvent) => [
    ...new Set(TRANSITIONS.filter((row) => row.event === event).flatMap((row) => row.by)),
  ];
  expect(getActors('pay')).toEqual(['payments']);
  expect(getActors('pay_extension')).toEqual(['payments']);
  expect(getActors('accept')).toEqual(['guide']);
  expect(getActors('reject')).toEqual(['guide']);
  expect(getActors('cancel').toSorted()).toEqual(['guide', 'traveler']);
  expect(getActors('suspend')).toEqual(['staff']);
  expect(getActors('decide_cancelled')).toEqual(['staff']);
});
