import { expect, test } from 'vitest';
import { CITY_SLUGS } from './cities.ts';
import { DRAWINGS, getCityDrawing, getDrawingFocus, getDrawingPath } from './drawings.ts';

test('every city has a default drawing and a seasonal one', () => {
  for (const city of CITY_SLUGS) {
    expect(DRAWINGS).toContain(getCityDrawing(city));
    expect(DRAWINGS).toContain(getCityDrawing(city, 'season'));
  }
  expect(new Set(DRAWINGS).size).toBe(DRAWINGS.length);
});

test('a drawing and its evening variant have different URLs', () => {
  expect(getDrawingPath('tea')).toBe('/illustrations/tea.svg');
  expect(getDrawingPath('kyoto-autumn', 'evening')).toBe('/illustrations/kyoto-autumn-evening.svg');
});

test('uses the same vertical focus for all seasons of a city', () => {
  expect(getDrawingFocus('fukuoka-summer')).toBe(getDrawingFocus('fukuoka'));
  expect(getDrawingFocus('street-food')).toBe(80);
  expect(getDrawingFocus('sapporo')).toBe(50);
});
