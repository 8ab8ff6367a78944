import { guideCover } from '@tomoguide/contract/guides/cover-drawing';
import type { GuideCard } from '@tomoguide/contract/guides/entities';
import { expect, test } from 'vitest';
import { apart } from './apart.ts';

/** Hikers alone, and walkers: each kind has the one drawing. */
const guide = (id: number, service: number, rating: number, cover: object | null = null) =>
  ({ id, serviceCity: 'kobe', services: [service], rating, cover }) as unknown as GuideCard;
const [HIKING, SNOW] = [401, 404];
const ids = (guides: readonly GuideCard[]) => apart(guides).map(({ id }) => id);

test('guides rated alike change places until no two neighbors share a drawing', () => {
  const [one, two, three] = [guide(1, HIKING, 5), guide(2, HIKING, 5), guide(3, SNOW, 5)];
  expect(guideCover(one).drawing).toBe(guideCover(two).drawing);
  expect(guideCover(one).drawing).not.toBe(guideCover(three).drawing);
  expect(ids([one, two, three])).toEqual([1, 3, 2]);
});

test('nobody comes before somebody rated higher', () => {
  expect(ids([guide(1, HIKING, 5), guide(2, HIKING, 5), guide(3, SNOW, 4.9)])).toEqual([1, 2, 3]);
});

test('a photo is like no drawing', () => {
  expect(ids([guide(1, HIKING, 5), guide(2, HIKING, 5, { id: 9 })])).toEqual([1, 2]);
});

test('all are shown, each once', () => {
  const many = Array.from({ length: 12 }, (_, at) => guide(at + 1, at % 3 ? HIKING : SNOW, 5));
  expect(ids(many).toSorted((a, b) => a - b)).toEqual(many.map(({ id }) => id));
});
