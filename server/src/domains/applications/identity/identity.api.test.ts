import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAccount, getMe } from '@tomoguide/contract/accounts/calls';
import * as calls from '@tomoguide/contract/applications/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import { FileId, type IdentityCheckId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { emailsTo } from '../../../testing/factories/emails.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aPdf } from '../../../testing/sample-files.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';
import { releaseOldIdentityFiles } from '../timers.ts';

const NOW = '2026-05-01T00:00:00Z';
const REASON = 'The document is blurred.';
const PASSWORD = 'lantern by the river';
let t: TestApp;
let dataDir: string;
let staff: Awaited<ReturnType<typeof aUser>>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-identity-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
  staff = await aUser(t, { isStaff: true });
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

type Person = Awaited<ReturnType<typeof aUser>>;
const ownIdentity = async (token: string) => (await t.inject(calls.getOwnIdentity, { token })).body;

const pictures = async (token: string) => ({
  documentId: await anUpload(t, token),
  selfieId: await anUpload(t, token),
});
const submit = async (token: string, body?: { documentId: FileId; selfieId: FileId }) =>
  t.inject(calls.submitIdentity, { token, body: body ?? (await pictures(token)) });

const getCase = async ({ id }: Pick<Person, 'id'>, token = staff.token) => {
  const { body } = await t.inject(calls.listIdentityCases, { token, query: { limit: 100 } });
  const found = body.data.find(({ person }: { person: { id: number } }) => person.id === id);
  if (!found) throw new Error(`nothing of user ${id} waits`);
  return found;
};
const decide = (id: IdentityCheckId, body: object, token = staff.token) =>
  t.inject(calls.decideIdentity, { token, params: { id }, body });
const verify = { decision: 'verified', name: 'LI TING' };
const reject = { decision: 'rejected', reason: REASON };

/** Submits an identity check and decides it as staff. */
const submitAndDecide = async (person: Person, body: object, token = staff.token) => {
  await submit(person.token);
  const reply = await decide((await getCase(person, token)).id, body, token);
  await t.drain();
  return reply;
};
const getStatuses = async (token: string, ids: readonly FileId[]) =>
  Promise.all(
    ids.map(async (id) => (await t.inject(createFileLink, { token, params: { id } })).status),
  );

test('a guide is listed once staff have verified the identity', async () => {
  const guide = await aGuide(t, { unverified: true });
  const { user } = guide;
  expect(await ownIdentity(user.token)).toMatchObject({ status: 'unverified', document: null });
  const sent = await submit(user.token);
  expect([sent.status, sent.body.status]).toEqual([200, 'pending']);
  const queues = await t.inject(listStaffQueues, { token: staff.token });
  expect(queues.body.data).toContainEqual(
    expect.objectContaining({ queue: 'identity', waiting: 1 }),
  );
  const check = await getCase(user);
  expect(check).toMatchObject({ status: 'pending', mayDecide: true, rejectedBefore: 0 });
  expect(check.selfie?.id).toBe(sent.body.selfie.id);
  expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);

  const reply = await decide(check.id, verify);
  expect([reply.status, reply.body.status]).toEqual([200, 'verified']);
  const listed = await t.inject(getGuide, { params: { id: guide.id } });
  expect([listed.status, listed.body.identityVerified]).toEqual([200, true]);
  expect((await t.inject(getMe, { token: user.token })).body.identityVerified).toBe(true);
  expect(await ownIdentity(user.token)).toMatchObject({
    status: 'verified',
    verifiedName: 'LI TING',
    reason: null,
  });
  await t.drain();
  const emails = await emailsTo(t, user.email);
  expect(emails.map(({ subject }) => subject)).toContain('Your identity is verified');
  const { body: log } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(log.data[0]).toMatchObject({
    action: 'verify_identity',
    subject: { kind: 'identity', id: check.id },
    before: { status: 'waiting' },
    after: { status: 'verified' },
  });
});

test('a rejection contains a reason, and the next submission replaces the pictures', async () => {
  const person = await aUser(t, { locale: 'zh-CN' });
  const first = await pictures(person.token);
  await submit(person.token, first);
  const { id } = await getCase(person);
  expect((await decide(id, { decision: 'rejected' })).body.code).toBe('REASON_REQUIRED');
  expect((await decide(id, { decision: 'verified' })).body.code).toBe('IDENTITY_NAME_REQUIRED');
  await decide(id, reject);
  await t.drain();
  expect(await ownIdentity(person.token)).toMatchObject({ status: 'rejected', reason: REASON });
  expect((await emailsTo(t, person.email))[0]?.subject).toBe('您的实名认证未通过');
  const notices = await t.inject(listSystemMessages, { token: person.token });
  expect(notices.body.data[0].message).toContain(REASON);

  const again = await submit(person.token);
  expect(again.body).toMatchObject({ status: 'pending', reason: null });
  expect(await getCase(person)).toMatchObject({ rejectedBefore: 1 });
  // Only the uploader can still see the old pictures, which will be deleted as unused uploads.
  expect(await getStatuses(staff.token, [first.documentId, first.selfieId])).toEqual([404, 404]);
});

test('only the user and staff can open the pictures, and each access by staff is logged', async () => {
  const person = await aUser(t);
  const stranger = await aUser(t);
  const { documentId, selfieId } = await pictures(person.token);
  await submit(person.token, { documentId, selfieId });
  const { id } = await getCase(person);
  expect(await getStatuses(person.token, [documentId, selfieId])).toEqual([200, 200]);
  expect(await getStatuses(stranger.token, [documentId, selfieId])).toEqual([404, 404]);
  expect(await getStatuses(staff.token, [documentId])).toEqual([200]);
  const { body } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 2 } });
  expect(body.data[0]).toMatchObject({
    action: 'open_identity_file',
    subject: { kind: 'identity', id },
  });
  expect(body.data[1]?.action).not.toBe('open_identity_file');
});

test('rejects a second pending check, another user’s files, the same file twice, and a PDF as a selfie', async () => {
  const person = await aUser(t);
  const theirs = await pictures((await aUser(t)).token);
  const mine = await pictures(person.token);
  const pdf = await anUpload(t, person.token, aPdf());
  const tried = [
    await submit(person.token, { ...mine, selfieId: theirs.selfieId }),
    await submit(person.token, { ...mine, selfieId: mine.documentId }),
    await submit(person.token, { ...mine, selfieId: FileId.parse(2_000_000_000) }),
    await submit(person.token, { ...mine, selfieId: pdf }),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
    [422, 'FILES_UNKNOWN'],
    [422, 'FILES_UNKNOWN'],
    [422, 'FILES_UNKNOWN'],
    [422, 'SELFIE_NOT_PICTURE'],
  ]);
  expect((await ownIdentity(person.token)).status).toBe('unverified');
  // The document, unlike the selfie, can be a PDF.
  const sent = await submit(person.token, { documentId: pdf, selfieId: mine.selfieId });
  expect(sent.body.status).toBe('pending');
  expect((await submit(person.token)).body.code).toBe('IDENTITY_NOT_OPEN');
  await decide((await getCase(person)).id, verify);
  expect((await submit(person.token)).body.code).toBe('IDENTITY_NOT_OPEN');
});

test('allows five checks within thirty days, then states when the user can submit another', async () => {
  const person = await aUser(t);
  for (let count = 0; count < 5; count += 1) {
    t.clock.advance({ hours: 24 });
    const token = await aToken(t, person.id);
    await submitAndDecide({ ...person, token }, reject, await aToken(t, staff.id));
  }
  const token = await aToken(t, person.id);
  const rejected = await submit(token);
  expect([rejected.status, rejected.body.code]).toEqual([429, 'TOO_MANY_IDENTITY_CHECKS']);
  expect(rejected.headers['retry-after']).toBe(String(26 * 86_400));
  expect((await ownIdentity(token)).nextTryAt).toBe('2026-06-01T00:00:00Z');
  t.clock.set('2026-06-01T00:00:00Z');
  expect((await submit(await aToken(t, person.id))).status).toBe(200);
});

test('only staff can decide, but not on their own check', async () => {
  const colleague = await aUser(t, { isStaff: true });
  await submit(colleague.token);
  const { id, mayDecide } = await getCase(colleague, colleague.token);
  expect(mayDecide).toBe(false);
  const tried = [
    await decide(id, verify, colleague.token),
    await decide(id, verify, (await aUser(t)).token),
    await decide(2_000_000_000 as IdentityCheckId, verify),
  ];
  expect(tried.map(({ status, body }) => [status, body.code])).toEqual([
    [403, 'OWN_CASE'],
    [404, 'NOT_FOUND'],
    [404, 'NOT_FOUND'],
  ]);
  expect((await ownIdentity(colleague.token)).status).toBe('pending');
});

test('accepts only one of two concurrent submissions or decisions', async () => {
  const person = await aUser(t);
  const bodies = [await pictures(person.token), await pictures(person.token)];
  const post = (token: string, path: string, body: object) => ({
    method: 'POST',
    path,
    headers: { authorization: `Bearer ${token}` },
    body,
  });
  const sent = await sendSimultaneously(
    t.app,
    bodies.map((body) => post(person.token, calls.submitIdentity.path, body)),
  );
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const other = await aUser(t, { isStaff: true });
  const { id } = await getCase(person);
  const path = `/api/v2/staff/identity/${id}/decide`;
  const replies = await sendSimultaneously(t.app, [
    post(staff.token, path, verify),
    post(other.token, path, reject),
    post(other.token, path, verify),
  ]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  const { rows } = await t.db.$client.query(
    'select count(*)::int from staff_actions where subject_kind = $1 and action <> $2 and subject_id = $3',
    ['identity', 'open_identity_file', id],
  );
  expect(rows[0].count).toBe(1);
});

test('deletes the pictures a year after the decision, but keeps the decision', async () => {
  const person = await aUser(t);
  await submitAndDecide(person, verify);
  const stored = await ownIdentity(person.token);
  expect(stored.filesKeptUntil).toBe('2027-05-01T00:00:00Z');
  const ids = [stored.document.id, stored.selfie.id];
  t.clock.set('2027-04-30T00:00:00Z');
  await releaseOldIdentityFiles(t.deps);
  expect(await getStatuses(await aToken(t, staff.id), ids)).toEqual([200, 200]);
  t.clock.set('2027-05-01T00:00:01Z');
  await releaseOldIdentityFiles(t.deps);
  expect(await getStatuses(await aToken(t, staff.id), ids)).toEqual([404, 404]);
  expect(await ownIdentity(await aToken(t, person.id))).toMatchObject({
    status: 'verified',
    document: null,
    filesKeptUntil: null,
  });
});

test('deletes everything when the account is closed', async () => {
  const person = await aUser(t, { password: PASSWORD });
  const { documentId, selfieId } = await pictures(person.token);
  await submit(person.token, { documentId, selfieId });
  const { id } = await getCase(person);
  await t.inject(closeAccount, {
    token: person.token,
    body: { currentPassword: PASSWORD, goodwillCents: 0 },
  });
  expect((await decide(id, verify)).status).toBe(404);
  expect(await getStatuses(staff.token, [documentId, selfieId])).toEqual([404, 404]);
});
