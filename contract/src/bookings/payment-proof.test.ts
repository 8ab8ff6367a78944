import { describe, expect, test } from 'vitest';
import { acceptsProof, getLastProofDay, isOutsideProofSpan } from './payment-proof.ts';

const toInstant = (text: string): Temporal.Instant => Temporal.Instant.from(text);
/** A tour from 20:00 on May 20 to 01:00 on May 21, in Tokyo. */
const tour = {
  status: 'ongoing',
  start: toInstant('2026-05-20T11:00:00Z'),
  timeZone: 'Asia/Tokyo',
  endedAt: null,
} as const;
const completed = {
  ...tour,
  status: 'completed',
  endedAt: toInstant('2026-05-20T16:00:00Z'),
} as const;

describe('accepting payment proofs', () => {
  test.each([
    ['accepts a proof during the tour', tour, '2026-05-20T12:00:00Z', true],
    ['accepts a proof immediately after the tour', completed, '2026-05-20T16:00:00Z', true],
    ['accepts a proof until the end of the thirtieth day', completed, '2026-06-20T14:59:59Z', true],
    ['rejects a proof on the thirty-first day', completed, '2026-06-20T15:00:00Z', false],
    [
      'rejects a proof before the tour',
      { ...tour, status: 'start_confirmed' as const },
      '2026-05-20T12:00:00Z',
      false,
    ],
    [
      'rejects a proof of a cancelled tour',
      { ...completed, status: 'cancelled' as const },
      '2026-05-21T00:00:00Z',
      false,
    ],
    [
      'rejects a proof during a dispute',
      { ...completed, status: 'disputed' as const },
      '2026-05-21T00:00:00Z',
      false,
    ],
  ])('%s', (_, facts, now, expected) => expect(acceptsProof(facts, toInstant(now))).toBe(expected));
});

test('rejects a day that is in the future in the guide’s time zone', () => {
  expect(getLastProofDay(tour, toInstant('2026-05-20T14:59:59Z')).toString()).toBe('2026-05-20');
  expect(getLastProofDay(tour, toInstant('2026-05-20T15:00:00Z')).toString()).toBe('2026-05-21');
  expect(getLastProofDay(completed, toInstant('2026-06-30T00:00:00Z')).toString()).toBe(
    '2026-06-20',
  );
});

test('tolerates a file date that is one day off, but not two', () => {
  const day = (text: string) =>
    isOutsideProofSpan(Temporal.PlainDate.from(text), completed, toInstant('2026-05-25T00:00:00Z'));
  expect(['2026-05-18', '2026-05-19', '2026-06-21', '2026-06-22'].map(day)).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
