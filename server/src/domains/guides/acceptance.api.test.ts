import { getGuide } from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../database/transaction.ts';
import type { OutboxEvent } from '../../events/dispatcher.ts';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aGuide, type TestGuide } from '../../testing/factories/guides.ts';
import { guideReactions } from './reactions.ts';

let t: TestApp;
let guide: TestGuide;

beforeAll(async () => {
  t = await testApp();
  guide = await aGuide(t);
});
afterAll(() => t.close());

const happened = (type: string, payload: Record<string, unknown> = {}) =>
  inTransaction(t.db, async (tx) => {
    const event: OutboxEvent = {
      id: 1,
      type,
      payload: { guideId: guide.id, ...payload },
      occurredAt: t.clock.now(),
    };
    await guideReactions[type]?.(tx, event, t.deps);
  });
const rate = async () =>
  (await t.inject(getGuide, { params: { id: guide.id } })).body.acceptanceRate;

test('the acceptance rate counts what was accepted of all that was decided, no answer being a no', async () => {
  expect(await rate()).toBeNull();
  await happened('booking.accepted');
  expect(await rate()).toBe(1);
  await happened('booking.rejected');
  expect(await rate()).toBe(0.5);
  await happened('booking.cancelled', { cancelKind: 'unanswered' });
  expect(await rate()).toBe(0.33);
});

test('a traveler who cancels or does not pay changes no rate', async () => {
  const before = await rate();
  for (const cancelKind of ['traveler', 'hold_expired', 'guide'])
    await happened('booking.cancelled', { cancelKind });
  expect(await rate()).toBe(before);
});
