import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import * as calls from '@tomoguide/contract/guides/calls';
import { QUALIFICATIONS_MAX } from '@tomoguide/contract/guides/figures';
import type { OwnQualification } from '@tomoguide/contract/guides/qualifications';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { FileId, QualificationId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '../../../database/transaction.ts';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aGuide, type TestGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { updateGuide } from '../service.ts';

const NOW = '2026-05-01T00:00:00Z';
const PASSWORD = 'lantern by the river';
const REASON = 'The name on it is not yours.';
const N1 = { title: { en: 'JLPT N1', zh: '日本语能力测试 N1' }, licenceNumber: null };
const LICENSE = {
  title: { en: null, zh: '全国通訳案内士' },
  licenceNumber: 'ZH00123',
};
let t: TestApp;
let dataDir: string;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-qualifications-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const listOwn = async ({ user }: TestGuide): Promise<OwnQualification[]> =>
  (await t.inject(calls.getOwnQualifications, { token: user.token })).body.data;
const add = async ({ user }: TestGuide, words: object = N1, fileId?: FileId) =>
  t.inject(calls.addQualification, {
    token: user.token,
    body: { ...words, fileId: fileId ?? (await anUpload(t, user.token)) },
  });
const change = ({ user }: TestGuide, id: QualificationId, body: object) =>
  t.inject(calls.changeQualification, { token: user.token, params: { id }, body });
const remove = ({ user }: TestGuide, id: QualificationId) =>
  t.inject(calls.removeQualification, { token: user.token, params: { id } });
const shownQualifications = async ({ id }: TestGuide, language = 'en') =>
  (await t.inject(calls.getGuide, { params: { id }, headers: { 'accept-language': language } }))
    .body.qualifications;

const getCase = async (id: QualificationId, show = 'pending') => {
  const { body } = await t.inject(calls.listQualificationCases, {
    token: staff.token,
    query: { limit: 100, show },
  });
  const found = body.data.find((one: { id: number }) => one.id === id);
  if (!found) throw new Error(`qualification ${id} is not among the ${show} ones`);
  return found;
};
const decide = async (id: QualificationId, body: object, token = staff.token) => {
  const { revision } = await getCase(id);
  const reply = await t.inject(calls.decideQualification, {
    token,
    params: { id },
    body: { revision, ...body },
  });
  await t.drain();
  return reply;
};
const check = { decision: 'checked' };
const reject = { decision: 'rejected', reason: REASON };

/** Creates a guide with one qualification that staff have decided as given. */
const guideWithQualification = async (words: object, decision: object) => {
  const guide = await aGuide(t);
  const [one] = (await add(guide, words)).body.data;
  await decide(one.id, decision);
  return { guide, id: one.id as QualificationId };
};

test('shows travelers a title immediately, and a badge once staff have checked the file', async () => {
  const guide = await aGuide(t);
  const added = await add(guide);
  expect(added.status, added.raw).toBe(200);
  const [one] = added.body.data;
  expect(one).toMatchObject({ ...N1, state: 'pending', submittedAt: NOW, reason: null });
  expect(one.file).not.toBeNull();
  expect(await shownQualifications(guide)).toEqual([
    { title: 'JLPT N1', checked: false, licenceNumber: null },
  ]);
  const queues = await t.inject(listStaffQueues, { token: staff.token });
  expect(queues.body.data).toContainEqual(
    expect.objectContaining({ queue: 'qualifications', oldestAt: NOW }),
  );
  expect(await getCase(one.id)).toMatchObject({ guideId: guide.id, mayDecide: true });

  const decided = await decide(one.id, check);
  expect([decided.status, decided.body.state]).toEqual([200, 'checked']);
  expect(await shownQualifications(guide, 'zh-CN')).toEqual([
    { title: '日本语能力测试 N1', checked: true, licenceNumber: null },
  ]);
  expect(await getCase(one.id, 'checked')).toMatchObject({ state: 'checked' });
  const emails = await emailsTo(t, guide.user.email);
  expect(emails[0]?.subject).toBe('We’ve checked your qualification');
  expect(emails[0]?.text).toContain('JLPT N1');
  const { body: log } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(log.data[0]).toMatchObject({
    action: 'check_qualification',
    subject: { kind: 'qualification', id: one.id },
    after: { status: 'checked' },
  });
});

test('hides a rejected qualification, shows the guide the reason and accepts another file', async () => {
  const guide = await aGuide(t);
  const [one] = (await add(guide)).body.data;
  expect((await decide(one.id, { decision: 'rejected' })).body.code).toBe('REASON_REQUIRED');
  await decide(one.id, reject);
  expect(await listOwn(guide)).toMatchObject([{ state: 'rejected', reason: REASON }]);
  expect(await shownQualifications(guide)).toEqual([]);
  const notices = await t.inject(listSystemMessages, {
    token: guide.user.token,
    headers: { 'accept-language': 'zh-CN' },
  });
  expect(notices.body.data[0].message).toBe(`“日本语能力测试 N1”：“${REASON}”`);
  const before = one.file.id;
  const fileId = await anUpload(t, guide.user.token);
  t.clock.set('2026-05-02T00:00:00Z');
  const sent = await change(guide, one.id, { ...N1, fileId });
  expect(sent.body.data[0]).toMatchObject({
    state: 'pending',
    reason: null,
    submittedAt: '2026-05-02T00:00:00Z',
    file: { id: fileId },
  });
  // Only its uploader can see the replaced file, which is deleted like an unused upload.
  const opened = await t.inject(createFileLink, { token: staff.token, params: { id: before } });
  expect(opened.status).toBe(404);
});

test('requires a number for the licensed title, and shows the title once staff have checked it', async () => {
  const guide = await aGuide(t);
  const without = await add(guide, { ...LICENSE, licenceNumber: null });
  expect([without.status, without.body.code]).toEqual([422, 'LICENCE_NUMBER_REQUIRED']);
  const [one] = (await add(guide, LICENSE)).body.data;
  expect(await shownQualifications(guide)).toEqual([]);
  await decide(one.id, check);
  const licensed = { title: '全国通訳案内士', checked: true, licenceNumber: 'ZH00123' };
  expect(await shownQualifications(guide)).toEqual([licensed]);
  // After the number is changed, staff must check it again.
  await change(guide, one.id, { ...LICENSE, licenceNumber: 'ZH00124', fileId: null });
  expect(await listOwn(guide)).toMatchObject([{ state: 'pending', licenceNumber: 'ZH00124' }]);
  expect(await shownQualifications(guide)).toEqual([]);
});

test('does not remove a license that the profile’s licensed title requires', async () => {
  const { guide, id } = await guideWithQualification(LICENSE, check);
  const occupation = { en: null, zh: '全国通訳案内士' };
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { occupation }));
  const rejected = [
    await remove(guide, id),
    await change(guide, id, { ...N1, fileId: null }),
    await change(guide, id, { ...LICENSE, licenceNumber: 'ZH9', fileId: null }),
  ];
  for (const { status, body } of rejected)
    expect([status, body.code]).toEqual([409, 'LICENCE_IN_USE']);
  expect(await listOwn(guide)).toMatchObject([{ state: 'checked', licenceNumber: 'ZH00123' }]);
  await inTransaction(t.db, (tx) =>
    updateGuide(tx, t.deps, guide.id, { occupation: { en: null, zh: '书店店主' } }),
  );
  expect((await remove(guide, id)).status).toBe(200);
  expect(await shownQualifications(guide)).toEqual([]);
});

test('staff must check a qualification again only if it was changed', async () => {
  const { guide, id } = await guideWithQualification(N1, check);
  const same = await change(guide, id, { ...N1, fileId: null });
  expect(same.body.data[0].state).toBe('checked');
  const words = { title: { en: 'JLPT N2', zh: null }, licenceNumber: null };
  const changed = await change(guide, id, { ...words, fileId: null });
  expect(changed.body.data[0]).toMatchObject({ state: 'pending', decidedAt: null });
  expect(await shownQualifications(guide)).toEqual([
    { title: 'JLPT N2', checked: false, licenceNumber: null },
  ]);
});

test('a retry with the same upload updates the same qualification', async () => {
  const guide = await aGuide(t);
  const fileId = await anUpload(t, guide.user.token);
  const first = await add(guide, N1, fileId);
  const id: QualificationId = first.body.data[0].id;
  await decide(id, check);
  expect((await add(guide, N1, fileId)).body.data).toMatchObject([{ id, state: 'checked' }]);
  const words = { title: { en: 'JLPT N2', zh: null }, licenceNumber: '12' };
  const again = await add(guide, words, fileId);
  expect(again.body.data, again.raw).toMatchObject([
    { id, ...words, state: 'pending', file: { id: fileId } },
  ]);
  const claims = await add(guide, { ...LICENSE, licenceNumber: null }, fileId);
  expect(claims.body.code).toBe('LICENCE_NUMBER_REQUIRED');
});

test('a qualification from the application has no file, and becomes unchecked when it is changed', async () => {
  const guide = await aGuide(t);
  const qualifications = [{ title: N1.title, checked: true }];
  await inTransaction(t.db, (tx) => updateGuide(tx, t.deps, guide.id, { qualifications }));
  const [one] = await listOwn(guide);
  expect(one).toMatchObject({ state: 'checked', file: null });
  if (!one) throw new Error('it is not there');
  const words = { title: { en: 'JLPT N2', zh: null }, licenceNumber: null };
  const changed = await change(guide, one.id, { ...words, fileId: null });
  expect(changed.body.data[0]).toMatchObject({ state: 'unchecked', file: null });
  const fileId = await anUpload(t, guide.user.token);
  const sent = await change(guide, one.id, { ...words, fileId });
  expect(sent.body.data[0]).toMatchObject({ state: 'pending', file: { id: fileId } });
});

test('ignores a repeated request, and limits the number of qualifications', async () => {
  const guide = await aGuide(t);
  const { token } = guide.user;
  const request = {
    method: 'POST',
    path: '/api/guides/me/qualifications',
    headers: { authorization: `Bearer ${token}` },
    body: { ...N1, fileId: await anUpload(t, token) },
  };
  const replies = await sendSimultaneously(t.app, [request, request]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await listOwn(guide)).toHaveLength(1);
  const rest = Array.from({ length: QUALIFICATIONS_MAX - 1 }, () => ({
    title: { en: 'A tea licence', zh: null },
    checked: false,
  }));
  await inTransaction(t.db, (tx) =>
    updateGuide(tx, t.deps, guide.id, { qualifications: [...rest, { ...rest[0] } as never] }),
  );
  const full = await add(guide);
  expect([full.status, full.body.code]).toEqual([409, 'TOO_MANY_QUALIFICATIONS']);
});

test('applies only one of two concurrent decisions, and no decision about an outdated version', async () => {
  const guide = await aGuide(t);
  const [one] = (await add(guide)).body.data;
  const { revision } = await getCase(one.id);
  const request = (body: object) => ({
    method: 'POST',
    path: `/api/v2/staff/qualifications/${one.id}/decide`,
    headers: { authorization: `Bearer ${staff.token}` },
    body: { revision, ...body },
  });
  const replies = await sendSimultaneously(t.app, [request(check), request(reject)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);

  const other = await aGuide(t);
  const [read] = (await add(other)).body.data;
  const before = await getCase(read.id);
  await change(other, read.id, { ...LICENSE, fileId: null });
  const stale = await decide(read.id, { ...check, revision: before.revision });
  expect([stale.status, stale.body.code]).toEqual([409, 'QUALIFICATION_CHANGED']);
  expect(await listOwn(other)).toMatchObject([{ state: 'pending' }]);
  // The qualification keeps its position in the queue.
  expect((await getCase(read.id)).submittedAt).toBe(before.submittedAt);
});

test('no one can decide on their own qualification, and only the guide and staff can open its file', async () => {
  const guide = await aGuide(t, { user: await aUser(t, { isStaff: true }) });
  const [one] = (await add(guide)).body.data;
  const decided = await decide(one.id, check, guide.user.token);
  expect([decided.status, decided.body.code]).toEqual([403, 'OWN_CASE']);
  const stranger = await aGuide(t);
  const params = { id: one.file.id };
  for (const [token, status] of [
    [guide.user.token, 200],
    [staff.token, 200],
    [stranger.user.token, 404],
  ] as const)
    expect((await t.inject(createFileLink, { token, params })).status).toBe(status);
  const foreign = [
    await change(stranger, one.id, { ...N1, fileId: null }),
    await remove(stranger, one.id),
    await add(stranger, N1, one.file.id),
  ];
  expect(foreign.map(({ body }) => body.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'FILES_UNKNOWN']);
  expect(await listOwn(guide)).toHaveLength(1);
});

test('deletes a guide’s qualifications and files when the account is closed', async () => {
  const guide = await aGuide(t, { user: await aUser(t, { password: PASSWORD }) });
  const [one] = (await add(guide)).body.data;
  const { revision } = await getCase(one.id);
  const closed = await t.inject(closeAccount, {
    token: guide.user.token,
    body: { currentPassword: PASSWORD, goodwillCents: 0 },
  });
  expect(closed.status, closed.raw).toBeLessThan(300);
  const params = { id: one.id };
  const body = { ...check, revision };
  const decided = await t.inject(calls.decideQualification, { token: staff.token, params, body });
  expect([decided.status, decided.body.code]).toEqual([404, 'NOT_FOUND']);
  const file = { token: staff.token, params: { id: one.file.id } };
  expect((await t.inject(createFileLink, file)).status).toBe(404);
});

test('rejects malformed input and changes nothing', async () => {
  const guide = await aGuide(t);
  const rejected: readonly object[] = [
    { title: { en: null, zh: null }, licenceNumber: null },
    { title: { en: '', zh: null }, licenceNumber: null },
    { title: { en: 'x'.repeat(101), zh: null }, licenceNumber: null },
    { ...N1, licenceNumber: 'x'.repeat(41) },
    { ...N1, state: 'checked' },
    { ...N1, checked: true },
  ];
  for (const words of rejected) {
    const { status, body } = await add(guide, words);
    expect([words, status, body.code]).toEqual([words, 400, 'VALIDATION_FAILED']);
  }
  expect(await listOwn(guide)).toEqual([]);
});
