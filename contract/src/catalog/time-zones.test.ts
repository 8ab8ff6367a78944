import { expect, test } from 'vitest';
import { CITIES } from './cities.ts';
import { getCityTimeZone, getGuideTimeZone } from './time-zones.ts';

test.each([
  ['Shanghai', 'Asia/Shanghai'],
  ['北京', 'Asia/Shanghai'],
  ['首尔', 'Asia/Seoul'],
  ['london', 'Europe/London'],
  ['new-york', 'America/New_York'],
  ['洛杉矶', 'America/Los_Angeles'],
  ['Kuala Lumpur', 'Asia/Kuala_Lumpur'],
  ['悉尼', 'Australia/Sydney'],
  ['Mumbai', 'Asia/Kolkata'],
])('%s is in %s', (city, zone) => {
  expect(getCityTimeZone(city)).toBe(zone);
});

test('all service cities are in Asia/Tokyo', () => {
  for (const city of CITIES) {
    expect(getCityTimeZone(city.slug)).toBe('Asia/Tokyo');
    expect(getCityTimeZone(city.nameCn)).toBe('Asia/Tokyo');
  }
});

test('uses UTC for an unknown city, and Asia/Tokyo for a guide whose city is unknown', () => {
  expect(getCityTimeZone('Atlantis')).toBe('UTC');
  expect(getCityTimeZone('constructor')).toBe('UTC');
  expect(getGuideTimeZone('Atlantis')).toBe('Asia/Tokyo');
  expect(getGuideTimeZone(null)).toBe('Asia/Tokyo');
});

test('resolves cities to valid time zones', () => {
  for (const name of [
    'Bali',
    'Siem Reap',
    'Hobart',
    'Honolulu',
    'Urumqi',
    'Anchorage',
    '斯里巴加湾',
  ]) {
    const zone = getCityTimeZone(name);
    expect(() => new Intl.DateTimeFormat('en', { timeZone: zone })).not.toThrow();
  }
});
