import { expect, test } from 'vitest';
import {
  canAskColleagues,
  findSubstitutionStep,
  getColleagueDeadline,
  getSubstituteDeadline,
  getSubstitutionActions,
  getSubstitutionState,
  SUBSTITUTION_STATES,
  SUBSTITUTION_STEPS,
  type SubstitutionActor,
  type SubstitutionEvent,
  type SubstitutionState,
} from './substitution.ts';
import { someFacts } from './testing.ts';

const instant = (text: string) => Temporal.Instant.from(text);
const NOW = instant('2026-06-01T00:00:00Z');
const LATER = instant('2026-06-01T12:00:00Z');

const EVENTS: SubstitutionEvent[] = [
  'accept',
  'refuse',
  'withdraw',
  'agree',
  'decline',
  'expire',
  'drop',
  'close',
];
const ACTORS: SubstitutionActor[] = ['guide', 'colleague', 'traveler', 'clock', 'house'];

const findSteps = (state: SubstitutionState, now: Temporal.Instant, waiting = 2) =>
  EVENTS.flatMap((event) =>
    ACTORS.flatMap((by) => {
      const step = findSubstitutionStep({ state, answerBy: LATER }, event, by, now, waiting);
      return step ? [`${event} by ${by}: ${step.to}`] : [];
    }),
  );

test('allows exactly these steps before the deadline', () => {
  expect(findSteps('asked', NOW)).toEqual([
    'accept by colleague: proposed',
    'refuse by colleague: asked',
    'withdraw by guide: withdrawn',
    'close by house: closed',
  ]);
  expect(findSteps('proposed', NOW)).toEqual([
    'agree by traveler: agreed',
    'decline by traveler: declined',
    'drop by house: dropped',
    'close by house: closed',
  ]);
});

test('ends with the refusal of the last colleague', () => {
  expect(findSteps('asked', NOW, 1)).toContain('refuse by colleague: unanswered');
});

test('can only expire or be closed from its deadline on', () => {
  expect(findSteps('asked', LATER)).toEqual([
    'expire by clock: unanswered',
    'close by house: closed',
  ]);
  expect(findSteps('proposed', LATER)).toEqual([
    'expire by clock: lapsed',
    'close by house: closed',
  ]);
  expect(getSubstitutionState({ state: 'proposed', answerBy: LATER }, LATER)).toBe('lapsed');
  expect(getSubstitutionActions({ state: 'proposed', answerBy: LATER }, 'traveler', LATER)).toEqual(
    [],
  );
});

test('stays as it ended', () => {
  const ended = SUBSTITUTION_STATES.filter((state) => state !== 'asked' && state !== 'proposed');
  for (const state of ended)
    for (const now of [NOW, LATER]) expect(findSteps(state, now), state).toEqual([]);
});

test('every state can be reached', () => {
  expect(new Set(SUBSTITUTION_STEPS.map(({ to }) => to))).toEqual(new Set(SUBSTITUTION_STATES));
});

test('gives colleagues 12 hours, and until 7 hours before the start', () => {
  const start = instant('2026-06-03T00:00:00Z');
  expect(getColleagueDeadline(NOW, start)).toEqual(LATER);
  expect(getColleagueDeadline(instant('2026-06-02T10:00:00Z'), start)).toEqual(
    instant('2026-06-02T17:00:00Z'),
  );
});

test('gives the traveler 12 hours, and until 6 hours before the start', () => {
  const start = instant('2026-06-03T00:00:00Z');
  expect(getSubstituteDeadline(NOW, start)).toEqual(LATER);
  expect(getSubstituteDeadline(instant('2026-06-02T10:00:00Z'), start)).toEqual(
    instant('2026-06-02T18:00:00Z'),
  );
});

test('colleagues can be asked three times, until 8 hours before the start', () => {
  const facts = someFacts();
  const lastSecond = facts.start.subtract({ hours: 8, seconds: 1 });
  expect(canAskColleagues(facts, 2, lastSecond)).toBe(true);
  expect(canAskColleagues(facts, 3, lastSecond)).toBe(false);
  expect(canAskColleagues(facts, 0, facts.start.subtract({ hours: 8 }))).toBe(false);
  expect(canAskColleagues(someFacts({ status: 'confirmed' }), 0, NOW)).toBe(false);
});
