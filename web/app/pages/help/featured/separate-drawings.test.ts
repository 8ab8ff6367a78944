import { getGuideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import { separateDrawings } from './separate-drawings.ts';

/** Guides who offer only hikes, and guides who offer only walks; all guides of one kind share a drawing. */
const guide = (id: number, service: number, rating: number, cover: object | null = null) =>
  ({ id, serviceCity: 'kobe', services: [service], rating, cover }) as unknown as GuideCard;
const [HIKING, SNOW] = [401, 404];
const ids = (guides: readonly GuideCard[]) => separateDrawings(guides).map(({ id }) => id);

test('reorders guides with equal ratings until no two neighbors have the same drawing', () => {
  const [one, two, three] = [guide(1, HIKING, 5), guide(2, HIKING, 5), guide(3, SNOW, 5)];
  expect(getGuideCover(one).drawing).toBe(getGuideCover(two).drawing);
  expect(getGuideCover(one).drawing).not.toBe(getGuideCover(three).drawing);
  expect(ids([one, two, three])).toEqual([1, 3, 2]);
});

test('never places a guide before one with a higher rating', () => {
  expect(ids([guide(1, HIKING, 5), guide(2, HIKING, 5), guide(3, SNOW, 4.9)])).toEqual([1, 2, 3]);
});

test('treats a photo as different from every drawing', () => {
  expect(ids([guide(1, HIKING, 5), guide(2, HIKING, 5, { id: 9 })])).toEqual([1, 2]);
});

test('includes every guide exactly once', () => {
  const many = Array.from({ length: 12 }, (_, index) =>
    guide(index + 1, index % 3 ? HIKING : SNOW, 5),
  );
  expect(ids(many).toSorted((a, b) => a - b)).toEqual(many.map(({ id }) => id));
});
