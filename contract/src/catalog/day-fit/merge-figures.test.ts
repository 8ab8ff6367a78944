import { describe, expect, test } from 'vitest';
import { getAreaNames } from './area-names.ts';
import { type Correction, type Corrections, getRideId, mergeFigures } from './merge-figures.ts';
import type { SightHours } from './opening.ts';
import { COMPILED_SIGHTS } from './read-hours.ts';
import { COMPILED_RIDES } from './travel.ts';

const MUSEUM = 'tokyo-tokyo-national-museum';
const RIDE = 'tokyo.asakusa--tokyo.ueno';
const shipped = COMPILED_SIGHTS.get(MUSEUM);
const hours: Omit<SightHours, 'checkedOn'> = {
  closedWeekdays: [{ weekday: 2, onHoliday: 'open' }],
  closedYearly: [],
  unclaimed: [],
  opens: 600,
  closes: 960,
  lastAdmission: null,
};
const merge = ({ sights, rides }: Partial<Corrections>) =>
  mergeFigures({ sights: sights ?? new Map(), rides: rides ?? new Map() });
const correctRide = (correction: Correction<number>) =>
  merge({ rides: new Map([[RIDE, correction]]) });

describe('the figures with the corrections by staff', () => {
  test('are the shipped ones without a correction', () => {
    expect(merge({}).getHours(MUSEUM)).toEqual(shipped);
    expect(merge({}).getRoute('tokyo/asakusa', 'tokyo/ueno')).toEqual({
      minutes: 15,
      checkedOn: '2026-11-30',
    });
  });

  test('have the hours and the day of the check that staff entered', () => {
    const sights = new Map([[MUSEUM, { value: hours, checkedOn: '2026-12-24' }]]);
    const merged = merge({ sights });
    expect(merged.getHours(MUSEUM)).toEqual({ ...hours, checkedOn: '2026-12-24' });
    expect(merged.getHours('tokyo-ueno-zoo')).toEqual(COMPILED_SIGHTS.get('tokyo-ueno-zoo'));
  });

  test('have the minutes of a ride in both directions, and in the routes over it', () => {
    const { getRoute } = correctRide({ value: 1, checkedOn: '2026-12-24' });
    const one = { minutes: 11, checkedOn: '2026-12-24' };
    expect(getRoute('tokyo/asakusa', 'tokyo/ueno')).toEqual(one);
    expect(getRoute('tokyo/ueno', 'tokyo/asakusa')).toEqual(one);
    // By way of Ueno.
    expect(getRoute('tokyo/asakusa', 'tokyo/akihabara')).toEqual({
      minutes: 1 + 4 + 10,
      checkedOn: '2026-11-30',
    });
  });

  test('keep the shipped values if staff confirmed them, with the later day of the two checks', () => {
    const [later, earlier] = ['2027-02-01', '2026-01-01'].map((checkedOn) =>
      correctRide({ value: null, checkedOn }).getRoute('tokyo/asakusa', 'tokyo/ueno'),
    );
    expect(later).toEqual({ minutes: 15, checkedOn: '2027-02-01' });
    expect(earlier).toEqual({ minutes: 15, checkedOn: '2026-11-30' });
    const sights = new Map([[MUSEUM, { value: null, checkedOn: '2027-02-01' }]]);
    expect(merge({ sights }).getHours(MUSEUM)).toEqual({ ...shipped, checkedOn: '2027-02-01' });
  });

  test('ignore corrections of what is no longer in the lists', () => {
    const checkedOn = '2026-12-24';
    const merged = merge({
      sights: new Map([['tokyo-gone', { value: hours, checkedOn }]]),
      rides: new Map([['tokyo.gone--tokyo.ueno', { value: 5, checkedOn }]]),
    });
    expect(merged.getHours('tokyo-gone')).toBeUndefined();
    expect(merged.getRoute('tokyo/gone', 'tokyo/ueno')).toBeNull();
  });
});

test('every ride has an ID of its own, and areas with names', () => {
  const ids = COMPILED_RIDES.map(getRideId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.filter((id) => id.includes('/'))).toEqual([]);
  const areas = COMPILED_RIDES.flatMap(({ from, to }) => [from, to]);
  expect(areas.filter((area) => getAreaNames(area).nameEn === area)).toEqual([]);
});
