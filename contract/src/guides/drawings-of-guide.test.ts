import { expect, test } from 'vitest';
import { DRAWINGS, THEMES } from '../catalog/drawings.ts';
import type { SubcategoryId } from '../primitives.ts';
import { getGuideCover, listGuideCovers } from './cover-drawing.ts';
import { listItineraryDrawings } from './drawings-of-guide.ts';

const itinerary = (title: string, ...stops: string[]) => ({
  title,
  summary: '',
  services: [],
  stops: stops.map((stop) => ({ title: stop, description: '', minutes: 60 })),
});
const kyoto = { id: 4, serviceCity: 'kyoto', services: [101, 301] };

const idsTo = (count: number) => Array.from({ length: count }, (_, id) => id + 1);
const covers = (city: string, ...services: number[]) =>
  new Set(idsTo(20).map((id) => getGuideCover({ id, serviceCity: city, services }).drawing));

test('shows the city, its season or a service on the cover', () => {
  expect(covers('kyoto', 301, 407)).toEqual(new Set(['kyoto', 'kyoto-autumn', 'temple', 'garden']));
  expect(covers('osaka', 203)).toEqual(new Set(['osaka', 'osaka-spring', 'street-food']));
  expect(covers('nara')).toEqual(new Set(['nara', 'nara-autumn']));
  // The drawing `lanes` shows Kyoto's pagoda.
  expect(covers('kyoto', 102)).toContain('lanes');
  expect(covers('tokyo', 102)).not.toContain('lanes');
});

test('shows the first service on the cover if it takes place outside the city', () => {
  expect(covers('sapporo', 404, 101)).toEqual(new Set(['snow']));
  expect(covers('kobe', 401)).toEqual(new Set(['hiking']));
  // A ski instructor who also offers hot springs.
  expect(covers('sapporo', 403, 404)).toEqual(new Set(['snow']));
});

test.each([
  ['consecutive IDs', 1],
  ['every tenth ID, as in the demo', 10],
])('picks different covers for guides of one city: %s', (_, step) => {
  const seen = idsTo(12).map((n) => {
    const { drawing, light } = getGuideCover({
      id: n * step,
      serviceCity: 'nara',
      services: [301],
    });
    return `${drawing} ${light}`;
  });
  expect(new Set(seen).size).toBeGreaterThanOrEqual(5);
  for (const each of seen)
    expect(seen.filter((other) => other === each).length).toBeLessThanOrEqual(5);
});

test('uses each lighting for a third of the covers, but for night guides never day, and evening for two thirds', () => {
  const shares = (...services: number[]) => {
    const lights = idsTo(300).map(
      (id) => getGuideCover({ id, serviceCity: 'kobe', services }).light,
    );
    return ['day', 'dusk', 'evening'].map(
      (light) => lights.filter((each) => each === light).length / 300,
    );
  };
  const near = (share: number) => expect.closeTo(share, 1);
  expect(shares(101, 301)).toEqual([near(1 / 3), near(1 / 3), near(1 / 3)]);
  expect(shares(301, 205)).toEqual([0, near(1 / 3), near(2 / 3)]);
});

test('rarely shows only the city for a guide with several services', () => {
  const byCity = idsTo(100).filter((id) =>
    getGuideCover({ id, serviceCity: 'kyoto', services: [301, 302, 304] }).drawing.startsWith(
      'kyoto',
    ),
  );
  expect(byCity.length).toBeLessThanOrEqual(30);
});

test.each([
  ['tea', 'A bowl of tea at a sub-temple', '塔头里的一碗茶'],
  ['market', 'Nishiki Market from the wrong end', '倒着逛锦市场'],
  ['onsen', 'Jozankei bath', '定山溪的温泉'],
  ['craft', 'Nishijin looms', '西阵的织机'],
  ['bar-alley', 'Izakaya behind the station, with sake', '车站后面的居酒屋与清酒'],
  ['family', 'The zoo with children', '带孩子去动物园'],
])(
  'picks the drawing %s for an itinerary about that theme, in either language',
  (theme, en, zh) => {
    for (const title of [en, zh])
      expect(listItineraryDrawings({ ...kyoto, itineraries: [itinerary(title, title)] })).toEqual([
        theme,
      ]);
  },
);

test('picks the first theme of an itinerary', () => {
  const walk = itinerary('…', 'A bowl of tea at a sub-temple', 'Ridge walk to Nanzen-ji');
  expect(listItineraryDrawings({ ...kyoto, itineraries: [walk] })).toEqual(['tea']);
  const inChinese = itinerary('…', '塔头里的一碗茶', '山脊走到南禅寺');
  expect(listItineraryDrawings({ ...kyoto, itineraries: [inChinese] })).toEqual(['tea']);
});

test('takes themes from an itinerary’s services as well', () => {
  const booked = { ...itinerary('Kurama'), services: [403 as SubcategoryId] };
  expect(listItineraryDrawings({ ...kyoto, itineraries: [booked] })).toEqual(['onsen']);
});

test('uses each drawing at most once per page, including the cover', () => {
  const alike = Array.from({ length: 20 }, () => itinerary('Ōtsu', 'Temple', '寺'));
  const names = listItineraryDrawings({ ...kyoto, itineraries: alike });
  expect(new Set([getGuideCover(kyoto).drawing, ...names]).size).toBe(21);
  expect(names[0]).toBe('temple');
});

test('for itineraries without a theme, falls back to the city’s season, then to the guide’s services', () => {
  const names = listItineraryDrawings({ ...kyoto, itineraries: [itinerary('…'), itinerary('…')] });
  expect(names).toEqual(['kyoto-autumn', 'temple']);
});

test('always returns the same drawings for a guide, even with more itineraries than drawings', () => {
  const many = Array.from({ length: THEMES.length + 9 }, () => itinerary('x'));
  const once = listItineraryDrawings({ ...kyoto, itineraries: many });
  expect(listItineraryDrawings({ ...kyoto, itineraries: many })).toEqual(once);
  for (const name of once) expect(DRAWINGS).toContain(name);
});

test('never shows the same drawing twice in a row, and repeats a scene only if no unused one fits', () => {
  const hikingGuide = (id: number, cover: object | null = null) => ({
    id,
    serviceCity: id % 2 ? 'kobe' : 'sapporo',
    services: [401, 404],
    cover,
  });
  const drawings = (...guides: ReturnType<typeof hikingGuide>[]) =>
    listGuideCovers(guides).map(({ drawing }) => drawing);
  expect(getGuideCover(hikingGuide(1)).drawing).toBe(getGuideCover(hikingGuide(2)).drawing);
  expect(drawings(hikingGuide(1), hikingGuide(2), hikingGuide(3))).toEqual([
    'snow',
    'hiking',
    getGuideCover({ ...hikingGuide(3), services: [] }).drawing,
  ]);
  expect(drawings(hikingGuide(1), hikingGuide(2, {}), hikingGuide(3))).toEqual([
    'snow',
    'snow',
    'hiking',
  ]);
  const many = idsTo(40).map((id) => ({ ...hikingGuide(id), serviceCity: 'nara', services: [] }));
  const shown = listGuideCovers(many);
  for (const [at, { drawing }] of shown.entries()) expect(drawing).not.toBe(shown[at - 1]?.drawing);
  // Nara's two drawings show one scene, and nine are in any city; then they repeat at other times of day.
  const scenes = shown.map(({ drawing, light }) => ({ scene: drawing.split('-autumn')[0], light }));
  expect(new Set(scenes.slice(0, 10).map(({ scene }) => scene)).size).toBe(10);
  expect(new Set(scenes.slice(0, 30).map(({ scene, light }) => `${scene} ${light}`)).size).toBe(30);
});
