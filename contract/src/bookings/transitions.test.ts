import { expect, test } from 'vitest';
import { BOOKING_STATUSES, type BookingStatus } from './statuses.ts';
import { type BookingEvent, TRANSITIONS } from './transitions.ts';

const leaving = (status: BookingStatus) => TRANSITIONS.filter((row) => row.from?.includes(status));

const reachable = (): Set<BookingStatus> => {
  const found = new Set(TRANSITIONS.filter((row) => row.from === null).map((row) => row.to));
  for (const status of found) {
    for (const row of leaving(status)) found.add(row.to);
  }
  return found;
};

test('every status is reached from a new booking', () => {
  expect([...reachable()].toSorted()).toEqual([...BOOKING_STATUSES].toSorted());
});

test.each(BOOKING_STATUSES)('%s is final or has a timed way out', (status) => {
  const timed = leaving(status).filter((row) => row.due);
  if (status === 'completed' || status === 'cancelled') expect(timed).toEqual([]);
  else expect(timed.some((row) => row.to !== status)).toBe(true);
});

test('the clock has a deadline for each of its rows, and nobody else has one', () => {
  for (const row of TRANSITIONS) {
    expect(row.by.includes('clock')).toBe(row.due !== undefined);
    if (row.due) expect(row.by).toEqual(['clock']);
  }
});

test('every way to cancelled says why, and no other does', () => {
  for (const row of TRANSITIONS) {
    expect(row.cancelKind !== undefined, row.event).toBe(row.to === 'cancelled');
  }
});

test('a finished booking is left only by a dispute', () => {
  for (const status of ['completed', 'cancelled'] as const) {
    expect(new Set(leaving(status).map((row) => row.event))).toEqual(
      new Set(status === 'completed' ? ['open_dispute'] : ['open_dispute', 'contest_by_code']),
    );
  }
});

test('only money pays, only the clock lets time pass, only staff decides', () => {
  const by = (event: BookingEvent) => [
    ...new Set(TRANSITIONS.filter((row) => row.event === event).flatMap((row) => row.by)),
  ];
  expect(by('pay')).toEqual(['payments']);
  expect(by('pay_extension')).toEqual(['payments']);
  expect(by('accept')).toEqual(['guide']);
  expect(by('reject')).toEqual(['guide']);
  expect(by('cancel').toSorted()).toEqual(['guide', 'traveler']);
  expect(by('suspend')).toEqual(['staff']);
  expect(by('decide_cancelled')).toEqual(['staff']);
});
