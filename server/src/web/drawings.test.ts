import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CITY_SLUGS } from '@tomoguide/contract/catalog/cities';
import { DRAWINGS, drawingPath } from '@tomoguide/contract/catalog/drawings';
import { expect, test } from 'vitest';

const PUBLIC = join(import.meta.dirname, '../../../web/public');

test('every drawing that is listed has its file, and a name of its own', () => {
  for (const { name } of DRAWINGS)
    expect(existsSync(join(PUBLIC, drawingPath(name))), name).toBe(true);
  expect(new Set(DRAWINGS.map(({ name }) => name)).size).toBe(DRAWINGS.length);
});

test('every city has a drawing that stands for it', () => {
  for (const city of CITY_SLUGS) {
    expect(DRAWINGS.find((each) => each.city === city)?.name).toBe(city);
  }
});
