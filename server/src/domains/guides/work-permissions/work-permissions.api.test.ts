import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeAccount } from '@tomoguide/contract/accounts/calls';
import { createFileLink } from '@tomoguide/contract/files/calls';
import * as calls from '@tomoguide/contract/guides/calls';
import type { WorkPermissionId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { anUpload } from '../../../testing/factories/files.ts';
import { aGuide, holdRanges, type TestGuide } from '../../../testing/factories/guides.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

const NOW = '2026-05-01T00:00:00Z';
const PASSWORD = 'lantern by the river';
const REASON = 'The card has expired.';
const CITIZEN = {
  residenceStatus: 'citizen',
  permits: 'full',
  until: null,
  holidays: [],
  fileId: null,
};
const WORKER = { ...CITIZEN, residenceStatus: 'work', until: '2026-06-30' };
const STUDENT = { ...WORKER, residenceStatus: 'student', permits: 'limited' };
let t: TestApp;
let dataDir: string;
let staff: Awaited<ReturnType<typeof aUser>>;
let hold: ReturnType<typeof holdRanges>;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-work-permissions-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
  staff = await aUser(t, { isStaff: true });
  hold = holdRanges(t);
});
beforeEach(() => t.clock.set(NOW));
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const state = ({ user }: Pick<TestGuide, 'user'>, body: object) =>
  t.inject(calls.stateWorkPermission, { token: user.token, body });
const getOwn = async ({ user }: Pick<TestGuide, 'user'>) =>
  (await t.inject(calls.getOwnWorkPermission, { token: user.token })).body;
const listCases = async (show = 'pending') =>
  (
    await t.inject(calls.listWorkPermissionCases, {
      token: staff.token,
      query: { show, limit: 100 },
    })
  ).body.data;
const getCase = async ({ id }: TestGuide, show = 'pending') => {
  const found = (await listCases(show)).find(({ guideId }: { guideId: number }) => guideId === id);
  if (!found) throw new Error(`guide ${id} has no ${show} statement`);
  return found;
};
const decide = async (guide: TestGuide, body: object = { decision: 'checked' }) => {
  const { id, revision } = await getCase(guide);
  const reply = await t.inject(calls.decideWorkPermission, {
    token: staff.token,
    params: { id },
    body: { revision, ...body },
  });
  await t.drain();
  return reply;
};
const isListed = async ({ id }: TestGuide) =>
  (await t.inject(calls.getGuide, { params: { id } })).status === 200;
const freeDays = async ({ id }: TestGuide, duration = 2) =>
  (
    await t.inject(calls.getAvailability, {
      params: { id },
      query: { from: '2026-05-01', to: '2026-10-31', duration },
    })
  ).body.data as string[];
const isFound = async ({ id }: TestGuide, date: string) => {
  const { body } = await t.inject(calls.searchGuides, { query: { date, limit: 100 } });
  return body.data.some((guide: { id: number }) => guide.id === id);
};

test('staff check a statement, and the guide reads the decision', async () => {
  const guide = await aGuide(t);
  expect(await getOwn(guide)).toEqual({
    checked: null,
    latest: null,
    dueAt: '2026-06-30T00:00:00Z',
    isOpen: true,
    hours: null,
  });
  const fileId = await anUpload(t, guide.user.token);
  const stated = await state(guide, { ...WORKER, fileId });
  expect(stated.status, stated.raw).toBe(200);
  expect(stated.body).toMatchObject({ latest: { state: 'pending', file: { id: fileId } } });
  expect(stated.body.dueAt).toBeNull();
  const queues = await t.inject(listStaffQueues, { token: staff.token });
  expect(queues.body.data).toContainEqual(
    expect.objectContaining({ queue: 'work-permissions', oldestAt: NOW }),
  );
  const { id } = await getCase(guide);
  const decided = await decide(guide);
  expect([decided.status, decided.body.state]).toEqual([200, 'checked']);
  expect(await getOwn(guide)).toMatchObject({
    checked: { state: 'checked', until: '2026-06-30', decidedAt: NOW },
    latest: null,
    isOpen: true,
  });
  const own = await t.inject(calls.getOwnGuide, { token: guide.user.token });
  expect(own.body.permissionLastDay).toBe('2026-06-30');
  const { body: log } = await t.inject(listAuditLog, { token: staff.token, query: { limit: 1 } });
  expect(log.data[0]).toMatchObject({
    action: 'check_work_permission',
    subject: { kind: 'work_permission', id },
  });
});

test('a rejection needs a reason, unlists the guide and ends with another statement', async () => {
  const guide = await aGuide(t);
  await state(guide, WORKER);
  expect((await decide(guide, { decision: 'rejected' })).body.code).toBe('REASON_REQUIRED');
  await decide(guide, { decision: 'rejected', reason: REASON });
  expect(await getOwn(guide)).toMatchObject({
    latest: { state: 'rejected', reason: REASON },
    isOpen: false,
  });
  expect(await isListed(guide)).toBe(false);
  const own = await t.inject(calls.getOwnGuide, { token: guide.user.token });
  expect(own.body.unlistedBecause).toEqual(['no_work_permission']);
  await state(guide, { ...WORKER, until: '2026-07-31' });
  expect([await isListed(guide), (await getOwn(guide)).isOpen]).toEqual([true, true]);
});

test('staff decide on what they read, once, and never on their own statement', async () => {
  const guide = await aGuide(t);
  await state(guide, WORKER);
  const { id, revision } = await getCase(guide);
  await state(guide, { ...WORKER, until: '2026-08-31' });
  const newer = await getCase(guide);
  const decideOn = (token: string, params: { id: WorkPermissionId }, body: object) =>
    t.inject(calls.decideWorkPermission, { token, params, body });
  const check = { decision: 'checked' };
  expect((await decideOn(staff.token, { id }, { ...check, revision })).status).toBe(404);
  const outdated = await decideOn(staff.token, { id: newer.id }, { ...check, revision });
  expect([outdated.status, outdated.body.code]).toEqual([409, 'PERMISSION_CHANGED']);
  const request = {
    method: 'POST' as const,
    path: calls.decideWorkPermission.path.replace(':id', String(newer.id)),
    headers: { authorization: `Bearer ${staff.token}` },
    body: { ...check, revision: newer.revision },
  };
  const raced = await sendSimultaneously(t.app, Array(8).fill(request));
  expect(raced.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);

  const user = await aUser(t, { isStaff: true, identityVerifiedAt: t.clock.now() });
  const own = await aGuide(t, { user });
  await state(own, CITIZEN);
  const mine = await getCase(own);
  expect(mine.mayDecide).toBe(true);
  const refused = await decideOn(
    user.token,
    { id: mine.id },
    { ...check, revision: mine.revision },
  );
  expect([refused.status, refused.body.code]).toEqual([403, 'OWN_CASE']);
});

test.each([
  ['until', { ...WORKER, until: null }],
  ['until', { ...CITIZEN, until: '2027-01-01' }],
  ['permits', { ...CITIZEN, permits: 'none' }],
  ['holidays', { ...WORKER, holidays: [{ from: '2026-05-02', to: '2026-05-03' }] }],
  ['holidays.0.to', { ...STUDENT, holidays: [{ from: '2026-05-02', to: '2026-05-01' }] }],
  ['holidays.0.to', { ...STUDENT, holidays: [{ from: '2026-05-02', to: '2026-09-01' }] }],
])('rejects a contradictory statement at its field %s', async (field, body) => {
  const { status, body: refused } = await state(await aGuide(t), body);
  const paths = refused.details.issues.map(({ path }: { path: string[] }) => path.join('.'));
  expect([status, paths]).toEqual([400, [field]]);
});

test('rejects an expired permission, another user’s file, and users who are not guides', async () => {
  const guide = await aGuide(t);
  const expired = await state(guide, { ...WORKER, until: '2026-04-30' });
  expect([expired.status, expired.body.code]).toEqual([422, 'PERMISSION_EXPIRED']);
  const fileId = await anUpload(t, staff.token);
  expect((await state(guide, { ...WORKER, fileId })).body.code).toBe('FILES_UNKNOWN');
  const traveler = await aUser(t);
  expect((await state({ user: traveler }, CITIZEN)).body.code).toBe('NOT_A_GUIDE');
});

test('only the guide and staff open the file, and a replaced one is detached', async () => {
  const guide = await aGuide(t);
  const other = await aGuide(t);
  const fileId = await anUpload(t, guide.user.token);
  await state(guide, { ...WORKER, fileId });
  const open = async (token: string) =>
    (await t.inject(createFileLink, { token, params: { id: fileId } })).status;
  expect([await open(guide.user.token), await open(staff.token)]).toEqual([200, 200]);
  expect(await open(other.user.token)).toBe(404);
  const again = await state(guide, { ...WORKER, until: '2026-09-30', fileId });
  expect(again.body.latest.file.id).toBe(fileId);
  await state(guide, WORKER);
  expect(await open(staff.token)).toBe(404);
});

test('travelers see nothing of it', async () => {
  const guide = await aGuide(t);
  await state(guide, STUDENT);
  await decide(guide);
  const shown = await t.inject(calls.getGuide, { params: { id: guide.id } });
  for (const secret of ['student', 'permi', '2026-06-30', 'residence'])
    expect(shown.raw.toLowerCase()).not.toContain(secret);
});

test('offers no day after the permission, in the calendar and the search', async () => {
  const guide = await aGuide(t);
  expect(await isFound(guide, '2026-07-01')).toBe(true);
  await state(guide, WORKER);
  await decide(guide);
  expect((await freeDays(guide)).at(-1)).toBe('2026-06-30');
  expect([await isFound(guide, '2026-06-30'), await isFound(guide, '2026-07-01')]).toEqual([
    true,
    false,
  ]);
  // A renewal that waits widens nothing.
  await state(guide, { ...WORKER, until: '2027-06-30' });
  expect((await freeDays(guide)).at(-1)).toBe('2026-06-30');
  await decide(guide);
  expect(await isFound(guide, '2026-07-01')).toBe(true);
});

test('offers no start that would exceed limited hours, also in the search', async () => {
  const guide = await aGuide(t);
  await state(guide, STUDENT);
  await decide(guide);
  // 27 hours of tours from May 11 to 13; each range includes the hour after the tour.
  for (const day of ['11', '12', '13'])
    await hold(guide.id, `2026-05-${day}T00:00:00Z`, `2026-05-${day}T10:00:00Z`);
  const days = await freeDays(guide);
  const isOffered = (day: string) => days.includes(`2026-05-${day}`);
  expect(['06', '07', '10', '14', '17', '18', '19'].map(isOffered)).toEqual([
    true,
    false,
    false,
    false,
    false,
    true,
    true,
  ]);
  expect([await isFound(guide, '2026-05-17'), await isFound(guide, '2026-05-19')]).toEqual([
    false,
    true,
  ]);
  const { hours } = await getOwn(guide);
  expect(hours.fullest).toEqual({ from: '2026-05-11', to: '2026-05-17', minutes: 27 * 60 });

  const holidays = [{ from: '2026-05-14', to: '2026-05-16' }];
  await state(guide, { ...STUDENT, holidays });
  expect(await freeDays(guide)).not.toContain('2026-05-14');
  await decide(guide);
  expect(await freeDays(guide, 8)).toContain('2026-05-14');
  expect(await isFound(guide, '2026-05-14')).toBe(true);
});

test('lists guides with tours left after their permission for staff', async () => {
  const guide = await aGuide(t);
  await state(guide, { ...WORKER, until: '2026-05-02' });
  await decide(guide);
  await hold(guide.id, '2026-05-20T00:00:00Z', '2026-05-20T05:00:00Z');
  expect(await listCases('expired')).toEqual([]);
  t.clock.set('2026-05-02T15:00:00Z');
  expect(await getCase(guide, 'expired')).toMatchObject({ until: '2026-05-02', toursAfter: 1 });
});

test('closing the account erases the statements', async () => {
  const user = await aUser(t, { password: PASSWORD });
  const guide = await aGuide(t, { user });
  await state(guide, WORKER);
  await decide(guide);
  await state(guide, { ...WORKER, until: '2026-12-31' });
  const closed = await t.inject(closeAccount, {
    token: guide.user.token,
    body: { currentPassword: PASSWORD, goodwillCents: 0 },
  });
  expect(closed.status, closed.raw).toBeLessThan(300);
  for (const show of ['pending', 'checked'])
    expect(
      (await listCases(show)).map(({ guideId }: { guideId: number }) => guideId),
    ).not.toContain(guide.id);
});
