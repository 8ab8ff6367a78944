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

test('an address without a part opens today; a view is named by itself', () => {
  expect(shown('')).toBe('today');
  expect(DESK_VIEWS.map((view) => shown(`#${view}`))).toEqual(DESK_VIEWS);
});

test('a part is in the view that holds it, and so is a booking, by where it stands', () => {
  expect(['#requests', '#calendar', '#reviews'].map(shown)).toEqual(['today', 'upcoming', 'past']);
  const numbers = ['#TG0001', '#TG0002', '#TG0003', '#TG0004', '#TG0005'];
  expect(numbers.map(shown)).toEqual(['today', 'today', 'today', 'upcoming', 'past']);
});

test('what is nothing of the desk names no view', () => {
  expect(['#content', '#TG0099', '#constructor'].map(shown)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
