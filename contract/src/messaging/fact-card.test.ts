import { expect, test } from 'vitest';
import {
  type CardFact,
  confirmFacts,
  correctFact,
  createCardFacts,
  getAgreedPlan,
  isAgreed,
  isUndecided,
  toBothClocks,
} from './fact-card.ts';
import type { FactValue, ReadFact } from './facts/facts.ts';
import { CARD_FACTS_MAX } from './figures.ts';

/** Returns the facts as if each had been read in the first unread occurrence of its words. */
const createFor = (text: string, read: readonly [words: string, ...FactValue[]][]): CardFact[] => {
  let from = 0;
  const facts = read.map(([words, ...meanings]): ReadFact => {
    const start = text.indexOf(words, from);
    from = start + words.length;
    const [value] = meanings;
    if (!value) throw new Error('a fact without a value');
    const span = { kind: value.kind, start, end: from };
    return meanings.length > 1 ? { ...span, options: meanings } : { ...span, value };
  });
  return createCardFacts(text, facts);
};
const time = (minutes: number, clock?: 'Asia/Shanghai'): FactValue => ({
  kind: 'time',
  minutes,
  ...(clock ? { clock } : {}),
});
const day = (value: string): FactValue => ({ kind: 'date', day: value });
const agree = (facts: CardFact[]): CardFact[] =>
  facts.map((fact) => ({ ...fact, confirmedBy: ['traveler', 'guide'] }));

test('a fact that is stated twice is one fact, and an ambiguous one has no value', () => {
  const facts = createFor('8点，明天8点 December 1', [
    ['8点', time(480), time(1200)],
    ['明天', day('2026-12-01')],
    ['8点', time(480), time(1200)],
    ['December 1', day('2026-12-01')],
  ]);
  expect(facts).toMatchObject([
    { number: 1, words: '8点', value: null, options: [time(480), time(1200)] },
    { number: 2, words: '明天 / December 1', value: day('2026-12-01'), options: [] },
  ]);
  expect(facts.map(isUndecided)).toEqual([true, false]);
});

test('different numbers of people are one question; children make a number more precise', () => {
  const people = (total: number, children?: number): FactValue => ({
    kind: 'people',
    total,
    ...(children === undefined ? {} : { children }),
  });
  expect(
    createFor('5 people, or 4 people', [
      ['5 people', people(5)],
      ['4 people', people(4)],
    ]),
  ).toMatchObject([{ value: null, options: [people(5), people(4)] }]);
  expect(
    createFor('5 people, 3大2小', [
      ['5 people', people(5)],
      ['3大2小', people(5, 2)],
    ]),
  ).toMatchObject([{ value: people(5, 2), options: [] }]);
});

test('a card has a limited number of facts', () => {
  const days = Array.from({ length: 28 }, (_, index) => `${index + 1} May`);
  const read = days.map((words, index): [string, FactValue] => [
    words,
    day(`2026-05-${String(index + 1).padStart(2, '0')}`),
  ]);
  expect(createFor(days.join(', '), read)).toHaveLength(CARD_FACTS_MAX);
});

test('facts are agreed once both users have confirmed each, and a correction clears the other confirmation', () => {
  const read = createFor('10:00 December 1', [
    ['10:00', time(600)],
    ['December 1', day('2026-12-01')],
  ]);
  const once = confirmFacts(read, 'traveler', [1, 2]);
  expect(isAgreed(once)).toBe(false);
  expect(isAgreed(confirmFacts(once, 'guide', [1]))).toBe(false);
  expect(confirmFacts(once, 'traveler', [1])).toEqual(once);
  const corrected = correctFact(once, 'guide', 1, time(630));
  expect(corrected[0]).toMatchObject({ value: time(630), confirmedBy: ['guide'] });
  expect(corrected[1]).toMatchObject({ confirmedBy: ['traveler'] });
  const both = confirmFacts(confirmFacts(corrected, 'guide', [2]), 'traveler', [1]);
  expect(isAgreed(both)).toBe(true);
});

test('removing a fact is confirmed too, and a card of removed facts is never agreed', () => {
  const read = createFor('10:00', [['10:00', time(600)]]);
  const removed = correctFact(read, 'guide', 1, null);
  expect(removed).toMatchObject([{ value: null, removed: true, confirmedBy: ['guide'] }]);
  expect(removed.map(isUndecided)).toEqual([false]);
  expect(isAgreed(confirmFacts(removed, 'traveler', [1]))).toBe(false);
  expect(correctFact(removed, 'traveler', 1, time(600))).toMatchObject([{ removed: false }]);
});

test('a time is shown on both clocks, with the day if it is another one there', () => {
  expect(toBothClocks({ kind: 'time', minutes: 1200 })).toEqual({
    japan: 1200,
    china: 1140,
    otherDay: 0,
  });
  expect(toBothClocks({ kind: 'time', minutes: 30 })).toEqual({
    japan: 30,
    china: 1410,
    otherDay: -1,
  });
  expect(toBothClocks({ kind: 'time', minutes: 1410, clock: 'Asia/Shanghai' })).toEqual({
    japan: 30,
    china: 1410,
    otherDay: 1,
  });
});

test('the plan has only what is certain: a range has a length, and two single times are no start', () => {
  const date: [string, FactValue] = ['Dec 1', day('2026-12-01')];
  const plan = (text: string, ...read: [string, ...FactValue[]][]) =>
    getAgreedPlan(agree(createFor(text, read)));
  expect(
    plan(
      'Dec 1 9:00–17:00, 4 people',
      date,
      ['9:00', time(540)],
      ['17:00', time(1020)],
      ['4 people', { kind: 'people', total: 4 }],
    ),
  ).toEqual({
    day: '2026-12-01',
    startTime: '09:00',
    durationMinutes: 480,
    travelers: 4,
    placeIds: [],
  });
  expect(plan('Dec 1 9:00, 12:00 lunch', date, ['9:00', time(540)], ['12:00', time(720)])).toEqual({
    day: '2026-12-01',
    placeIds: [],
  });
  expect(plan('Dec 1 or Dec 2', date, ['Dec 2', day('2026-12-02')])).toEqual({ placeIds: [] });
  // 23:30 in China is the next day in Japan.
  expect(plan('Dec 1 23:30 China', date, ['23:30', time(1410, 'Asia/Shanghai')])).toEqual({
    day: '2026-12-02',
    startTime: '00:30',
    placeIds: [],
  });
});
