import * as calls from '@tomoguide/contract/guides/calls';
import type { Profile } from '@tomoguide/contract/guides/own-profile';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { updateGuide } from '../service.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const bio = {
  en: 'I walk slowly, through the streets behind the big ones.',
  zh: '我喜欢慢慢走，带你看大街背后的小巷，走累了就在熟人的店里坐下来喝杯茶。',
};
const profile: Profile = {
  bio,
  occupation: { en: 'Bookseller', zh: '书店店主' },
  languages: ['ja', 'en'],
  languageLevels: { zh: null, ja: 'native', en: 'conversational' },
  targetGroups: ['elderly', 'couple'],
  experienceYears: 12,
  experienceSessions: null,
};
const fetchProfile = async (guide: TestGuide) =>
  (await t.inject(calls.getOwnProfile, { token: guide.user.token })).body;
const save = async (guide: TestGuide, changes: object = {}, revision?: string) =>
  t.inject(calls.setProfile, {
    token: guide.user.token,
    body: {
      revision: revision ?? (await fetchProfile(guide)).revision,
      profile: { ...profile, ...changes },
    },
  });
const publicProfile = async (guide: TestGuide, language: string) =>
  (
    await t.inject(calls.getGuide, {
      params: { id: guide.id },
      headers: { 'accept-language': language },
    })
  ).body;

test('new texts appear immediately on the page, in both languages, and in the search', async () => {
  const guide = await aGuide(t);
  expect((await publicProfile(guide, 'en')).bio).toContain('quiet streets');
  const saved = await save(guide);
  expect(saved.status, saved.raw).toBe(200);
  expect(saved.body).toMatchObject(profile);
  expect(await publicProfile(guide, 'en')).toMatchObject({
    bio: bio.en,
    occupation: 'Bookseller',
    languages: ['ja', 'en'],
    languageLevels: { zh: null, ja: 'native', en: 'conversational' },
    targetGroups: ['elderly', 'couple'],
    experienceYears: 12,
  });
  expect(await publicProfile(guide, 'zh-CN')).toMatchObject({
    bio: bio.zh,
    occupation: '书店店主',
  });
  const { body } = await t.inject(calls.searchGuides, { query: { language: 'ja', limit: 100 } });
  expect(body.data.map(({ id }: { id: number }) => id)).toContain(guide.id);
});

test('saves only one of two concurrent changes based on the same revision', async () => {
  const guide = await aGuide(t);
  const { revision } = await fetchProfile(guide);
  const replies = await Promise.all([
    save(guide, { experienceYears: 3 }, revision),
    save(guide, { experienceYears: 4 }, revision),
  ]);
  const codes = replies.map(({ status, body }) => [status, body.code]).toSorted();
  expect(codes).toEqual([
    [200, undefined],
    [409, 'GUIDE_CHANGED'],
  ]);
  expect(await fetchProfile(guide)).toEqual(replies.find(({ status }) => status === 200)?.body);
});

test('a rejected change changes nothing', async () => {
  const guide = await aGuide(t);
  const before = await fetchProfile(guide);
  const rejected: readonly object[] = [
    { bio: { en: null, zh: null } },
    { bio: { en: 'Too short.', zh: null } },
    { bio: { en: 'x'.repeat(1001), zh: null } },
    { occupation: { en: 'x'.repeat(61), zh: null } },
    { languages: [] },
    { languages: ['en', 'en'] },
    { languages: ['fr'] },
    { languageLevels: { zh: 'native', ja: null, en: null } },
    { languageLevels: { zh: null, ja: 'perfect', en: null } },
    { languageLevels: { zh: null, ja: null, en: null, fr: 'native' } },
    { targetGroups: [] },
    { experienceYears: 61 },
    { experienceYears: -1 },
    { experienceSessions: 10_001 },
    { responseTimeMinutes: 1 },
    { identityVerified: true },
    { qualifications: [] },
  ];
  for (const changes of rejected) {
    const { status, body } = await save(guide, changes);
    expect([changes, status, body.code]).toEqual([changes, 400, 'VALIDATION_FAILED']);
  }
  expect(await fetchProfile(guide)).toEqual(before);
});

test('only guides with a checked license number can use the licensed title', async () => {
  const guide = await aGuide(t);
  const occupation = { en: null, zh: '全国通译案内士' };
  const claimed = await save(guide, { occupation });
  expect([claimed.status, claimed.body.code]).toEqual([422, 'TITLE_NOT_CHECKED']);
  expect(claimed.body.details).toEqual({ field: 'occupation.zh' });
  const english = { en: 'A licensed guide interpreter', zh: '向导' };
  const rejected = (await save(guide, { occupation: english })).body;
  expect(rejected.details).toEqual({ field: 'occupation.en' });
  const title = { en: 'National Government Licensed Guide Interpreter', zh: null };
  for (const [checked, status] of [
    [false, 422],
    [true, 200],
  ] as const) {
    const qualifications = [{ title, checked, licenceNumber: 'EN00123' }];
    await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { qualifications }));
    expect((await save(guide, { occupation })).status).toBe(status);
  }
});

test('only an active guide can change the profile, and a suspension takes effect immediately', async () => {
  const guide = await aGuide(t);
  const traveler = await aUser(t);
  const { revision } = await fetchProfile(guide);
  const body = { revision, profile };
  const asTraveler = await t.inject(calls.setProfile, { token: traveler.token, body });
  expect([asTraveler.status, asTraveler.body.code]).toEqual([403, 'NOT_A_GUIDE']);
  expect((await t.inject(calls.setProfile, { body })).status).toBe(401);
  expect((await save(guide)).status).toBe(200);
  await inTransaction(t.db, (tx) =>
    updateGuide(tx, t.deps, guide.id, { suspendedAt: t.clock.now() }),
  );
  const stopped = await save(guide, { experienceYears: 1 });
  expect([stopped.status, stopped.body.code]).toEqual([403, 'GUIDE_SUSPENDED']);
  expect((await fetchProfile(guide)).experienceYears).toBe(12);
});

const place = { address: '出町柳駅 4番出口', directions: 'By the noticeboard' };

test('suggested meeting places appear on the page in order, and stay if a change omits them', async () => {
  const guide = await aGuide(t);
  const meetingPlaces = [place, { address: 'Kamo River, Demachi', directions: '' }];
  expect((await save(guide, { meetingPlaces })).status).toBe(200);
  expect((await save(guide, { occupation: { en: 'Baker', zh: null } })).status).toBe(200);
  expect((await fetchProfile(guide)).meetingPlaces).toEqual(meetingPlaces);
  expect((await publicProfile(guide, 'zh-CN')).meetingPlaces).toEqual(meetingPlaces);
});

test.each([
  ['six places', Array.from({ length: 6 }, (_, index) => ({ ...place, address: `Gate ${index}` }))],
  ['one place twice', [place, place]],
  ['an empty address', [{ ...place, address: ' ' }]],
  ['a long address', [{ ...place, address: 'x'.repeat(101) }]],
])('rejects %s as suggested meeting places', async (_, meetingPlaces) => {
  const guide = await aGuide(t);
  const { status, body } = await save(guide, { meetingPlaces });
  expect([status, body]).toMatchObject([400, { code: 'VALIDATION_FAILED' }]);
  expect((await fetchProfile(guide)).meetingPlaces).toEqual([]);
});

test('rejects a contact in the description of where to stand at a suggested place', async () => {
  const guide = await aGuide(t);
  const directions = 'Add my WeChat kenji8899 first';
  const { status, body } = await save(guide, { meetingPlaces: [{ ...place, directions }] });
  expect([status, body]).toMatchObject([
    422,
    { code: 'CONTACT_NOT_ALLOWED', details: { field: 'meetingPlaces.0.directions' } },
  ]);
});
