import { expect, test } from 'vitest';
import { ADDRESS_MAX } from '../bookings/particulars.ts';
import { LOCALES } from '../locale.ts';
import { ALL_CITIES } from './cities/all.ts';
import { formatMeetingAddress } from './meeting-address.ts';

test.each(ALL_CITIES)(
  '$slug has at least ten places with distinct names',
  ({ meetingPlaces: places }) => {
    expect(places.length).toBeGreaterThanOrEqual(10);
    for (const name of ['nameJa', 'kana', 'nameCn', 'nameEn'] as const)
      expect(new Set(places.map((place) => place[name])).size).toBe(places.length);
  },
);

test('each place fits in the meeting address field, and has directions in both languages', () => {
  for (const place of ALL_CITIES.flatMap(({ meetingPlaces }) => meetingPlaces)) {
    for (const locale of LOCALES)
      expect([...formatMeetingAddress(place, locale)].length).toBeLessThanOrEqual(ADDRESS_MAX);
    expect(place.kana, place.nameJa).toMatch(/^[\p{Script=Hiragana}ー・（） ]+$/u);
    expect(place.nameCn, place.nameJa).not.toMatch(/\p{Script=Hiragana}|\p{Script=Katakana}/u);
    expect(place.directionsEn, place.nameJa).toMatch(/^[A-Z][^.。]+[^.。]$/);
    expect(place.directionsCn, place.nameJa).toMatch(/^\P{Script=Katakana}+[^。]$/u);
  }
});
