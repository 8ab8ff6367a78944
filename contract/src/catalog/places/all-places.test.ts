import { expect, test } from 'vitest';
import { buildPlaceIndex } from '../../messaging/facts/place-index.ts';
import { readFacts } from '../../messaging/facts/read-facts.ts';
import { EVERYDAY } from '../../messaging/testing/everyday.ts';
import { CITY_SLUGS } from '../cities.ts';
import { AREAS, PLACES } from './all-places.ts';

const index = buildPlaceIndex(PLACES);
const read = (text: string, city?: (typeof CITY_SLUGS)[number]) =>
  readFacts(text, {
    sentAt: Temporal.Instant.from('2026-11-30T01:00:00Z'),
    zone: 'Asia/Tokyo',
    places: index,
    city,
  });
const readIds = (text: string): string[] =>
  read(text)
    .flatMap((fact) => ('options' in fact ? fact.options : [fact.value]))
    .flatMap((value) => (value.kind === 'place' ? [value.placeId] : []));

test('there are at least 600 places, with unique ids and names in three languages', () => {
  expect(PLACES.length).toBeGreaterThanOrEqual(600);
  const ids = PLACES.map(({ id }) => id);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
  const wrong = PLACES.filter(
    ({ id, nameEn, nameCn, nameJa }) =>
      !/^[a-z0-9-]{3,60}$/.test(id) ||
      !/^[\u0020-\u007e\u00c0-\u017f]+$/.test(nameEn) ||
      nameCn === '' ||
      nameJa === '',
  );
  expect(wrong).toEqual([]);
});

test('every city has about fifteen areas, and each has a place', () => {
  for (const city of CITY_SLUGS) {
    const areas = AREAS.filter((area) => area.city === city);
    expect(areas.length, city).toBeGreaterThanOrEqual(14);
    expect(areas.length, city).toBeLessThanOrEqual(17);
    const used = new Set(PLACES.filter((place) => place.city === city).map(({ area }) => area));
    expect(areas.filter(({ slug }) => !used.has(slug))).toEqual([]);
  }
});

test('every place is read from each of its names', () => {
  const wrong = PLACES.flatMap(({ id, nameEn, nameCn, nameJa, aliases }) =>
    [nameEn, nameCn, nameJa, ...aliases].filter((name) => !readIds(name).includes(id)),
  );
  expect(wrong).toEqual([]);
});

test('a name is not a single character, a number or a common word', () => {
  const names = PLACES.flatMap(({ nameEn, nameCn, nameJa, aliases }) => [
    nameEn,
    nameCn,
    nameJa,
    ...aliases,
  ]);
  const common = new Set(
    'ozone maiko mosaic inari ohana daimyo そば 两国 三条 四条 二条 七条 动物园前 神宫前 天满宫 中央 车站'.split(
      ' ',
    ),
  );
  expect(names.filter((name) => name.length < 2 || common.has(name.toLowerCase()))).toEqual([]);
  // Everyday messages mention these places, and no others.
  const mentioned = new Set(EVERYDAY.flatMap(readIds));
  expect([...mentioned].filter((id) => /dish-(?!ramen|mochi)/.test(id))).toEqual([]);
});

test('a name in two cities has two options, unless the conversation is about one of them', () => {
  expect(readIds('在日本桥见').toSorted()).toEqual([
    'osaka-nippombashi-station',
    'tokyo-nihonbashi-station',
  ]);
  expect(read('在日本桥见', 'osaka')).toMatchObject([
    { value: { placeId: 'osaka-nippombashi-station' } },
  ]);
});

test.each([
  ['Meet at SENSŌJI TEMPLE', 'tokyo-senso-ji'],
  ['淺草寺門口', 'tokyo-senso-ji'],
  ['澀谷的十字路口', 'tokyo-shibuya-station'],
  ['Shinosaka or Shin Osaka', 'osaka-shin-osaka-station'],
])('%s is read despite its spelling', (text, id) => {
  expect(readIds(text)).toContain(id);
});

test.each([
  '我们住新宿华盛顿酒店',
  'The Shinjuku Granbell Hotel',
  'Umeda 2-chome',
  'Nishi-Shibuyaku',
])('%s contains no place', (text) => {
  expect(readIds(text)).toEqual([]);
});
