import { beforeEach, expect, test, vi } from 'vitest';
import {
  getPriceFilters,
  NO_FILTERS,
  readFilters,
  type SearchFilters,
  searchPath,
  withKnownServices,
} from './filters.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  return () => vi.useRealTimers();
});

const read = (query: string) => readFilters(new URLSearchParams(query));

test('preserves filters that are written to the URL and read back', () => {
  const filters: SearchFilters = {
    city: 'kyoto',
    language: 'zh',
    services: [101, 302],
    date: '2026-12-01',
    travelers: '10+',
    minPrice: 100,
    maxPrice: 500,
    instant: true,
    q: '茶道 & tea',
    sort: 'price_asc',
    page: 3,
  };
  const path = searchPath(filters);
  expect(path).toContain('services=101&services=302');
  expect(read(path.slice('/search?'.length))).toEqual(filters);
});

test('keeps a day that has not yet ended in every time zone', () => {
  expect(read('date=2026-11-19').date).toBe('2026-11-19');
});

test('adds no parameters to the URL if no filter is set', () => {
  expect(searchPath(NO_FILTERS)).toBe('/search');
  expect(read('')).toEqual(NO_FILTERS);
});

test.each([
  'city=atlantis',
  'language=fr',
  'services=x&services=-1',
  'date=2026-02-30',
  'date=soon',
  'date=2027-05-22',
  'date=2026-11-18',
  'travelers=0',
  'travelers=11',
  'travelers=99',
  'minPrice=-5',
  'maxPrice=1e9',
  'minPrice=500&maxPrice=100',
  'sort=newest',
  'page=0',
])('drops the invalid value of %s', (query) => expect(read(query)).toEqual(NO_FILTERS));

test('parses a form submitted before hydration as its fields would', () => {
  const sent = read('city=Kyoto&date=明天&travelers=2&language=');
  expect(searchPath(sent)).toBe('/search?city=kyoto&date=2026-11-21&travelers=2');
  expect(read('city=东京').city).toBe('tokyo');
});

test('does not filter by a price at the end of the slider', () => {
  const bounds = { min: 50, max: 600 };
  expect(getPriceFilters([50, 600], bounds)).toEqual({ minPrice: null, maxPrice: null });
  expect(getPriceFilters([60, 590], bounds)).toEqual({ minPrice: 60, maxPrice: 590 });
});

test('parses ten or more even if the plus sign arrives as a space', () => {
  expect(read('travelers=10+').travelers).toBe('10+');
});

test('removes characters that the database cannot store', () => {
  expect(read('q=%00').q).toBeNull();
  expect(read('q=tea%00%0Ahouse').q).toBe('tea  house');
});

test('drops a service that is not in the catalog', () => {
  const filters = { ...NO_FILTERS, services: [101, 999_999] };
  const category = { id: 1, nameCn: '', nameEn: '' };
  const categories = [{ ...category, subcategories: [{ ...category, id: 101 }] }];
  expect(withKnownServices(filters, categories).services).toEqual([101]);
  expect(withKnownServices(filters, null)).toBe(filters);
});
