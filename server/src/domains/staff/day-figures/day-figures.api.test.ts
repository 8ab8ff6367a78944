import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import type {
  DayFigureLists,
  RideFigure,
  SightFigure,
} from '@tomoguide/contract/catalog/day-figures';
import {
  correctRide,
  correctSight,
  listAuditLog,
  listDayFigures,
} from '@tomoguide/contract/staff/calls';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';

let t: TestApp;
let staff: Awaited<ReturnType<typeof aUser>>;
const NOW = '2026-12-01T00:00:00Z';
const MUSEUM = 'tokyo-tokyo-national-museum';
const RIDE = 'tokyo.asakusa--tokyo.ueno';
const HOURS = {
  closedWeekdays: [{ weekday: 2, onHoliday: 'closed' }],
  closedYearly: [{ from: '12-28', to: '01-02' }],
  unclaimed: [],
  opens: 600,
  closes: 960,
  lastAdmission: 930,
};
const CHECK = { checkedOn: '2026-12-01', note: null };

beforeAll(async () => {
  t = await testApp({ now: NOW });
  staff = await aUser(t, { isStaff: true });
});
afterEach(async () => {
  t.clock.set(NOW);
  await t.db.$client.query('delete from day_figures');
});
afterAll(() => t.close());

const setHours = (change: object = {}, { version = 0, id = MUSEUM, token = staff.token } = {}) =>
  t.inject(correctSight, {
    token,
    body: { id, version, correction: { ...CHECK, hours: { ...HOURS, ...change } } },
  });
const setMinutes = (correction: object | null, { version = 0, id = RIDE } = {}) =>
  t.inject(correctRide, {
    token: staff.token,
    body: { id, version, correction: correction && { ...CHECK, ...correction } },
  });
const list = async (): Promise<DayFigureLists> =>
  (await t.inject(listDayFigures, { token: staff.token })).body;
const findSight = async (id = MUSEUM): Promise<SightFigure | undefined> =>
  (await list()).sights.find((sight) => sight.id === id);
const findRide = async (): Promise<RideFigure | undefined> =>
  (await list()).rides.find(({ id }) => id === RIDE);
const check = async (names: string[], day: string | null = null) => {
  const { body } = await t.inject(checkDayFit, {
    body: {
      stops: names.map((name) => ({ names: [name], minutes: 60 })),
      minutes: null,
      day,
      startMinute: day === null ? null : 615,
    },
  });
  return body;
};

test('lists every figure with its names, its city and the day of its check', async () => {
  const { sights, rides } = await list();
  expect(sights.length).toBeGreaterThan(150);
  expect(rides.length).toBeGreaterThan(300);
  expect(await findSight()).toMatchObject({
    city: 'tokyo',
    name: { nameEn: 'Tokyo National Museum', nameCn: '东京国立博物馆' },
    version: 0,
    checkedOn: '2026-11-30',
    isOld: false,
    isCorrected: false,
    staffName: null,
  });
  expect(await findRide()).toMatchObject({
    city: 'tokyo',
    from: { nameEn: 'Asakusa and Skytree' },
    to: { nameCn: '上野、谷中' },
    minutes: 5,
  });
});

test('a figure is old more than 180 days after its check, until staff confirms the shipped one', async () => {
  const { body: first } = await setMinutes({ minutes: 6, checkedOn: '2026-06-04' });
  expect(first).toMatchObject({ isOld: false, isCorrected: true });
  const { body: old } = await setMinutes({ minutes: 6, checkedOn: '2026-06-03' }, { version: 1 });
  expect(old).toMatchObject({ isOld: true, checkedOn: '2026-06-03' });
  const { body } = await setMinutes({ minutes: null }, { version: 2 });
  expect(body).toMatchObject({
    isOld: false,
    checkedOn: '2026-12-01',
    minutes: 5,
    isCorrected: false,
    isChecked: true,
  });
});

test('the day check uses the hours that staff entered', async () => {
  // A Tuesday, on which the museum is open according to the shipped hours.
  expect((await check(['Tokyo National Museum'], '2026-12-08')).warnings).toEqual([]);
  const { status, body } = await setHours();
  expect([status, body.version, body.isCorrected]).toEqual([200, 1, true]);
  expect((await check(['Tokyo National Museum'], '2026-12-08')).warnings).toMatchObject([
    { kind: 'closed', reason: 'weekday', openDay: '2026-12-09' },
  ]);
});

test('the day check uses the minutes that staff entered, until they go back to the shipped ones', async () => {
  const stops = ['Senso-ji', 'Ueno Zoo'];
  expect((await check(stops)).travelMinutes).toBe(15);
  await setMinutes({ minutes: 2, note: 'New express' });
  expect((await check(stops)).travelMinutes).toBe(12);
  expect(await findRide()).toMatchObject({ minutes: 2, shippedMinutes: 5, note: 'New express' });
  const { body } = await setMinutes(null, { version: 1 });
  expect(body).toMatchObject({ minutes: 5, note: null, checkedOn: '2026-11-30', version: 2 });
  expect((await check(stops)).travelMinutes).toBe(15);
});

test('a change of what somebody else has changed is refused, also after a return to the shipped figure', async () => {
  const replies = await Promise.all([setHours(), setHours({ opens: 610 })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.code).toBe('DAY_FIGURE_CHANGED');
  await t.inject(correctSight, {
    token: staff.token,
    body: { id: MUSEUM, version: 1, correction: null },
  });
  expect((await setHours({}, { version: 0 })).status).toBe(409);
  expect((await setHours({}, { version: 1 })).status).toBe(409);
  expect((await setHours({}, { version: 2 })).status).toBe(200);
});

test.each([
  [{ closes: 600 }, 'closes'],
  [{ lastAdmission: 961 }, 'lastAdmission'],
  [
    {
      closedWeekdays: [
        { weekday: 2, onHoliday: 'closed' },
        { weekday: 2, onHoliday: 'open' },
      ],
    },
    'closedWeekdays',
  ],
])('hours that cannot be right are refused: %j', async (change, field) => {
  const { status, body } = await setHours(change);
  expect([status, body]).toMatchObject([422, { code: 'SIGHT_HOURS_INVALID', details: { field } }]);
});

test('refuses minutes outside 1 to 600, days that no year has, and unknown sights and rides', async () => {
  for (const minutes of [0, 601, 2.5]) expect((await setMinutes({ minutes })).status).toBe(400);
  for (const minutes of [1, 600])
    expect((await setMinutes({ minutes }, { version: minutes === 1 ? 0 : 1 })).status).toBe(200);
  const never = [{ from: '02-30', to: '03-01' }];
  expect((await setHours({ closedYearly: never })).status).toBe(400);
  for (const { status, body } of [
    await setHours({}, { id: 'tokyo-atlantis' }),
    await setMinutes({ minutes: 5 }, { id: 'tokyo.asakusa--tokyo.atlantis' }),
    // These two areas are no neighbors, so there is no ride between them.
    await setMinutes({ minutes: 5 }, { id: 'kyoto.station--tokyo.ueno' }),
  ])
    expect([status, body.code]).toEqual([422, 'DAY_FIGURE_UNKNOWN']);
});

test('the day of the check is in the last year, and no later than today in Japan', async () => {
  // December 2 has begun in Japan.
  t.clock.set('2026-12-01T15:30:00Z');
  expect((await setMinutes({ minutes: 6, checkedOn: '2026-12-02' })).status).toBe(200);
  for (const checkedOn of ['2026-12-03', '2025-12-01'])
    expect((await setMinutes({ minutes: 6, checkedOn }, { version: 1 })).body).toMatchObject({
      code: 'CHECK_DAY_INVALID',
      details: { field: 'checkedOn' },
    });
});

test('the audit log states what staff changed, confirmed and took back', async () => {
  await setMinutes({ minutes: 7, note: 'Timetable of the operator' });
  await setMinutes({ minutes: null }, { version: 1 });
  await setMinutes(null, { version: 2 });
  await setMinutes({ minutes: 9 }, { version: 0 });
  const { body } = await t.inject(listAuditLog, { token: staff.token });
  const figure = 'Asakusa and Skytree – Ueno and Yanaka';
  const checkedOn = '2026-12-01';
  expect(body.data.slice(0, 3)).toMatchObject([
    {
      action: 'restore_day_figure',
      before: { checkedOn, note: null },
      after: { figure, checkedOn: null, note: null },
    },
    {
      action: 'confirm_day_figure',
      before: { minutes: 7, checkedOn },
      after: { figure, checkedOn },
    },
    {
      action: 'correct_day_figure',
      staff: { id: staff.id },
      subject: { kind: 'day_figure' },
      before: { checkedOn: null },
      after: { figure, minutes: 7, checkedOn, note: 'Timetable of the operator' },
    },
  ]);
  await setHours();
  const { body: later } = await t.inject(listAuditLog, { token: staff.token });
  expect(later.data[0].after).toEqual({
    figure: 'Tokyo National Museum',
    hours: '10:00 – 16:00',
    lastAdmission: '15:30',
    closedWeekdays: 'Tue',
    closedYearly: '12-28 – 01-02',
    unclaimed: null,
    checkedOn,
    note: null,
  });
});

test('nobody but staff learns of the list or changes it', async () => {
  const { token } = await aUser(t);
  expect((await t.inject(listDayFigures, { token })).status).toBe(404);
  expect((await setHours({}, { token })).status).toBe(404);
  expect((await t.inject(listDayFigures)).status).toBe(401);
});
