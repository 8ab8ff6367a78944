import { expect, test } from 'vitest';
import { findWrongHours } from './sight-bounds.ts';

const hours = { closedWeekdays: [{ weekday: 1 }], opens: 540, closes: 1020, lastAdmission: 990 };

test.each([
  [{}, null],
  [{ lastAdmission: null }, null],
  [{ lastAdmission: 1020 }, null],
  [{ closes: 540 }, 'closes'],
  [{ closes: 480 }, 'closes'],
  [{ lastAdmission: 539 }, 'lastAdmission'],
  [{ lastAdmission: 1021 }, 'lastAdmission'],
  [{ closedWeekdays: [{ weekday: 1 }, { weekday: 1 }] }, 'closedWeekdays'],
] as const)('hours changed by %j are wrong in %s', (change, field) => {
  expect(findWrongHours({ ...hours, ...change })).toBe(field);
});
