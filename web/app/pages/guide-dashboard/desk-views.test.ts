import { expect, test } from 'vitest';
import { DESK_VIEWS, viewOf } from './desk-views.ts';

const of = (bookingNumber: string) => [{ bookingNumber }];
const groups = {
  today: of('TG0001'),
  requests: of('TG0002'),
  held: of('TG0003'),
  upcoming: of('TG0004'),
  past: of('TG0005'),
};
const shown = (hash: string) => viewOf(hash, groups);

test('opens today without a hash, and a view by its own name', () => {
  expect(shown('')).toBe('today');
  expect(DESK_VIEWS.map((view) => shown(`#${view}`))).toEqual(DESK_VIEWS);
});

test('finds the view of a section, and of a booking by its state', () => {
  expect(['#requests', '#calendar', '#reviews'].map(shown)).toEqual(['today', 'upcoming', 'past']);
  const numbers = ['#TG0001', '#TG0002', '#TG0003', '#TG0004', '#TG0005'];
  expect(numbers.map(shown)).toEqual(['today', 'today', 'today', 'upcoming', 'past']);
});

test('returns no view for an unknown hash', () => {
  expect(['#content', '#TG0099', '#constructor'].map(shown)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
