import { expect, test } from 'vitest';
import type { ApplicationAnswers } from './answers.ts';
import {
  countAnswers,
  findAnswerProblem,
  listIncompleteFields,
  NO_ANSWERS,
} from './completeness.ts';
import { APPLICATION_FIELDS, type ApplicationField, scoreBand } from './fields.ts';

const MAY = { year: 2026, month: 5, day: 20 };
const problem = (field: ApplicationField, answers: Partial<ApplicationAnswers>) =>
  findAnswerProblem(field, { ...NO_ANSWERS, ...answers }, MAY);

test('reports every required field of an empty application', () => {
  const optional = [
    'mbti',
    'socialProfile',
    'qualifications',
    'residenceStatus',
    // Depend on the status.
    'workPermits',
    'permittedUntil',
  ];
  expect(listIncompleteFields(NO_ANSWERS, MAY)).toEqual(
    APPLICATION_FIELDS.filter((field) => !optional.includes(field)),
  );
});

test('counts only required answers, and more of them for a permission with limits', () => {
  const required = listIncompleteFields(NO_ANSWERS, MAY).length;
  expect(countAnswers(NO_ANSWERS, MAY)).toEqual({ done: 0, total: required });
  expect(countAnswers({ ...NO_ANSWERS, age: 30, mbti: 'INFJ' }, MAY)).toEqual({
    done: 1,
    total: required,
  });
  expect(countAnswers({ ...NO_ANSWERS, residenceStatus: 'student' }, MAY)).toEqual({
    done: 0,
    total: required + 2,
  });
});

test.each([
  ['age', { age: 17 }, 'underage'],
  ['age', { age: 18 }, null],
  ['age', { age: 100 }, 'outOfRange'],
  ['bio', { bio: '短' }, 'tooShort'],
  ['bio', { bio: ` ${'长'.repeat(30)} ` }, null],
  ['bio', { bio: `${'长'.repeat(30)}，加我微信 kenji88` }, 'contact'],
  ['ethicsDescription', { ethicsDescription: 'Call 080 1234 5678 first.' }, 'contact'],
  ['occupation', { occupation: '微信 kenji88' }, 'contact'],
  // Only staff see this field, so it may contain contact details.
  ['favoriteSpot', { favoriteSpot: 'Call 080 1234 5678 first.' }, null],
  ['socialProfile', { socialProfile: 'javascript:alert(1)' }, 'notAnAddress'],
  ['socialProfile', { socialProfile: 'https://example.com/me' }, null],
  ['residenceZipcode', { residenceZipcode: '604-000' }, 'postalCode'],
  ['residenceZipcode', { residenceZipcode: '604-0000' }, null],
  ['residenceYear', { residenceYear: 2027 }, 'future'],
  ['residenceMonth', { residenceYear: 2026, residenceMonth: 6 }, 'future'],
  ['residenceMonth', { residenceYear: 2026, residenceMonth: 5 }, null],
  ['workPermits', { residenceStatus: 'citizen' }, null],
  ['permittedUntil', { residenceStatus: 'permanent_resident' }, null],
  ['workPermits', { residenceStatus: 'student' }, 'missing'],
  ['permittedUntil', { residenceStatus: 'student' }, 'missing'],
  ['permittedUntil', { residenceStatus: 'student', permittedUntil: '2026-05-19' }, 'expired'],
  ['permittedUntil', { residenceStatus: 'student', permittedUntil: '2026-05-20' }, null],
  ['maxPeople', { minPeople: 4, maxPeople: 3 }, 'maxBelowMin'],
  ['maxDurationHours', { minDurationHours: 4, maxDurationHours: 4 }, null],
  ['basicPriceRmb', { basicPriceRmb: 49 }, 'outOfRange'],
] as const)('%s of %j: %s', (field, answers, expected) => {
  expect(problem(field, answers as Partial<ApplicationAnswers>)).toBe(expected);
});

test('groups scores into ranges of three', () => {
  expect([1, 3, 4, 6, 7, 9].map(scoreBand)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});
