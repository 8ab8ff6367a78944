import * as calls from '@tomoguide/contract/guides/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { addSavedGuide, updateGuide } from '../service.ts';

let t: TestApp;
let guides: TestGuide[];

beforeAll(async () => {
  t = await testApp();
  guides = [];
  for (let count = 0; count < 8; count += 1) guides.push(await aGuide(t));
});
afterAll(() => t.close());

const guideAt = (index: number): TestGuide => {
  const guide = guides[index];
  if (!guide) throw new Error('no such guide');
  return guide;
};

test('returns saved guides with their total, newest first, six per page', async () => {
  const { id, token } = await aUser(t);
  for (const guide of guides) {
    t.clock.advance({ seconds: 1 });
    const saved = await t.inject(calls.saveGuide, { params: { id, guideId: guide.id }, token });
    expect(saved.status).toBe(200);
  }
  const newest = guides.map((guide) => guide.id).reverse();
  const first = await t.inject(calls.getSavedGuides, { params: { id }, token });
  expect(first.body).toMatchObject({ total: 8, page: 1, limit: 6 });
  expect(first.body.data.map((guide: { id: number }) => guide.id)).toEqual(newest.slice(0, 6));
  const second = await t.inject(calls.getSavedGuides, {
    params: { id },
    query: { page: 2 },
    token,
  });
  expect(second.body.data.map((guide: { id: number }) => guide.id)).toEqual(newest.slice(6));
  const ids = await t.inject(calls.getSavedGuideIds, { params: { id }, token });
  expect(ids.body.data).toEqual(newest);
});

test('saving and removing are idempotent', async () => {
  const { id, token } = await aUser(t);
  const params = { id, guideId: guideAt(0).id };
  const totals = [];
  for (const call of [calls.saveGuide, calls.saveGuide, calls.unsaveGuide, calls.unsaveGuide])
    totals.push((await t.inject(call, { params, token })).body);
  expect(totals).toEqual([
    { guideId: params.guideId, saved: true, total: 1 },
    { guideId: params.guideId, saved: true, total: 1 },
    { guideId: params.guideId, saved: false, total: 0 },
    { guideId: params.guideId, saved: false, total: 0 },
  ]);
});

test('returns the same response for another user’s list as for an unknown user’s', async () => {
  const owner = await aUser(t);
  const { token } = await aUser(t);
  await inTransaction(t.db, (tx) => addSavedGuide(tx, owner.id, guideAt(0).id, t.clock.now()));
  const requests = [
    [calls.getSavedGuides, {}],
    [calls.getSavedGuideIds, {}],
    [calls.saveGuide, { guideId: guideAt(1).id }],
    [calls.unsaveGuide, { guideId: guideAt(0).id }],
  ] as const;
  for (const [call, more] of requests) {
    const foreign = await t.inject(call, { params: { id: owner.id, ...more }, token });
    const never = await t.inject(call, { params: { id: 999_999, ...more }, token });
    expect(foreign.status).toBe(404);
    expect(foreign.raw).toBe(never.raw);
  }
  const own = await t.inject(calls.getSavedGuideIds, {
    params: { id: owner.id },
    token: owner.token,
  });
  expect(own.body.data).toEqual([guideAt(0).id]);
});

test('requires a login', async () => {
  const { id } = await aUser(t);
  const reply = await t.inject(calls.saveGuide, { params: { id, guideId: guideAt(0).id } });
  expect([reply.status, reply.body.code]).toEqual([401, 'AUTH_REQUIRED']);
});

test('does not let guides save themselves', async () => {
  const { user, id: guideId } = guideAt(0);
  const params = { id: user.id, guideId };
  const reply = await t.inject(calls.saveGuide, { params, token: user.token });
  expect([reply.status, reply.body.code]).toEqual([422, 'SELF_NOT_ALLOWED']);
});

test('rejects saving an unlisted guide, but lists a guide saved before being unlisted, marked as unlisted', async () => {
  const guide = await aGuide(t);
  const [before, after] = [await aUser(t), await aUser(t)];
  const save = ({ id, token }: { id: number; token: string }) =>
    t.inject(calls.saveGuide, { params: { id, guideId: guide.id }, token });
  expect((await save(before)).status).toBe(200);
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { paused: true }));
  expect((await save(after)).status).toBe(404);
  const list = await t.inject(calls.getSavedGuides, {
    params: { id: before.id },
    token: before.token,
  });
  expect(list.body.data).toMatchObject([{ id: guide.id, listed: false }]);
});
