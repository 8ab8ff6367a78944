import { expect, test } from 'vitest';
import { CITIES, CITY_SLUGS } from './cities.ts';
import { findCityBySlug, getCityNames, matchCities, matchCity } from './match-cities.ts';

const slugs = (query: string) => matchCities(query).map((city) => city.slug);

test.each(['东京', 'tokyo', 'dongjing', 'とうきょう'])('finds Tokyo first for %s', (query) => {
  expect(matchCity(query)?.slug).toBe('tokyo');
});

test.each([
  ['Ｔｏｋｙｏ', 'tokyo'],
  ['Tōkyō', 'tokyo'],
  ['トウキョウ', 'tokyo'],
  ['東京都', 'tokyo'],
  ['廣島', 'hiroshima'],
  ['広島県', 'hiroshima'],
  ['横濱', 'yokohama'],
  ['KIX', 'osaka'],
  ['博多', 'fukuoka'],
  ['nago', 'nagoya'],
  ['阪', 'osaka'],
  ['なごや', 'nagoya'],
  ['札幌市', 'sapporo'],
])('the best match for %s is %s', (query, slug) => {
  expect(slugs(query)[0]).toBe(slug);
});

test('finds only Kyoto for 京都, although 东京都 contains the same characters', () => {
  expect(slugs('京都')).toEqual(['kyoto']);
});

test('finds every city by slug, English, Chinese and Japanese name, and alias', () => {
  for (const city of CITIES) {
    for (const name of getCityNames(city))
      expect([name, matchCity(name)?.slug]).toEqual([name, city.slug]);
    expect(findCityBySlug(city.slug)).toBe(city);
  }
});

test('lists every city for an empty query, starting with the specification’s ten in its order', () => {
  expect(slugs('  ')).toEqual(CITY_SLUGS);
  expect(slugs('  ').slice(0, 10).join(' ')).toBe(
    'tokyo kyoto osaka hiroshima sapporo nara yokohama kobe fukuoka nagoya',
  );
});

test('finds nothing for text that is not a city', () => {
  for (const query of ['paris', 'zzz', '!!!', '__proto__']) expect(slugs(query)).toEqual([]);
  expect(matchCity('')).toBeNull();
  expect(findCityBySlug('constructor')).toBeNull();
});
