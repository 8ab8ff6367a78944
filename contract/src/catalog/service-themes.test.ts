import { expect, test } from 'vitest';
import { THEMES } from './drawings.ts';
import { findServiceTheme } from './service-themes.ts';
import { SERVICE_TREE } from './service-tree.ts';

test('every category has a drawing, and every theme is used by a service', () => {
  const shown = new Set(
    SERVICE_TREE.map(({ subcategories }) =>
      subcategories.map(({ id }) => findServiceTheme(id)),
    ).flatMap((themes) => {
      expect(themes.some((theme) => theme !== null)).toBe(true);
      return themes;
    }),
  );
  for (const theme of THEMES) expect(shown, theme).toContain(theme);
});
