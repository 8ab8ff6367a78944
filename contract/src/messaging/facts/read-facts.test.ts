import { expect, test } from 'vitest';
import { FactValue as FactValueSchema } from '../entities.ts';
import type { FactValue } from './facts.ts';
import { buildPlaceIndex } from './place-index.ts';
import { readFacts } from './read-facts.ts';

const CONTEXT = {
  sentAt: Temporal.Instant.from('2026-11-30T01:00:00Z'),
  zone: 'Asia/Tokyo',
  places: buildPlaceIndex([]),
};

test('the schema accepts every kind of fact unchanged', () => {
  const values: FactValue[] = [
    { kind: 'date', day: '2026-12-04' },
    { kind: 'time', minutes: 1439 },
    { kind: 'time', minutes: 0, clock: 'Asia/Shanghai' },
    { kind: 'duration', minutes: 150 },
    { kind: 'money', currency: 'CNY', amount: 50_000 },
    { kind: 'people', total: 5, children: 2 },
    { kind: 'place', placeId: 'tokyo-sensoji' },
  ];
  const parsed: FactValue[] = values.map((value) => FactValueSchema.parse(value));
  expect(parsed).toEqual(values);
});

test('a time with a colon is read on the 24-hour clock', () => {
  expect(readFacts('At 10:30?', CONTEXT)).toEqual([
    { kind: 'time', start: 3, end: 8, value: { kind: 'time', minutes: 630 } },
  ]);
});
