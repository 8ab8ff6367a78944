import { expect, test } from 'vitest';
import { createTranslator } from '../translate.ts';
import { CATALOGS } from './catalogs.ts';

const t = createTranslator<'trips' | 'errors'>('en', CATALOGS.en);

test('a text does not compile without the values that it requires', () => {
  expect(t('trips.tripTitle', { city: 'Kyoto', name: 'Kenji' })).toContain('Kyoto');
  // @ts-expect-error: the name is missing
  expect(t('trips.tripTitle', { city: 'Kyoto' })).toContain('Kyoto');
  // @ts-expect-error: it has no placeholder for a day
  expect(t('trips.tripTitle', { city: 'Kyoto', name: 'Kenji', day: 1 })).toContain('Kyoto');
  // @ts-expect-error: plural forms need the count
  expect(t('trips.inDays')).toBe('trips.inDays');
});

test('a computed key requires the values of every text that it can refer to', () => {
  const either = 'trips.wasCancelled' as 'trips.tripTitle' | 'trips.wasCancelled';
  expect(t(either, { city: 'Kyoto', name: 'Kenji' })).toBe('Booking was cancelled');
  // @ts-expect-error: the trip title needs its values
  expect(t(either)).toBe('Booking was cancelled');
});

test('a key of an undeclared catalog does not compile', () => {
  // @ts-expect-error: only trips and errors are declared
  expect(t('layout.brand')).toBe('TomoGuide');
  // @ts-expect-error: there is no such text
  expect(t('trips.nonsense')).toBe('trips.nonsense');
});
