import { listGuidePriceRanges } from '@tomoguide/contract/guides/calls';
import { GuideId } from '@tomoguide/contract/primitives';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { refreshPriceRanges } from './price-range-queries.ts';

let t: TestApp;

beforeAll(async () => {
  t = await testApp({ now: '2026-05-01T00:00:00Z' });
});
afterAll(() => t.close());

type Profile = Parameters<typeof aGuide>[1];

const addGuides = async (rmb: readonly number[], profile: Profile): Promise<TestGuide[]> => {
  const guides: TestGuide[] = [];
  for (const price of rmb)
    guides.push(
      await aGuide(t, { basicPriceCents: price * 100, additionalPriceCents: 0, ...profile }),
    );
  return guides;
};

const compare = () => inTransaction(t.db, refreshPriceRanges);

const getRanges = async (id: GuideId) =>
  (await t.inject(listGuidePriceRanges, { params: { id } })).body.data;

test('compares the prices of eight listed guides who share a city and a language', async () => {
  const nara = { serviceCity: 'nara', languages: ['zh', 'en'] } satisfies Profile;
  const [first] = await addGuides([100, 150, 200, 250, 300, 350, 400], nara);
  await addGuides([900], { serviceCity: 'nara', languages: ['zh'] });
  await addGuides([910], { serviceCity: 'nara', languages: ['en'], paused: true });
  await addGuides([920], { serviceCity: 'kobe', languages: ['en'] });
  if (!first) throw new Error('there is a first guide');
  expect(await getRanges(first.id)).toEqual([]);
  await compare();
  // Only seven listed guides in Nara speak English.
  expect(await getRanges(first.id)).toEqual([
    { language: 'zh', lowCents: 17_500, highCents: 37_500 },
  ]);
});

test('shows a guide only the ranges of their languages, and drops a range that has too few guides', async () => {
  const city = 'sapporo';
  const [english] = await addGuides([500], { serviceCity: city, languages: ['en'] });
  const [chinese] = await addGuides([300, 300, 300, 300, 300, 300, 300, 300], {
    serviceCity: city,
    languages: ['zh'],
  });
  if (!(english && chinese)) throw new Error('there are guides');
  await compare();
  expect(await getRanges(english.id)).toEqual([]);
  expect(await getRanges(chinese.id)).toHaveLength(1);
  await t.db.execute(`update guides set service_city = 'nagoya' where id = ${chinese.id}`);
  await compare();
  expect(await getRanges(chinese.id)).toEqual([]);
});

test('returns 404 for a guide that does not exist', async () => {
  const reply = await t.inject(listGuidePriceRanges, { params: { id: GuideId.parse(999_999) } });
  expect(reply).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
});
