import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDay, type DayFigures, type DayPlan, type FitStop } from './day-fit.ts';
import { COMPILED_SIGHTS } from './read-hours.ts';
import { COMPILED_RIDES, createRoutes } from './travel.ts';

const figures: DayFigures = {
  getRoute: createRoutes(COMPILED_RIDES),
  getHours: (sight) => COMPILED_SIGHTS.get(sight),
};

const stop = (id: string, area: string, minutes: number | null = 60): FitStop => ({
  place: { id, area },
  sights: [id],
  minutes,
});
const SENSOJI = stop('tokyo-senso-ji', 'tokyo/asakusa');
const MUSEUM = stop('tokyo-tokyo-national-museum', 'tokyo/ueno', 120);
const GYOEN = stop('tokyo-shinjuku-gyoen', 'tokyo/shinjuku');
const KAMAKURA = stop('yokohama-great-buddha-of-kamakura', 'yokohama/kamakura');
const NOWHERE: FitStop = { place: null, sights: [], minutes: 60 };

const check = (stops: readonly FitStop[], plan: Partial<DayPlan> = {}) =>
  checkDay(
    { stops, minutes: null, day: '2026-12-09', startMinute: 600, today: '2026-12-01', ...plan },
    figures,
  );
const listKinds = (fit: ReturnType<typeof check>) => fit.warnings.map(({ kind }) => kind);

describe('the length', () => {
  test('contains the routes, because a stop includes the route to the next', () => {
    expect(check([SENSOJI, MUSEUM, GYOEN])).toMatchObject({ neededMinutes: 240, warnings: [] });
  });

  test('is longer if a route takes more than its stop allows', () => {
    const short = { ...SENSOJI, minutes: 30 };
    const route = figures.getRoute('tokyo/asakusa', 'yokohama/kamakura')?.minutes ?? 0;
    expect(check([short, KAMAKURA]).neededMinutes).toBe(route + 20 + 60);
  });

  test('may be exceeded by a tenth', () => {
    expect(listKinds(check([MUSEUM, GYOEN, NOWHERE], { minutes: 219 }))).toEqual([]);
    expect(listKinds(check([MUSEUM, GYOEN, NOWHERE], { minutes: 218 }))).toEqual(['too_long']);
  });

  test('is mended by leaving out the stop that saves least, or by a longer tour', () => {
    const fit = check([SENSOJI, { ...KAMAKURA, minutes: 90 }, SENSOJI], { minutes: 120 });
    expect(fit.warnings).toMatchObject([
      {
        kind: 'too_long',
        longestRoute: { from: 0, to: 1 },
        leaveOut: 1,
        enoughMinutes: Math.ceil(fit.neededMinutes / 30) * 30,
      },
    ]);
    expect(check([MUSEUM, SENSOJI, NOWHERE], { minutes: 180 }).warnings).toMatchObject([
      { kind: 'too_long', leaveOut: 1 },
    ]);
    expect(check([MUSEUM], { minutes: 60 }).warnings).toMatchObject([{ leaveOut: null }]);
  });
});

describe('a door', () => {
  test('is closed on its weekday, with the next day on which it is open', () => {
    expect(check([MUSEUM], { day: '2026-12-07' }).warnings).toEqual([
      {
        kind: 'closed',
        stop: 0,
        sight: 'tokyo-tokyo-national-museum',
        reason: 'weekday',
        openDay: '2026-12-08',
        checkedOn: null,
      },
    ]);
  });

  test('has only its weekdays while no day is chosen', () => {
    expect(check([SENSOJI, MUSEUM], { day: null }).warnings).toEqual([
      {
        kind: 'closed_weekly',
        stop: 1,
        sight: 'tokyo-tokyo-national-museum',
        weekdays: [1],
        checkedOn: null,
      },
    ]);
  });

  test('lets nobody in after the last admission', () => {
    const late = (startMinute: number) => check([SENSOJI, GYOEN], { startMinute }).warnings;
    expect(late(17 * 60 + 30)).toEqual([]);
    expect(late(18 * 60)).toMatchObject([
      {
        kind: 'too_late',
        stop: 1,
        arrives: 19 * 60,
        last: 18 * 60 + 30,
        startMinute: 17 * 60 + 30,
      },
    ]);
  });

  test('has no earlier start that would be before six in the morning', () => {
    const long = { ...SENSOJI, minutes: 480 };
    const findStart = (startMinute: number) =>
      check([long, NOWHERE, GYOEN], { startMinute }).warnings.map((each) =>
        'startMinute' in each ? each.startMinute : undefined,
      );
    expect(findStart(600)).toEqual([570]);
    expect(check([long, long, GYOEN], { startMinute: 420 }).warnings).toMatchObject([
      { kind: 'too_late', startMinute: null },
    ]);
  });

  test('is not open yet, and a later start is named', () => {
    expect(check([GYOEN], { startMinute: 8 * 60 + 15 }).warnings).toMatchObject([
      { kind: 'too_early', arrives: 495, opens: 540, startMinute: 540 },
    ]);
  });

  test('is reached at an unknown time after an open-ended stop, so that it is never too early', () => {
    const open = { ...SENSOJI, minutes: null };
    expect(check([open, GYOEN], { startMinute: 7 * 60 }).warnings).toEqual([]);
    expect(listKinds(check([open, GYOEN], { startMinute: 19 * 60 }))).toEqual(['too_late']);
  });
});

test('about unknown places nothing is claimed', () => {
  const fit = check([NOWHERE, SENSOJI, NOWHERE]);
  expect(fit).toMatchObject({ stops: 3, knownStops: 1, travelMinutes: 0, roundTripMinutes: null });
  expect(fit.warnings).toEqual([]);
});

test('a figure that was checked over 180 days ago says when', () => {
  const checkedOn = (today: string) =>
    check([MUSEUM], { day: '2027-06-07', today }).warnings.map((each) => each.checkedOn);
  expect(checkedOn('2027-05-29')).toEqual([null]);
  expect(checkedOn('2027-05-30')).toEqual(['2026-11-30']);
});

const AREAS = [...new Set(COMPILED_RIDES.flatMap(({ from, to }) => [from, to]))];
const anyStop = fc.record({
  place: fc.option(
    fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd'), area: fc.constantFrom(...AREAS) }),
  ),
  sights: fc.constant([]),
  minutes: fc.option(fc.integer({ min: 5, max: 480 })),
});
/** One area for each place, as in the list of places. */
const anyStops = fc
  .tuple(
    fc.array(anyStop, { maxLength: 8 }),
    fc.array(fc.constantFrom(...AREAS), { minLength: 4, maxLength: 4 }),
  )
  .map(([stops, areas]) =>
    stops.map((one) => ({
      ...one,
      place: one.place && { id: one.place.id, area: areas['abcd'.indexOf(one.place.id)] ?? '' },
    })),
  );

test('more stops never need less time', () => {
  fc.assert(
    fc.property(anyStops, fc.nat(), (stops, at) => {
      if (stops.length === 0) return;
      const fewer = stops.toSpliced(at % stops.length, 1);
      expect(check(stops).neededMinutes).toBeGreaterThanOrEqual(check(fewer).neededMinutes);
    }),
  );
});

test('the routes are as long in the opposite order', () => {
  fc.assert(
    fc.property(anyStops, (stops) => {
      const known = stops.filter(({ place }) => place !== null);
      expect(check(known.toReversed()).travelMinutes).toBe(check(known).travelMinutes);
      expect(check(known.toReversed()).roundTripMinutes).toBe(check(known).roundTripMinutes);
    }),
  );
});
