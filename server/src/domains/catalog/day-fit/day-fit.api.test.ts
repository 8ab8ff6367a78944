import { checkDayFit } from '@tomoguide/contract/catalog/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const check = async (stops: [string[], number | null][], plan: object = {}) => {
  const { status, body } = await t.inject(checkDayFit, {
    body: {
      stops: stops.map(([names, minutes]) => ({ names, minutes })),
      minutes: null,
      day: null,
      startMinute: null,
      ...plan,
    },
  });
  expect(status).toBe(200);
  return body;
};

test('reads the places in the names of stops, in either language, and counts them', async () => {
  const fit = await check([
    [['Breakfast at my favorite place'], 60],
    [['Senso-ji Temple', '浅草寺'], 60],
    [['鎌倉大仏'], 60],
    [['东京国立博物馆'], 60],
  ]);
  expect(fit).toMatchObject({ stops: 4, knownStops: 3 });
  expect(fit.travelMinutes).toBeGreaterThan(120);
});

test('names a closed door with its reason, and the sight in both languages', async () => {
  const fit = await check([[['Tokyo National Museum'], 120]], {
    day: '2026-12-07',
    startMinute: 600,
    minutes: 120,
  });
  expect(fit.warnings).toEqual([
    {
      kind: 'closed',
      stop: 0,
      sight: {
        id: 'tokyo-tokyo-national-museum',
        nameEn: 'Tokyo National Museum',
        nameCn: '东京国立博物馆',
      },
      reason: 'weekday',
      openDay: '2026-12-08',
      checkedOn: null,
    },
  ]);
});

test('takes a name that two cities have for the one in the city of the other stops', async () => {
  const kyoto = await check([
    [['Kiyomizu-dera'], 60],
    [['祇园'], 60],
  ]);
  expect(kyoto.roundTripMinutes).toBeLessThan(60);
});

test('rejects a day without stops, and times that no day has', async () => {
  const reply = await t.inject(checkDayFit, {
    body: { stops: [], minutes: null, day: null, startMinute: null },
  });
  expect(reply.status).toBe(400);
  const late = await t.inject(checkDayFit, {
    body: {
      stops: [{ names: ['Gion'], minutes: 60 }],
      minutes: null,
      day: '2026-02-30',
      startMinute: 1440,
    },
  });
  expect(late.status).toBe(400);
});
