import * as calls from '@tomoguide/contract/guides/calls';
import type { ItinerarySent } from '@tomoguide/contract/guides/own-itineraries';
import { ItineraryId, SubcategoryId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, guideDefaults, type TestGuide } from '../../../testing/factories/guides.ts';
import { updateGuide } from '../service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const id = (number: number) => SubcategoryId.parse(number);
const title = { en: 'Market and shrine', zh: '市场与神社' };

test('omits services from an itinerary that the guide no longer offers', async () => {
  const itinerary = { title, summary: title, durationMinutes: 210, stops: [] };
  const guide = await aGuide(t, {
    ...guideDefaults,
    itineraries: [{ ...itinerary, services: [id(201), id(301)] }, itinerary],
  });
  const reply = await t.inject(calls.getGuide, { params: { id: guide.id } });
  expect(reply.body).toMatchObject({
    itineraries: [
      { title: 'Market and shrine', durationHours: 3.5, services: [201] },
      { services: [] },
    ],
  });
});

const stop = {
  title: { en: 'Nishiki market', zh: null },
  description: { en: null, zh: null },
  minutes: 90,
};
const route: ItinerarySent = {
  id: null,
  title,
  summary: { en: null, zh: '从早餐开始' },
  services: [id(201)],
  stops: [stop, { ...stop, title: { en: null, zh: '伏见稻荷' }, minutes: 120 }],
};
const fetchItineraries = async (guide: TestGuide) =>
  (await t.inject(calls.getOwnItineraries, { token: guide.user.token })).body;
const save = async (guide: TestGuide, itineraries: unknown, revision?: string) =>
  t.inject(calls.setItineraries, {
    token: guide.user.token,
    body: { revision: revision ?? (await fetchItineraries(guide)).revision, itineraries },
  });

test('shows itineraries on the guide’s page in order, and finds the guide by their text', async () => {
  const guide = await aGuide(t);
  const second = { ...route, title: { en: 'Quiet Zymurgy walk', zh: null } };
  const saved = await save(guide, [route, second]);
  expect(saved.status, saved.raw).toBe(200);
  const reply = await t.inject(calls.getGuide, { params: { id: guide.id } });
  expect(reply.body.itineraries).toMatchObject([
    { title: 'Market and shrine', summary: '从早餐开始', durationHours: 3.5, services: [201] },
    { title: 'Quiet Zymurgy walk' },
  ]);
  const found = await t.inject(calls.searchGuides, { query: { q: 'zymurgy' } });
  expect(found.body.data.map((each: { id: number }) => each.id)).toEqual([guide.id]);
  // Saves the itineraries in another order, one of them changed and one removed; the remaining ones keep
  // their IDs.
  const [one, two] = saved.body.data;
  const turned = await save(guide, [
    { ...second, id: two.id },
    { ...route, id: one.id },
  ]);
  expect(turned.body.data.map((each: { id: number }) => each.id)).toEqual([two.id, one.id]);
  const left = await save(guide, [{ ...route, id: one.id, summary: { en: null, zh: null } }]);
  expect(left.body.data).toMatchObject([{ id: one.id, summary: { en: null, zh: null } }]);
});

test('saves only one of two changes based on the same itineraries', async () => {
  const guide = await aGuide(t);
  const { revision } = await fetchItineraries(guide);
  const replies = await Promise.all([
    save(guide, [route], revision),
    save(guide, [route, route], revision),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test.each([
  ['an itinerary without stops', { ...route, stops: [] }],
  ['too many stops', { ...route, stops: Array.from({ length: 13 }, () => stop) }],
  ['a missing title', { ...route, title: { en: null, zh: null } }],
  ['a stop without a title', { ...route, stops: [{ ...stop, title: { en: null, zh: null } }] }],
  ['minutes that are not a multiple of five', { ...route, stops: [{ ...stop, minutes: 92 }] }],
  ['a duration that is not in half hours', { ...route, stops: [{ ...stop, minutes: 105 }] }],
  [
    'a duration of more than a day',
    { ...route, stops: Array.from({ length: 4 }, () => ({ ...stop, minutes: 480 })) },
  ],
  ['a repeated service', { ...route, services: [201, 201] }],
  ['an unknown field', { ...route, durationMinutes: 60 }],
  ['overlong text', { ...route, title: { en: 'x'.repeat(81), zh: null } }],
])('rejects %s and changes nothing', async (_, wrong) => {
  const guide = await aGuide(t);
  const before = await fetchItineraries(guide);
  const reply = await save(guide, [wrong]);
  expect([reply.status, reply.body.code]).toEqual([400, 'VALIDATION_FAILED']);
  expect(await fetchItineraries(guide)).toEqual(before);
});

test('rejects an itinerary of another guide and a service that is not offered', async () => {
  const [guide, other] = [await aGuide(t), await aGuide(t)];
  const theirs = (await save(other, [route])).body.data[0].id;
  const foreign = await save(guide, [{ ...route, id: theirs }]);
  expect([foreign.status, foreign.body.code]).toEqual([422, 'ITINERARY_UNKNOWN']);
  const service = await save(guide, [{ ...route, services: [301] }]);
  expect([service.status, service.body.code]).toEqual([422, 'SERVICE_NOT_OFFERED']);
  expect((await fetchItineraries(other)).data).toHaveLength(1);
});

test('only an active guide can add itineraries', async () => {
  const guide = await aGuide(t);
  const body = { revision: (await fetchItineraries(guide)).revision, itineraries: [route] };
  const suspended = await aGuide(t, { suspendedAt: t.clock.now() });
  const traveler = await aUser(t);
  const asTraveler = await t.inject(calls.setItineraries, { token: traveler.token, body });
  expect([asTraveler.status, asTraveler.body.code]).toEqual([403, 'NOT_A_GUIDE']);
  const asSuspended = await t.inject(calls.setItineraries, { token: suspended.user.token, body });
  expect([asSuspended.status, asSuspended.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
});

test('an itinerary can show one of the guide’s photos until it is removed, but no other photo', async () => {
  const alt = { en: 'Moss', zh: '青苔' };
  const guide = await aGuide(t, { gallery: [{ name: 'u1-moss', alt }] });
  const shown = async () =>
    (await t.inject(calls.getGuide, { params: { id: guide.id } })).body.itineraries[0].picture;
  const unknown = await save(guide, [{ ...route, picture: 'u2-foreign' }]);
  expect([unknown.status, unknown.body.code]).toEqual([409, 'PHOTOS_CHANGED']);
  const saved = await save(guide, [{ ...route, picture: 'u1-moss' }]);
  const [{ id }] = saved.body.data;
  expect(saved.body.data).toMatchObject([{ picture: 'u1-moss' }]);
  expect(await shown()).toMatchObject({ alt: 'Moss', src: expect.stringContaining('u1-moss') });
  // A change that omits the photo leaves it unchanged.
  await save(guide, [{ ...route, id }]);
  expect(await shown()).not.toBeNull();
  await t.inject(calls.removePhoto, { token: guide.user.token, query: { name: 'u1-moss' } });
  expect([await shown(), (await fetchItineraries(guide)).data[0].picture]).toEqual([null, null]);
  // Adding the same photo to the gallery again does not attach it to the itinerary again.
  await inTransaction(t.db, (tx) =>
    updateGuide(tx, t.deps, guide.id, { gallery: [{ name: 'u1-moss', alt }] }),
  );
  expect(await shown()).toBeNull();
  await save(guide, [{ ...route, id, picture: 'u1-moss' }]);
  await save(guide, [{ ...route, id, picture: null }]);
  expect(await shown()).toBeNull();
});

test('anyone can read an itinerary while it exists and its guide is listed', async () => {
  const guide = await aGuide(t);
  const [one, two] = (await save(guide, [route, route])).body.data;
  const get = (id: ItineraryId) => t.inject(calls.getItinerary, { params: { id } });
  expect((await get(one.id)).body).toMatchObject({
    id: one.id,
    guideId: guide.id,
    title: 'Market and shrine',
    durationHours: 3.5,
  });
  const query = { after: ItineraryId.parse(one.id - 1) };
  const fetchListed = async () => (await t.inject(calls.listItineraries, { query })).body.data;
  expect(await fetchListed()).toEqual([one.id, two.id]);
  await save(guide, [{ ...route, id: one.id }]);
  expect((await get(two.id)).status).toBe(404);
  expect(await fetchListed()).toEqual([one.id]);
  await t.inject(calls.pauseListing, { token: guide.user.token, body: { paused: true } });
  const [unlisted, nobodys] = [await get(one.id), await get(ItineraryId.parse(2_147_483_647))];
  expect([unlisted.status, unlisted.raw]).toEqual([404, nobodys.raw]);
  expect(await fetchListed()).toEqual([]);
});

const terms = {
  included: { kinds: ['drinks'], words: { en: 'A map', zh: null } },
  notIncluded: { kinds: ['meals'], words: { en: null, zh: null } },
  tickets: [{ title: { en: 'Tower', zh: null }, buyer: 'traveler', yen: 1_800 }],
};

const shop = { name: { en: 'Knife shop', zh: null }, minutes: 20, commission: true };

test('shows that there are no shopping stops, or the declared ones, and keeps them if a change omits them', async () => {
  const guide = await aGuide(t);
  const [{ id }] = (await save(guide, [route])).body.data;
  const shown = async () => (await t.inject(calls.getItinerary, { params: { id } })).body;
  const before = await shown();
  expect(before.terms.shops).toEqual([]);
  await save(guide, [{ ...route, id, terms: { ...terms, shops: [shop] } }]);
  const declared = [{ name: 'Knife shop', minutes: 20, commission: true }];
  const after = await shown();
  expect(after.terms.shops).toEqual(declared);
  expect(after.revision).not.toBe(before.revision);
  await save(guide, [{ ...route, id, terms }]);
  expect((await shown()).terms.shops).toEqual(declared);
});

test('shows included costs and tickets on the page, and keeps them if a change omits them', async () => {
  const guide = await aGuide(t);
  const saved = await save(guide, [{ ...route, terms }]);
  const [{ id: remaining }] = saved.body.data;
  const shown = async () =>
    (await t.inject(calls.getItinerary, { params: { id: remaining } })).body as { terms: object };
  const inEnglish = {
    included: { kinds: ['drinks'], words: 'A map' },
    notIncluded: { kinds: ['meals'], words: '' },
    tickets: [{ title: 'Tower', buyer: 'traveler', yen: 1_800 }],
    shops: [],
  };
  expect((await shown()).terms).toEqual(inEnglish);
  await save(guide, [{ ...route, id: remaining }]);
  expect((await shown()).terms).toEqual(inEnglish);
});

test.each([
  [
    'an item that is both included and not included',
    { notIncluded: { ...terms.notIncluded, kinds: ['drinks'] } },
  ],
  ['an unknown item', { included: { ...terms.included, kinds: ['souvenirs'] } }],
  ['overlong text', { included: { kinds: [], words: { en: 'x'.repeat(201), zh: null } } }],
  [
    'a ticket without a name',
    { tickets: [{ ...terms.tickets[0], title: { en: null, zh: null } }] },
  ],
  ['a price with a fraction of a yen', { tickets: [{ ...terms.tickets[0], yen: 0.5 }] }],
  ['a thirteenth ticket', { tickets: Array(13).fill(terms.tickets[0]) }],
  ['a shop without a name', { shops: [{ ...shop, name: { en: null, zh: null } }] }],
  ['more than half an hour in a shop', { shops: [{ ...shop, minutes: 35 }] }],
  ['a shop without an answer on the commission', { shops: [{ ...shop, commission: undefined }] }],
  ['a seventh shop', { shops: Array(7).fill(shop) }],
])('rejects %s and changes nothing', async (_, change) => {
  const guide = await aGuide(t);
  const reply = await save(guide, [{ ...route, terms: { ...terms, ...change } }]);
  expect(reply.status).toBe(400);
  expect((await fetchItineraries(guide)).data).toEqual([]);
});
