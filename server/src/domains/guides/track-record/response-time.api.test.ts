import { rejectTourRequest } from '@tomoguide/contract/bookings/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { BossJobs } from '../../../jobs/jobs.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { aBooking, aBookingRow, aKey } from '../../../testing/factories/bookings.ts';
import { aConversation, sendText } from '../../../testing/factories/conversations.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { accept, aTourRequest } from '../../../testing/factories/tour-requests.ts';

const NOW = '2026-05-01T00:00:00Z';

let t: TestApp;
let guide: TestGuide;
beforeAll(async () => {
  t = await testApp({ now: NOW });
});
afterAll(() => t.close());
beforeEach(async () => {
  t.clock.set(NOW);
  guide = await aGuide(t);
});

const measureResponseTime = async () => {
  await (t.deps.jobs as BossJobs).handlers.get('guides.measure-response-times')?.({});
  return (await t.inject(getGuide, { params: { id: guide.id } })).body.responseTimeMinutes;
};
const advanceMinutes = async (minutes: number) => {
  t.clock.advance({ minutes });
  const token = await aToken(t, guide.userId);
  guide = { ...guide, user: { ...guide.user, token } };
};
/** Sends two messages from a new traveler; the guide answers `minutes` after the first. */
const answerAfter = async (minutes: number) => {
  const conversation = await aConversation(t, { guide });
  await sendText(t, conversation, 'traveler');
  await sendText(t, conversation, 'traveler');
  await advanceMinutes(minutes);
  expect((await sendText(t, { ...conversation, guide }, 'guide')).status).toBe(201);
};

test('shows the response time once there are three answers', async () => {
  await answerAfter(4);
  await answerAfter(90);
  expect(await measureResponseTime()).toBeNull();
  // The guide has not answered this message yet.
  await sendText(t, await aConversation(t, { guide }), 'traveler');
  expect(await measureResponseTime()).toBeNull();
  await answerAfter(11);
  expect(await measureResponseTime()).toBe(11);
});

test('counts acceptances and rejections of requests and paid bookings as answers', async () => {
  const requested = await aTourRequest(t, { guide });
  await advanceMinutes(20);
  await accept(t, { ...requested, conversation: { ...requested.conversation, guide } });
  const body = { scheduledStartTime: '2026-05-11T01:00:00Z' };
  const rejected = await aTourRequest(t, { guide, body });
  await advanceMinutes(30);
  const no = await t.inject(rejectTourRequest, {
    token: guide.user.token,
    params: { id: rejected.id },
    body: { rejectReason: 'other', reason: 'I am away on that day' },
    headers: aKey(),
  });
  expect(no.status, no.raw).toBe(200);
  expect(await measureResponseTime()).toBeNull();
  // This booking is accepted immediately.
  await aBooking(t, {
    status: 'upcoming',
    guide,
    checkout: { scheduledStartTime: '2026-05-12T01:00:00Z' },
  });
  expect(await measureResponseTime()).toBe(20);
});

test('ignores conversations that the guide started, and keeps the old value if there are too few answers', async () => {
  guide = await aGuide(t, { responseTimeMinutes: 45 });
  const traveler = await aUser(t);
  await aBooking(t, { status: 'confirmed', guide, traveler });
  await answerAfter(2);
  await answerAfter(2);
  expect(await measureResponseTime()).toBe(45);
  await answerAfter(2);
  expect(await measureResponseTime()).toBe(2);
});

test('uses the most recent answers, not those about the most recent tours', async () => {
  const traveler = await aUser(t);
  const parties = { guideId: guide.id, guideUserId: guide.userId, travelerId: traveler.id };
  const paidAt = Temporal.Instant.from('2026-04-01T00:00:00Z');
  const answeredRequest = async (
    n: number,
    start: string,
    paid: Temporal.Instant,
    minutes: number,
  ) => {
    for (let i = 0; i < n; i += 1) {
      await aBookingRow(t, {
        ...parties,
        status: 'confirmed',
        start: Temporal.Instant.from(start).add({ hours: 24 * i }),
        paidAt: paid,
        acceptedAt: paid.add({ minutes }),
      });
    }
  };
  await answeredRequest(30, '2026-09-01T01:00:00Z', paidAt, 60);
  await answeredRequest(30, '2026-06-01T01:00:00Z', paidAt.add({ hours: 24 }), 10);
  expect(await measureResponseTime()).toBe(10);
});
