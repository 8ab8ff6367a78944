import * as calls from '@tomoguide/contract/reviews/calls';
import { ANSWER_MAX } from '@tomoguide/contract/reviews/fields';
import { REVIEW_ANSWER_DAYS } from '@tomoguide/contract/reviews/figures';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { aReview } from '../../../testing/factories/reviews.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

let t: TestApp;
const NOW = '2026-05-10T00:00:00Z';

beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterEach(() => t.clock.set(NOW));
afterAll(() => t.close());

const answer = async (guide: TestGuide, id: number | undefined, content = 'Come again.') =>
  t.inject(calls.answerReview, {
    token: await aToken(t, guide.userId),
    params: { id: id ?? 0 },
    body: { content },
  });

test('a guide can answer a public review once, and everyone can see the answer', async () => {
  const guide = await aGuide(t);
  const id = await aReview(t, guide);
  const reply = await answer(guide, id, '  下次再来  ');
  expect([reply.status, reply.body.reply]).toEqual([200, { content: '下次再来', createdAt: NOW }]);
  expect((await answer(guide, id, '下次再来')).status).toBe(200);
  expect((await answer(guide, id, 'Another.')).body.code).toBe('ALREADY_ANSWERED');
  const list = await t.inject(calls.getGuideReviews, { params: { guideId: guide.id } });
  expect(list.body[0].reply.content).toBe('下次再来');
});

test('returns 404 for a review that is unpublished, hidden, about another guide or about a traveler', async () => {
  const guide = await aGuide(t);
  const traveler = await aUser(t);
  const ids = [
    await aReview(t, guide, { publicAt: null }),
    await aReview(t, guide, { hiddenAt: t.clock.now(), hiddenReason: 'abuse' }),
    await aReview(t, await aGuide(t)),
    await aReview(t, guide, {
      type: 'guide_to_traveler',
      fromUserId: guide.userId,
      toUserId: traveler.id,
    }),
  ];
  const none = await answer(guide, 2_000_000);
  for (const id of ids) {
    const reply = await answer(guide, id);
    expect([reply.status, reply.raw]).toEqual([404, none.raw]);
  }
});

test('rejects an answer that is empty or too long', async () => {
  const guide = await aGuide(t);
  const id = await aReview(t, guide);
  for (const content of ['', '   ', '谢'.repeat(ANSWER_MAX + 1)])
    expect((await answer(guide, id, content)).status).toBe(400);
});

test('accepts an answer until the deadline', async () => {
  const guide = await aGuide(t);
  const [late, inTime] = [await aReview(t, guide), await aReview(t, guide)];
  t.clock.advance({ seconds: REVIEW_ANSWER_DAYS * 86_400 - 1 });
  expect((await answer(guide, inTime)).status).toBe(200);
  t.clock.advance({ seconds: 1 });
  expect((await answer(guide, late)).body.code).toBe('ANSWER_OVER');
});

test('stores only one of twenty different concurrent answers', async () => {
  const guide = await aGuide(t);
  const id = await aReview(t, guide);
  const replies = await sendSimultaneously(
    t.app,
    Array.from({ length: 20 }, (_, take) => ({
      method: 'POST',
      path: `/api/v2/reviews/${id}/answer`,
      body: { content: `Take ${take}` },
      headers: { authorization: `Bearer ${guide.user.token}` },
    })),
  );
  const refused = replies.filter(({ body }) => body.code === 'ALREADY_ANSWERED');
  expect([refused.length, replies.filter(({ status }) => status === 200).length]).toEqual([19, 1]);
});
