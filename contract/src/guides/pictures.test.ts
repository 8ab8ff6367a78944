import { expect, test } from 'vitest';
import type { Drawing } from '../catalog/drawings.ts';
import { coverOf, itineraryDrawings } from './pictures.ts';

const drawing = (name: string, city: Drawing['city'], ...services: number[]): Drawing => ({
  name,
  city,
  services,
});
const kyoto = drawing('kyoto', 'kyoto');
const kyotoGarden = drawing('kyoto-garden', 'kyoto', 407);
const osaka = drawing('osaka', 'osaka');
const tea = drawing('tea', null, 302);
const food = drawing('food', null, 2);
const all = [kyoto, kyotoGarden, osaka, tea, food];

const guide = (id: number, ...services: number[]) => ({ id, serviceCity: 'kyoto', services });

test('the cover shows the city or what the guide offers, never another city or service', () => {
  const covers = [1, 2, 3, 4].map((id) => coverOf(guide(id, 302, 101), all)?.name);
  expect(new Set(covers)).toEqual(new Set(['kyoto', 'tea']));
  expect(coverOf(guide(1), all)).toBe(kyoto);
  expect(coverOf({ id: 1, serviceCity: 'atlantis', services: [101] }, all)).toBeNull();
});

test('an itinerary shows what it is about, best in its own city', () => {
  const of = (...services: number[]) =>
    itineraryDrawings({ ...guide(2, 101), itineraries: [{ services }] }, all)[0];
  expect(of(201)).toBe(food);
  expect(of(407, 302)).toBe(kyotoGarden);
  expect(of(101)).toBeNull();
});

test('no two drawings on a page are alike', () => {
  const itineraries = [{ services: [302] }, { services: [302] }, { services: [201, 302] }];
  const page = { ...guide(1, 302), itineraries };
  const shown = [coverOf(page, all), ...itineraryDrawings(page, all)].filter((one) => one !== null);
  expect(shown.length).toBeGreaterThan(2);
  expect(new Set(shown).size).toBe(shown.length);
});
