import { expect, test } from 'vitest';
import { CITY_SLUGS } from './cities.ts';
import { cityDrawing, DRAWINGS, drawingPath, THEMES, themeOfService } from './drawings.ts';
import { SERVICE_TREE } from './service-tree.ts';

test('every city has its usual drawing and one of a season', () => {
  for (const city of CITY_SLUGS) {
    expect(DRAWINGS).toContain(cityDrawing(city));
    expect(DRAWINGS).toContain(cityDrawing(city, 'season'));
  }
  expect(new Set(DRAWINGS).size).toBe(DRAWINGS.length);
});

test('every category has a drawing, and every theme a service', () => {
  const shown = new Set(
    SERVICE_TREE.map(({ subcategories }) =>
      subcategories.map(({ id }) => themeOfService(id)),
    ).flatMap((themes) => {
      expect(themes.some((theme) => theme !== null)).toBe(true);
      return themes;
    }),
  );
  for (const theme of THEMES) expect(shown, theme).toContain(theme);
});

test('a drawing and its twin of the evening have addresses of their own', () => {
  expect(drawingPath('tea')).toBe('/illustrations/tea.svg');
  expect(drawingPath('kyoto-autumn', 'evening')).toBe('/illustrations/kyoto-autumn-evening.svg');
});
