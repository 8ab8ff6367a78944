import { readFile } from 'node:fs/promises';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { getGuideReviews } from '@tomoguide/contract/reviews/calls';
import { MIN_TAGGED_REVIEWS } from '@tomoguide/contract/reviews/tags';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aUser } from '../../testing/factories/accounts.ts';
import { aGuide } from '../../testing/factories/guides.ts';
import { aReview } from '../../testing/factories/reviews.ts';

const MIGRATION = new URL('../../../migrations/0096_review-tag-counts.sql', import.meta.url);
let t: TestApp;

beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('returns public reviews as a plain array, newest first, with the authors’ nicknames', async () => {
  const guide = await aGuide(t);
  const author = await aUser(t, { nickname: '小美' });
  await aReview(t, guide, { rating: 4, content: 'First.', fromUserId: author.id });
  t.clock.advance({ hours: 1 });
  const repliedAt = t.clock.now();
  await aReview(t, guide, { content: 'Second.', reply: 'Thank you.', repliedAt });
  const reply = await t.inject(getGuideReviews, { params: { guideId: guide.id } });
  expect(reply.status).toBe(200);
  expect(reply.body).toMatchObject([
    { rating: 5, content: 'Second.', reply: { content: 'Thank you.' } },
    {
      type: 'traveler_to_guide',
      rating: 4,
      content: 'First.',
      author: { id: author.id, nickname: '小美', profilePicture: null },
      reply: null,
    },
  ]);
});

test('hidden and unpublished reviews do not affect lists, counts or averages', async () => {
  const guide = await aGuide(t);
  await aReview(t, guide, { rating: 5 });
  await aReview(t, guide, { rating: 4 });
  await aReview(t, guide, { rating: 4 });
  await aReview(t, guide, { rating: 1, hiddenAt: t.clock.now(), hiddenReason: 'abuse' });
  await aReview(t, guide, { rating: 1, publicAt: null });
  const list = await t.inject(getGuideReviews, { params: { guideId: guide.id } });
  expect(list.body).toHaveLength(3);
  const profile = await t.inject(getGuide, { params: { id: guide.id } });
  expect(profile.body).toMatchObject({
    rating: 4.3,
    reviewCount: 3,
    ratingCounts: [0, 0, 0, 2, 1],
  });
});

test('does not list a guide’s review of a traveler among reviews of the guide', async () => {
  const guide = await aGuide(t);
  const traveler = await aUser(t);
  await aReview(t, guide, {
    type: 'guide_to_traveler',
    fromUserId: guide.userId,
    toUserId: traveler.id,
  });
  const list = await t.inject(getGuideReviews, { params: { guideId: guide.id } });
  expect(list.body).toEqual([]);
  const profile = await t.inject(getGuide, { params: { id: guide.id } });
  expect(profile.body).toMatchObject({ rating: null, reviewCount: 0 });
});

test('counts the tags of all public reviews, from five reviews with tags on', async () => {
  const guide = await aGuide(t);
  const readTags = async () =>
    (await t.inject(getGuide, { params: { id: guide.id } })).body.tagCounts;
  for (const tags of [
    ['patient'],
    ['patient', 'flexible'],
    ['flexible', 'patient'],
    ['goodFood'],
  ] as const)
    await aReview(t, guide, { tags: [...tags] });
  await aReview(t, guide, { tags: ['patient'], publicAt: null });
  await aReview(t, guide, { tags: ['patient'], hiddenAt: t.clock.now() });
  await aReview(t, guide);
  expect(await readTags()).toEqual([]);
  await aReview(t, guide, { tags: ['patient'] });
  expect(await readTags()).toEqual([
    { tag: 'patient', count: 4 },
    { tag: 'flexible', count: 2 },
    { tag: 'goodFood', count: 1 },
  ]);
});

test('the migration counts the tags of earlier reviews in the same way', async () => {
  const counts = async () =>
    (await t.db.execute('select id, tag_counts from guides order by id')).rows;
  const guide = await aGuide(t);
  for (let reviews = 1; reviews < MIN_TAGGED_REVIEWS; reviews += 1)
    await aReview(t, guide, { tags: ['flexible', 'thoughtful', 'punctual'] });
  await aReview(t, guide, { tags: ['goodFood'], hiddenAt: t.clock.now() });
  const few = await counts();
  const migration = await readFile(MIGRATION, 'utf8');
  const backfill = migration.split('--> statement-breakpoint').at(-1) ?? '';
  const migrate = async () => {
    await t.db.execute(`update guides set tag_counts = '[]'`);
    await t.db.execute(backfill);
  };
  await migrate();
  expect(await counts()).toEqual(few);
  await aReview(t, guide, { tags: ['thoughtful'] });
  const enough = await counts();
  expect(enough).not.toEqual(few);
  await migrate();
  expect(await counts()).toEqual(enough);
});
