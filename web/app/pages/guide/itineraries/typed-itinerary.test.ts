import { ItinerarySent } from '@tomoguide/contract/guides/own-itineraries';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { moveItem } from '../move-item.ts';
import {
  createItineraryForm,
  createShop,
  createStop,
  createTicket,
  findProblems,
  stopDurations,
  type TypedItinerary,
  toItinerary,
} from './typed-itinerary.ts';

const words = { en: '', zh: '锦市场' };
const stop = { ...createStop([]), title: words, minutes: 75 };
const ticket = { ...createTicket([]), title: words };
const shop = { ...createShop([]), name: words };
const typed: TypedItinerary = {
  ...createItineraryForm(),
  title: words,
  stops: [stop, { ...stop, key: 2, minutes: 45 }],
};

test.each([
  [[], typed],
  [['title'], { ...typed, title: { en: ' ', zh: '' } }],
  [['length'], { ...typed, stops: [stop] }],
  [['length'], { ...typed, stops: [] }],
  [['stop-2'], { ...typed, stops: [stop, { ...createStop([stop]), minutes: 45 }] }],
  [['ticket-1', 'yen-1'], { ...typed, terms: { ...typed.terms, tickets: [createTicket([])] } }],
  [[], { ...typed, terms: { ...typed.terms, tickets: [{ ...ticket, yen: '１８００' }] } }],
  [['shop-1', 'commission-1'], { ...typed, terms: { ...typed.terms, shops: [createShop([])] } }],
  [[], { ...typed, terms: { ...typed.terms, shops: [{ ...shop, commission: false }] } }],
  [['yen-1'], { ...typed, terms: { ...typed.terms, tickets: [{ ...ticket, yen: '200001' }] } }],
] as const)('finds the errors %j in the typed form', (problems, any) => {
  expect(findProblems(any)).toEqual(problems);
  // The form never sends a price that is not a number.
  const other = problems.filter((problem) => !problem.startsWith('yen-'));
  expect(z.safeParse(ItinerarySent, toItinerary(any)).success).toBe(other.length === 0);
});

test('a new itinerary has one stop and no titles', () => {
  expect(findProblems(createItineraryForm())).toEqual(['title', 'stop-1']);
});

test('moves an item one place earlier or later', () => {
  expect(moveItem(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moveItem(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b']);
});

test('keeps the duration of a stop even if it is not among the options', () => {
  expect(stopDurations(40).slice(0, 4)).toEqual([15, 30, 40, 45]);
  expect(stopDurations(60)).toHaveLength(32);
});
