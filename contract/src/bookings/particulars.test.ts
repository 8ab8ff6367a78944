import { expect, test } from 'vitest';
import {
  calculateSiteCosts,
  findInvalidParticulars,
  MEAL_OPTIONS,
  NO_PARTICULARS,
  type Particulars,
  TICKET_OPTIONS,
  TRANSPORT_OPTIONS,
  toParticulars,
  toSentParticulars,
} from './particulars.ts';

const typed: Particulars = { ...NO_PARTICULARS, meetingAddress: 'Tokyo Station' };
const invalidFields = (changes: Partial<Particulars>, travelers: number | null = 2) => [
  ...findInvalidParticulars({ ...typed, ...changes }, { travelers }),
];

test('the form and the API reject the same fields', () => {
  expect(invalidFields({})).toEqual([]);
  expect(invalidFields({ meetingAddress: '  ' })).toEqual(['meetingAddress']);
  expect(invalidFields({ meetingAddress: 'a'.repeat(200) })).toEqual([]);
  expect(invalidFields({ meetingAddress: 'a'.repeat(201) })).toEqual(['meetingAddress']);
  expect(invalidFields({ meetingPostalCode: '150-0001' })).toEqual([]);
  expect(invalidFields({ meetingPostalCode: '150-000' })).toEqual(['meetingPostalCode']);
  expect(invalidFields({ meetingPostalCode: '' })).toEqual([]);
  expect(invalidFields({ meal: 'feast' as never })).toEqual(['meal']);
});

test('omits unset fields when sending, and stores them as null', () => {
  expect(toSentParticulars({ ...typed, meal: 'fast_food', meetingPostalCode: '' })).toEqual({
    meetingAddress: 'Tokyo Station',
    meal: 'fast_food',
  });
  expect(toParticulars({ meetingAddress: 'Tokyo Station' })).toEqual(typed);
});

test('joins the lines of a pasted address with spaces', () => {
  for (const pasted of ['3-2-1\n5F', '3-2-1\r\n5F', ' 3-2-1\u2028\u200b5F\n'])
    expect(toSentParticulars({ ...typed, meetingAddress: pasted }).meetingAddress).toBe('3-2-1 5F');
});

test("uses the specification's default allowances", () => {
  const nothing = { meal: null, transport: null, tickets: null };
  for (const meal of MEAL_OPTIONS)
    expect(calculateSiteCosts({ ...nothing, meal }).mealYen, meal).toBe(1_000);
  expect(
    TRANSPORT_OPTIONS.map(
      (transport) => calculateSiteCosts({ ...nothing, transport }).transportYen,
    ),
  ).toEqual([2_000, 14_000, 20_000, 33_000, 0]);
  expect(
    TICKET_OPTIONS.map((tickets) => calculateSiteCosts({ ...nothing, tickets }).ticketsYen),
  ).toEqual([1_000, 1_000, 0]);
});

test('requires adults, children and seniors to add up to the number of travelers', () => {
  const group = { adults: 1, children: 1, elderly: 0 };
  expect(invalidFields({ group }, 2)).toEqual([]);
  expect(invalidFields({ group }, 1)).toEqual(['group']);
  expect(invalidFields({ group }, 3)).toEqual(['group']);
  expect(invalidFields({ group }, null)).toEqual(['group']);
  expect(invalidFields({ group: { ...group, elderly: 0.5 } }, 2)).toContain('group');
});
