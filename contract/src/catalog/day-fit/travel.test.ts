import { describe, expect, test } from 'vitest';
import { CITY_SLUGS } from '../cities.ts';
import { AREAS, PLACES } from '../places/all-places.ts';
import { PARTS, PLACES_WITHOUT_RIDES } from './rides.ts';
import { COMPILED_RIDES, createRoutes, getRideArea } from './travel.ts';

const getRoute = createRoutes(COMPILED_RIDES);
const minutes = (from: string, to: string) => getRoute(from, to)?.minutes;
const areas = [...new Set(COMPILED_RIDES.flatMap(({ from, to }) => [from, to]))];

describe('the rides', () => {
  test('are listed once each, between different areas', () => {
    const pairs = COMPILED_RIDES.map(({ from, to }) => `${from} ${to}`);
    expect(pairs.filter((pair, index) => pairs.indexOf(pair) !== index)).toEqual([]);
    expect(COMPILED_RIDES.filter(({ from, to, minutes }) => from === to || !(minutes > 0))).toEqual(
      [],
    );
  });

  test('are between areas and parts that places are in', () => {
    const used = new Set(PLACES.map(getRideArea));
    expect(areas.filter((area) => !used.has(area))).toEqual([]);
  });

  test('take no longer than a detour', () => {
    const slower = COMPILED_RIDES.filter(({ from, to, minutes }) => {
      const route = getRoute(from, to);
      return route !== null && minutes > route.minutes - 10;
    });
    expect(slower.map(({ from, to, minutes }) => `${from} ${to} ${minutes}`)).toEqual([]);
  });

  test('reach every area of the ten cities, except those that are too wide for a figure', () => {
    const missing = AREAS.map(({ city, slug }) => `${city}/${slug}`).filter(
      (area) => getRoute('tokyo/marunouchi', area) === null,
    );
    expect(missing).toEqual([
      'tokyo/airports',
      'tokyo/around',
      'kyoto/around',
      'osaka/airport',
      'yokohama/hakkeijima',
      'nagoya/around',
    ]);
    const unreached = PLACES.filter((place) => {
      const area = getRideArea(place);
      return area !== null && getRoute('tokyo/marunouchi', area) === null;
    });
    expect(unreached.map(({ id }) => id)).toEqual([]);
  });

  test('have parts and places that exist', () => {
    const ids = new Set(PLACES.map(({ id }) => id));
    const named = CITY_SLUGS.flatMap((city) =>
      [...Object.values(PARTS[city]), PLACES_WITHOUT_RIDES[city] ?? '']
        .flatMap((slugs) => slugs.split(' '))
        .filter((slug) => slug !== '')
        .map((slug) => `${city}-${slug}`),
    );
    expect(named.filter((id, index) => !ids.has(id) || named.indexOf(id) !== index)).toEqual([]);
  });
});

describe('a route', () => {
  test('is as long in both directions, and never longer than two routes', () => {
    const some = areas.filter((_, index) => index % 4 === 0);
    for (const a of some) {
      for (const b of some) {
        expect(minutes(a, b)).toBe(minutes(b, a));
        const detour = (minutes(a, 'kyoto/station') ?? 0) + (minutes('kyoto/station', b) ?? 0);
        expect(minutes(a, b)).toBeLessThanOrEqual(detour);
      }
    }
  });

  test.each([
    ['tokyo/asakusa', 'tokyo/shibuya', 30, 50],
    ['tokyo/shinjuku', 'yokohama/kamakura', 60, 80],
    ['kyoto/arashiyama', 'kyoto/fushimi', 30, 50],
    ['kyoto/station', 'nara/todaiji', 50, 75],
    ['osaka/umeda', 'kobe/sannomiya', 25, 40],
    ['hiroshima/peace', 'hiroshima/miyajima', 50, 70],
    ['tokyo/marunouchi', 'kyoto/station', 135, 160],
    ['sapporo/station', 'sapporo/otaru', 40, 60],
  ])('from %s to %s takes a plausible time', (from, to, least, most) => {
    expect(minutes(from, to)).toBeGreaterThanOrEqual(least);
    expect(minutes(from, to)).toBeLessThanOrEqual(most);
  });

  test('within an area is a walk, and to an unknown area is unknown', () => {
    expect(minutes('kyoto/gion', 'kyoto/gion')).toBe(10);
    expect(getRoute('kyoto/gion', 'kyoto/nowhere')).toBeNull();
  });

  test('is as old as its oldest figure', () => {
    const route = createRoutes([
      { from: 'a', to: 'b', minutes: 5, checkedOn: '2026-11-30' },
      { from: 'b', to: 'c', minutes: 5, checkedOn: '2026-01-05' },
    ])('a', 'c');
    expect(route).toEqual({ minutes: 20, checkedOn: '2026-01-05' });
  });
});
