import { expect, test } from 'vitest';
import { CITY_SLUGS } from './cities.ts';
import { cityDrawing, DRAWINGS, drawingFocus, drawingPath } from './drawings.ts';

test('every city has a default drawing and a seasonal one', () => {
  for (const city of CITY_SLUGS) {
    expect(DRAWINGS).toContain(cityDrawing(city));
    expect(DRAWINGS).toContain(cityDrawing(city, 'season'));
  }
  expect(new Set(DRAWINGS).size).toBe(DRAWINGS.length);
});

test('a drawing and its evening variant have different URLs', () => {
  expect(drawingPath('tea')).toBe('/illustrations/tea.svg');
  expect(drawingPath('kyoto-autumn', 'evening')).toBe('/illustrations/kyoto-autumn-evening.svg');
});

test('uses the same vertical focus for all seasons of a city', () => {
  expect(drawingFocus('fukuoka-summer')).toBe(drawingFocus('fukuoka'));
  expect(drawingFocus('street-food')).toBe(80);
  expect(drawingFocus('sapporo')).toBe(50);
});
