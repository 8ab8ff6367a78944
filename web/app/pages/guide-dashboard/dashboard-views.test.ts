import { expect, test } from 'vitest';
import { DASHBOARD_VIEWS, findView } from './dashboard-views.ts';

const groupWith = (bookingNumber: string) => [{ bookingNumber }];
const groups = {
  today: groupWith('TG0001'),
  requests: groupWith('TG0002'),
  held: groupWith('TG0003'),
  upcoming: groupWith('TG0004'),
  past: groupWith('TG0005'),
};
const viewAt = (hash: string) => findView(hash, groups);

test('opens the Today view if the URL has no hash, and otherwise the view that the hash names', () => {
  expect(viewAt('')).toBe('today');
  expect(DASHBOARD_VIEWS.map((view) => viewAt(`#${view}`))).toEqual(DASHBOARD_VIEWS);
});

test('returns the view of a section by its ID, and of a booking by its state', () => {
  expect(['#requests', '#calendar', '#reviews'].map(viewAt)).toEqual(['today', 'upcoming', 'past']);
  const numbers = ['#TG0001', '#TG0002', '#TG0003', '#TG0004', '#TG0005'];
  expect(numbers.map(viewAt)).toEqual(['today', 'today', 'today', 'upcoming', 'past']);
});

test('returns no view for an unknown hash', () => {
  expect(['#content', '#TG0099', '#constructor'].map(viewAt)).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
