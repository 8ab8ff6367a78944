import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getMe } from '@tomoguide/contract/accounts/calls';
import * as calls from '@tomoguide/contract/applications/calls';
import { createFileLink, discardFile } from '@tomoguide/contract/files/calls';
import { getGuide, getOwnGuide, getOwnWorkPermission } from '@tomoguide/contract/guides/calls';
import { listSystemMessages } from '@tomoguide/contract/notifications/calls';
import type { UserId } from '@tomoguide/contract/primitives';
import { listAuditLog, listStaffQueues } from '@tomoguide/contract/staff/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/app.ts';
import { aToken, aUser } from '../../testing/factories/accounts.ts';
import {
  anApplicant,
  completeAnswers,
  saveAnswers,
  submit,
} from '../../testing/factories/applications.ts';
import { emailsTo } from '../../testing/factories/emails.ts';
import { anUpload } from '../../testing/factories/files.ts';
import { sendSimultaneously } from '../../testing/synchronised.ts';
import { personalDataHandler } from './accounts-port.ts';

let t: TestApp;
let dataDir: string;
let staff: Awaited<ReturnType<typeof aUser>>;
const START = '2026-05-01T00:00:00Z';
const START_DAY = '2026-05-01';

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-applications-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  t.clock.set(START);
  staff = await aUser(t, { isStaff: true });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const ownApplication = async (token: string) =>
  (await t.inject(calls.getOwnApplication, { token })).body;
const startReview = (userId: UserId, token = staff.token) =>
  t.inject(calls.claimApplication, { token, params: { userId }, body: {} });
const decide = async (userId: UserId, body: object, token = staff.token) => {
  const { revision } = (await t.inject(calls.getApplicationCase, { token, params: { userId } }))
    .body;
  return t.inject(calls.decideApplication, {
    token,
    params: { userId },
    body: { revision, ...body },
  });
};
const REASON = 'Please say more about your tours.';
const ask = { decision: 'changes_requested', reason: REASON };
const reject = { decision: 'rejected', reason: REASON };
const approve = { decision: 'approved' };

test('an export omits the name of the staff member who reviewed the application', async () => {
  const person = await aUser(t);
  await saveAnswers(t, person, completeAnswers());
  await submit(t, person);
  expect((await startReview(person.id)).status).toBe(200);
  const exported = JSON.stringify(
    await personalDataHandler.exported(t.db, { userId: person.id, guideId: null }),
  );
  expect(exported).toContain('guide-application');
  expect(exported).not.toContain('reviewerId');
});

describe('a draft', () => {
  test('is saved field by field, and can be continued on another device', async () => {
    const person = await aUser(t);
    expect(await ownApplication(person.token)).toMatchObject({
      status: 'none',
      revision: 0,
      editable: true,
    });
    await saveAnswers(t, person, { name: 'Li Ting', age: 17 });
    const { body } = await saveAnswers(t, person, { bio: '还没写完', minDurationHours: 1.5 });
    expect(body).toMatchObject({
      status: 'draft',
      revision: 2,
      answers: { name: 'Li Ting', age: 17, bio: '还没写完', minDurationHours: 1.5, services: [] },
    });
    expect((await t.inject(getMe, { token: person.token })).body.guideStatus).toMatchObject({
      shouldShowBecomeGuideButton: true,
    });
  });

  test('does not silently overwrite a version saved elsewhere in the meantime', async () => {
    const person = await aUser(t);
    await saveAnswers(t, person, { name: 'First' });
    const reply = await t.inject(calls.saveApplication, {
      token: person.token,
      body: { revision: 0, answers: { name: 'Second' } },
    });
    expect([reply.status, reply.body.code]).toEqual([409, 'APPLICATION_CHANGED']);
    expect((await ownApplication(person.token)).answers.name).toBe('First');
  });

  test.each([
    [{ status: 'approved' }, 'VALIDATION_FAILED'],
    [{ ethicsScore: 10 }, 'VALIDATION_FAILED'],
    [{ serviceCities: ['kyoto', 'kyoto'] }, 'VALIDATION_FAILED'],
    [{ minDurationHours: 1.25 }, 'VALIDATION_FAILED'],
    [{ services: [9999] }, 'SERVICE_UNKNOWN'],
    [{ qualifications: [{ fileId: 2_000_000_000, description: '' }] }, 'FILES_UNKNOWN'],
  ])('rejects %j', async (answers, code) => {
    const person = await aUser(t);
    const { body } = await t.inject(calls.saveApplication, {
      token: person.token,
      body: { revision: 0, answers },
    });
    expect(body.code).toBe(code);
    expect(await ownApplication(person.token)).toMatchObject({ status: 'none', revision: 0 });
  });
});

describe('submission', () => {
  test('lists every missing field, and requires the declaration', async () => {
    const person = await aUser(t);
    await saveAnswers(
      t,
      person,
      completeAnswers({
        age: 17,
        bio: '太短',
        maxPeople: 0,
        residenceYear: 2026,
        residenceMonth: 6,
      }),
    );
    const early = await submit(t, person);
    expect([early.status, early.body.code]).toEqual([422, 'APPLICATION_INCOMPLETE']);
    expect(early.body.details.missing).toEqual(['age', 'bio', 'residenceMonth', 'maxPeople']);
    await saveAnswers(t, person, completeAnswers());
    expect((await submit(t, person, false)).body.code).toBe('DECLARATION_MISSING');
    expect((await ownApplication(person.token)).status).toBe('draft');
    expect((await submit(t, person)).body).toMatchObject({ status: 'submitted', editable: false });
    expect((await saveAnswers(t, person, { name: 'Later' })).body.code).toBe(
      'APPLICATION_NOT_EDITABLE',
    );
  });

  test('succeeds only once if sent several times concurrently', async () => {
    const person = await aUser(t);
    await saveAnswers(t, person, completeAnswers());
    const request = {
      method: 'POST',
      path: calls.submitApplication.path,
      headers: { authorization: `Bearer ${person.token}` },
      body: { revision: 1, declaration: true },
    };
    const replies = await sendSimultaneously(t.app, [request, request, request]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  });
});

describe('qualification files', () => {
  test('can be opened by the applicant, and by staff after submission', async () => {
    const person = await aUser(t);
    const fileId = await anUpload(t, person.token);
    const open = async (token: string) =>
      (await t.inject(createFileLink, { token, params: { id: fileId } })).status;
    const qualifications = [{ fileId, description: '全国通訳案内士' }];
    expect((await saveAnswers(t, person, { qualifications })).body.files).toMatchObject([
      { id: fileId },
    ]);
    expect([await open(person.token), await open(staff.token)]).toEqual([200, 404]);
    await saveAnswers(t, person, completeAnswers({ qualifications }));
    await submit(t, person);
    expect([await open(staff.token), await open((await aUser(t)).token)]).toEqual([200, 404]);
  });

  test('belong to one user, and are deleted with their qualification', async () => {
    const [person, thief] = [await aUser(t), await aUser(t)];
    const fileId = await anUpload(t, person.token);
    const qualifications = [{ fileId, description: 'N1' }];
    expect((await saveAnswers(t, thief, { qualifications })).body.code).toBe('FILES_UNKNOWN');
    await saveAnswers(t, person, { qualifications });
    expect((await saveAnswers(t, thief, { qualifications })).body.code).toBe('FILES_UNKNOWN');
    expect((await saveAnswers(t, person, { qualifications: [] })).body.files).toEqual([]);
    const { token } = person;
    const discardUpload = () => t.inject(discardFile, { token, params: { id: fileId } });
    expect((await discardUpload()).status).toBe(204);
  });

  test('have no link if they were deleted, even if a rejected save references them', async () => {
    const person = await aUser(t);
    const [deletedUpload, there] = [
      await anUpload(t, person.token),
      await anUpload(t, person.token),
    ];
    await t.inject(discardFile, { token: person.token, params: { id: deletedUpload } });
    const getLink = async (id: typeof deletedUpload) =>
      (await t.inject(createFileLink, { token: person.token, params: { id } })).status;
    const line = (fileId: typeof deletedUpload) => ({ fileId, description: 'N1' });
    const rejected = await saveAnswers(t, person, {
      bio: 'Kept on the page',
      qualifications: [line(deletedUpload), line(there)],
    });
    expect([rejected.status, rejected.body.code]).toEqual([422, 'FILES_UNKNOWN']);
    expect((await ownApplication(person.token)).answers.bio).toBe('');
    expect([await getLink(deletedUpload), await getLink(there)]).toEqual([404, 200]);
    const saved = await saveAnswers(t, person, { qualifications: [line(there)] });
    expect(saved.body.files).toMatchObject([{ id: there }]);
  });
});

describe('staff', () => {
  test('can request changes and then approve: the applicant becomes an unlisted guide', async () => {
    const person = await anApplicant(t);
    const fileId = await anUpload(t, person.token);
    expect((await decide(person.id, approve)).body.code).toBe('APPLICATION_MOVED_ON');
    expect((await startReview(person.id)).body).toMatchObject({
      status: 'in_review',
      reviewer: { id: staff.id },
    });
    const heldBy = async (viewer: { token: string }) => {
      const { body } = await t.inject(listStaffQueues, { token: viewer.token });
      return body.held.filter(({ caseId }: { caseId: number }) => caseId === person.id);
    };
    expect(await heldBy(staff)).toEqual([
      {
        queue: 'applications',
        caseId: person.id,
        staff: expect.objectContaining({ id: staff.id }),
        since: t.clock.now().toString(),
      },
    ]);
    expect((await startReview(person.id)).body.code).toBe('APPLICATION_MOVED_ON');
    expect((await saveAnswers(t, person, { name: 'X' })).body.code).toBe(
      'APPLICATION_NOT_EDITABLE',
    );
    expect((await decide(person.id, { ...ask, reason: ' ' })).body.code).toBe('REASON_REQUIRED');
    expect((await decide(person.id, ask)).status).toBe(200);

    expect(await ownApplication(person.token)).toMatchObject({ editable: true, reason: REASON });
    await saveAnswers(t, person, {
      qualifications: [{ fileId, description: 'JLPT N1' }],
    });
    await submit(t, person);
    await startReview(person.id);
    const foreign = await decide(person.id, { ...approve, checkedFileIds: [fileId + 1] });
    expect(foreign.body.code).toBe('FILES_UNKNOWN');
    expect((await decide(person.id, { ...approve, checkedFileIds: [fileId] })).body.status).toBe(
      'approved',
    );

    const me = (await t.inject(getMe, { token: person.token })).body;
    expect(me).toMatchObject({ isGuide: true, guideStatus: { shouldShowRoleSwitch: true } });
    const guide = (await t.inject(getOwnGuide, { token: person.token })).body;
    expect(guide).toMatchObject({
      serviceCity: 'kyoto',
      hourlyRate: 180,
      minDuration: 2,
      ethicsScore: 8,
      qualifications: [{ title: 'JLPT N1', checked: true }],
      listed: false,
      unlistedBecause: ['identity_unverified', 'no_weekly_hours'],
    });
    expect((await t.inject(getGuide, { params: { id: guide.id } })).status).toBe(404);

    const emails = await emailsTo(t, person.email);
    expect(emails.map(({ subject }) => subject)).toEqual([
      'Your guide application needs changes',
      'You’re now a TomoGuide guide',
    ]);
    expect(emails[0]?.text).toContain(REASON);
    const { body } = await t.inject(listSystemMessages, { token: person.token });
    expect(body.data.map(({ actionUrl }: { actionUrl: string }) => actionUrl)).toEqual([
      '/guide',
      '/application-status',
    ]);
    const log = await t.inject(listAuditLog, { token: staff.token, query: { limit: 4 } });
    expect(log.body.data.map(({ action }: { action: string }) => action)).toEqual([
      'approve_application',
      'take_application',
      'request_application_changes',
      'take_application',
    ]);
    expect(log.body.data[0].subject).toEqual({ kind: 'application', id: person.id });
  });

  test.each([
    ['with limits', { workPermits: 'limited', permittedUntil: '2026-12-31' }, 'pending'],
    ['that has expired since', { workPermits: 'full', permittedUntil: START_DAY }, undefined],
  ] as const)('carry over a permission to work %s on approval', async (_, stated, state) => {
    t.clock.set(START);
    const person = await aUser(t);
    const answers = completeAnswers({ residenceStatus: 'student', ...stated });
    await saveAnswers(t, person, answers);
    expect((await submit(t, person)).status).toBe(200);
    await startReview(person.id);
    t.clock.advance({ hours: 24 });
    expect((await decide(person.id, approve)).status).toBe(200);
    const own = await t.inject(getOwnWorkPermission, { token: person.token });
    expect(own.body.latest?.state).toBe(state);
    if (state)
      expect(own.body.latest).toMatchObject({
        residenceStatus: 'student',
        permits: 'limited',
        until: '2026-12-31',
        holidays: [],
        submittedAt: t.clock.now().toString(),
      });
    // An expired one must be stated again, like one that was never stated.
    expect([own.body.checked, own.body.isOpen, own.body.dueAt === null]).toEqual([
      null,
      true,
      state !== undefined,
    ]);
    t.clock.set(START);
  });

  test('can reject an application; after 30 days, the next draft starts with the old answers', async () => {
    const person = await anApplicant(t);
    await startReview(person.id);
    await decide(person.id, reject);
    const status = (await t.inject(calls.getApplicationStatus, { token: person.token })).body;
    expect(status).toMatchObject({ status: 'rejected', reason: REASON });
    expect((await saveAnswers(t, person, { name: 'Again' })).body.code).toBe(
      'APPLICATION_NOT_EDITABLE',
    );
    t.clock.set(Temporal.Instant.from(START).add({ hours: 30 * 24, seconds: 1 }));
    const later = { id: person.id, token: await aToken(t, person.id) };
    expect(await ownApplication(later.token)).toMatchObject({ status: 'rejected', editable: true });
    expect((await saveAnswers(t, later, { name: 'Again' })).body).toMatchObject({
      status: 'draft',
      reason: null,
      answers: { ...completeAnswers(), name: 'Again' },
    });
    const params = { userId: person.id };
    const token = await aToken(t, staff.id);
    expect((await t.inject(calls.getApplicationCase, { token, params })).status).toBe(404);
    t.clock.set(START);
  });

  test('can decide only once, even if several staff members decide concurrently', async () => {
    const person = await anApplicant(t);
    const other = await aUser(t, { isStaff: true });
    const request = (token: string, path: string, body: object) => ({
      method: 'POST',
      path: `/api/v2/staff/applications/${person.id}/${path}`,
      headers: { authorization: `Bearer ${token}` },
      body,
    });
    const taken = await sendSimultaneously(
      t.app,
      [staff, other].map(({ token }) => request(token, 'take', {})),
    );
    expect(taken.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const decided = await sendSimultaneously(t.app, [
      request(staff.token, 'decide', { ...approve, revision: 1 }),
      request(other.token, 'decide', { ...reject, revision: 1 }),
      request(other.token, 'decide', { ...approve, revision: 1 }),
    ]);
    expect(decided.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const log = await t.inject(listAuditLog, { token: staff.token, query: { limit: 2 } });
    expect(log.body.data[1].action).toBe('take_application');
  });

  test('see the queue without duplicates, longest-waiting first', async () => {
    const people = [await anApplicant(t), await anApplicant(t), await anApplicant(t)];
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const { body } = await t.inject(calls.listApplications, {
        token: staff.token,
        query: { limit: 2, ...(cursor ? { cursor } : {}) },
      });
      seen.push(...body.data.map(({ applicant }: { applicant: { id: number } }) => applicant.id));
      cursor = body.nextCursor;
    } while (cursor !== null);
    expect(new Set(seen).size).toBe(seen.length);
    expect(seen.slice(-3)).toEqual(people.map(({ id }) => id));
  });

  test('are required for every decision, and cannot decide on their own application', async () => {
    const colleague = await anApplicant(t, { user: { isStaff: true } });
    const traveler = await aUser(t);
    const callsAs = (token: string, userId: UserId) => [
      t.inject(calls.getApplicationCase, { token, params: { userId } }),
      startReview(userId, token),
      t.inject(calls.decideApplication, {
        token,
        params: { userId },
        body: { ...approve, revision: 1 },
      }),
    ];
    for (const reply of await Promise.all(callsAs(colleague.token, colleague.id)))
      expect([reply.status, reply.body.code]).toEqual([403, 'OWN_CASE']);
    for (const reply of await Promise.all(callsAs(traveler.token, colleague.id)))
      expect(reply.status).toBe(404);
    expect((await ownApplication(colleague.token)).status).toBe('submitted');
  });
});
