import * as accounts from '@tomoguide/contract/accounts/calls';
import * as guides from '@tomoguide/contract/guides/calls';
import { NO_TERMS } from '@tomoguide/contract/guides/itinerary-terms';
import * as reviews from '@tomoguide/contract/reviews/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from './testing/app.ts';
import { aUser } from './testing/factories/accounts.ts';
import { anUpload } from './testing/factories/files.ts';
import { aGuide, type TestGuide } from './testing/factories/guides.ts';
import { aCompletedTour, aReview, submit } from './testing/factories/reviews.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const CONTACT = '加我微信 kenji88';
const HOLDS = { en: null, zh: CONTACT };
const CLEAN = { en: 'I walk slowly, through the streets behind the big ones.', zh: null };
const stop = { title: CLEAN, description: { en: null, zh: null }, minutes: 90 };
const route = { id: null, title: CLEAN, summary: CLEAN, services: [], stops: [stop, stop] };
const cut = { x: 0, y: 0, width: 640 };

const readProfile = async ({ user }: TestGuide) =>
  (await t.inject(guides.getOwnProfile, { token: user.token })).body;
const saveProfile = async (guide: TestGuide, changes: object) => {
  const { revision, ...profile } = await readProfile(guide);
  const body = { revision, profile: { ...profile, ...changes } };
  return t.inject(guides.setProfile, { token: guide.user.token, body });
};
const saveRoutes = async ({ user }: TestGuide, itineraries: object[]) => {
  const { body } = await t.inject(guides.getOwnItineraries, { token: user.token });
  return t.inject(guides.setItineraries, {
    token: user.token,
    body: { revision: body.revision, itineraries },
  });
};
const photo = async ({ user }: TestGuide, call: typeof guides.addPhoto | typeof guides.setCover) =>
  t.inject(call, {
    token: user.token,
    body: {
      fileId: await anUpload(t, user.token),
      cut,
      alt: { en: null, zh: CONTACT },
    },
  });
const signUp = (fullName: string) =>
  t.inject(accounts.signup, {
    body: {
      username: 'kenji',
      email: 'kenji@example.com',
      password: 'lantern by the river',
      confirmPassword: 'lantern by the river',
      fullName,
    },
  });

const changeMe = ({ user }: TestGuide, body: object) =>
  t.inject(accounts.updateMe, { token: user.token, body });
const describePhoto = ({ user }: TestGuide, zh: string) =>
  t.inject(guides.describePhoto, {
    token: user.token,
    body: { name: 'moss', alt: { en: null, zh } },
  });
const addQualification = async ({ user }: TestGuide, title: object) =>
  t.inject(guides.addQualification, {
    token: user.token,
    body: { fileId: await anUpload(t, user.token), title, licenceNumber: null },
  });
const review = async (side: 'traveler' | 'guide') =>
  submit(t, await aCompletedTour(t), side, { content: CONTACT });
const answer = async (guide: TestGuide) =>
  t.inject(reviews.answerReview, {
    token: guide.user.token,
    params: { id: (await aReview(t, guide)) ?? 0 },
    body: { content: CONTACT },
  });
const PHOTO = { name: 'moss', alt: { en: null, zh: null } };

test.each<[string, (guide: TestGuide) => Promise<unknown>]>([
  ['nickname', (guide) => changeMe(guide, { nickname: CONTACT })],
  ['city', (guide) => changeMe(guide, { city: CONTACT })],
  ['bio', (guide) => changeMe(guide, { bio: CONTACT })],
  ['fullName', () => signUp('Kenji13812345678')],
  ['fullName', () => signUp(CONTACT)],
  ['bio.zh', (guide) => saveProfile(guide, { bio: { ...CLEAN, zh: `${CLEAN.en} ${CONTACT}` } })],
  ['occupation.zh', (guide) => saveProfile(guide, { occupation: { en: null, zh: CONTACT } })],
  ['itineraries.0.title.zh', (guide) => saveRoutes(guide, [{ ...route, title: HOLDS }])],
  ['itineraries.1.summary.zh', (guide) => saveRoutes(guide, [route, { ...route, summary: HOLDS }])],
  [
    'itineraries.0.stops.1.title.zh',
    (guide) => saveRoutes(guide, [{ ...route, stops: [stop, { ...stop, title: HOLDS }] }]),
  ],
  [
    'itineraries.0.stops.0.description.zh',
    (guide) => saveRoutes(guide, [{ ...route, stops: [{ ...stop, description: HOLDS }, stop] }]),
  ],
  [
    'itineraries.0.terms.notIncluded.words.zh',
    (guide) =>
      saveRoutes(guide, [
        { ...route, terms: { ...NO_TERMS, notIncluded: { kinds: [], words: HOLDS } } },
      ]),
  ],
  [
    'itineraries.0.terms.tickets.0.title.zh',
    (guide) =>
      saveRoutes(guide, [
        { ...route, terms: { ...NO_TERMS, tickets: [{ title: HOLDS, buyer: 'guide', yen: 1 }] } },
      ]),
  ],
  [
    'itineraries.0.terms.shops.0.name.zh',
    (guide) =>
      saveRoutes(guide, [
        {
          ...route,
          terms: { ...NO_TERMS, shops: [{ name: HOLDS, minutes: 5, commission: false }] },
        },
      ]),
  ],
  ['alt.zh', (guide) => photo(guide, guides.addPhoto)],
  ['alt.zh', (guide) => photo(guide, guides.setCover)],
  ['alt.zh', (guide) => describePhoto(guide, CONTACT)],
  ['title.zh', (guide) => addQualification(guide, HOLDS)],
  ['content', () => review('traveler')],
  ['content', () => review('guide')],
  ['content', answer],
])('rejects a contact in %s, which is public', async (field, save) => {
  const guide = await aGuide(t, { bio: CLEAN, gallery: [PHOTO] });
  expect(await save(guide)).toMatchObject({
    status: 422,
    body: { code: 'CONTACT_NOT_ALLOWED', details: { field } },
  });
});

test('rejects a contact in a full name through the nickname derived from it', async () => {
  const reply = await signUp('Kenji 13812345678');
  expect([reply.status, reply.body.nickname]).toEqual([201, 'Kenji']);
});

test('saves other changes even if an existing text contains a contact', async () => {
  const old = { en: CLEAN.en, zh: `${CLEAN.en} ${CONTACT}` };
  const user = await aUser(t, { nickname: CONTACT });
  const guide = await aGuide(t, {
    user,
    bio: old,
    gallery: [{ ...PHOTO, alt: HOLDS }],
    itineraries: [
      { title: HOLDS, summary: HOLDS, durationMinutes: 90, stops: [{ ...stop, title: HOLDS }] },
    ],
  });
  expect((await changeMe(guide, { nickname: CONTACT, city: 'Nara' })).status).toBe(200);
  expect((await saveProfile(guide, { experienceYears: 3 })).body.bio).toEqual(old);
  expect((await describePhoto(guide, CONTACT)).status).toBe(200);
  const stored = await t.inject(guides.getOwnItineraries, { token: user.token });
  const { durationHours: _, ...before } = stored.body.data[0];
  expect((await saveRoutes(guide, [{ ...before, summary: CLEAN }])).status).toBe(200);
  const edited = await saveProfile(guide, { bio: { ...old, zh: `${old.zh}！` } });
  expect(edited.body.code).toBe('CONTACT_NOT_ALLOWED');
});

test('rejects a contact in a changed qualification title, and accepts a title without one', async () => {
  const guide = await aGuide(t);
  const { body } = await addQualification(guide, { en: 'JLPT N1', zh: null });
  const change = (title: object) =>
    t.inject(guides.changeQualification, {
      token: guide.user.token,
      params: { id: body.data[0].id },
      body: { title, licenceNumber: null, fileId: null },
    });
  expect((await change(HOLDS)).body.code).toBe('CONTACT_NOT_ALLOWED');
  expect((await change({ en: 'JLPT N1, 2019', zh: null })).status).toBe(200);
});
