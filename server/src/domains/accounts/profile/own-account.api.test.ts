import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  changeEmail,
  changePassword,
  endAllSessions,
  endSession,
  getMe,
  listSessions,
  login,
  removeOwnPicture,
  setOwnPicture,
  updateMe,
} from '@tomoguide/contract/accounts/calls';
import { getGuide } from '@tomoguide/contract/guides/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aToken, aUser } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/files.ts';
import { aGuide } from '../../../testing/factories/guides.ts';
import { aPicture } from '../../../testing/sample-files.ts';
import { sendSimultaneously } from '../../../testing/synchronised.ts';

const NOW = '2026-05-01T00:00:00Z';
const OLD = 'lantern by the river';
const NEW = 'a bridge in the fog';

let t: TestApp;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-pictures-'));
  t = await testApp({ now: NOW, env: { DATA_DIR: dataDir } });
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});
beforeEach(() => t.clock.set(NOW));

const change = (
  token: string,
  currentPassword: string,
  password = NEW,
  confirmPassword = password,
) => t.inject(changePassword, { token, body: { currentPassword, password, confirmPassword } });
const isSessionOpen = async (token: string) => (await t.inject(getMe, { token })).status === 200;
const canLogIn = async (username: string, password: string) =>
  (await t.inject(login, { body: { username, password } })).status;

describe('a password change', () => {
  test('ends every other session and invalidates the old password', async () => {
    const user = await aUser(t, { password: OLD });
    const elsewhere = await aToken(t, user.id);
    expect((await change(user.token, OLD)).body).toEqual({ changed: true });
    expect([await isSessionOpen(user.token), await isSessionOpen(elsewhere)]).toEqual([
      true,
      false,
    ]);
    expect(await canLogIn(user.username, OLD)).toBe(401);
    expect(await canLogIn(user.username, NEW)).toBe(200);
  });

  test.each([
    ['PASSWORD_WRONG', 'currentPassword', ['not this one', NEW, NEW]],
    ['PASSWORD_TOO_SHORT', 'password', [OLD, 'short', 'short']],
    ['PASSWORD_TOO_COMMON', 'password', [OLD, 'password', 'password']],
    ['PASSWORDS_DIFFER', 'confirmPassword', [OLD, NEW, OLD]],
  ] as const)('is rejected with %s and changes nothing', async (code, field, [old, now, again]) => {
    const user = await aUser(t, { password: OLD });
    const elsewhere = await aToken(t, user.id);
    const reply = await change(user.token, old, now, again);
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ code, details: { field } });
    expect(await isSessionOpen(elsewhere)).toBe(true);
    expect(await canLogIn(user.username, OLD)).toBe(200);
  });

  test('is blocked for fifteen minutes after ten wrong passwords, without blocking the owner’s login', async () => {
    const user = await aUser(t, { password: OLD });
    for (let guess = 0; guess < 10; guess += 1)
      expect((await change(user.token, `guess number ${guess}`)).status).toBe(422);
    const reply = await change(user.token, OLD);
    expect([reply.status, reply.body.code]).toEqual([429, 'TOO_MANY_LOGINS']);
    expect(await canLogIn(user.username, OLD)).toBe(200);
    t.clock.advance({ minutes: 16 });
    expect((await change(user.token, OLD)).status).toBe(200);
  });

  test('succeeds only once if requested twice concurrently', async () => {
    const user = await aUser(t, { password: OLD });
    const replies = await Promise.all([
      change(user.token, OLD, 'the first of two'),
      change(user.token, OLD, 'the second of two'),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 422]);
  });
});

describe('an email address', () => {
  const changeTo = (token: string, email: string, currentPassword = OLD) =>
    t.inject(changeEmail, { token, body: { email, currentPassword } });

  test('is rejected if it belongs to another user or the password is missing', async () => {
    const other = await aUser(t);
    const user = await aUser(t, { password: OLD });
    const taken = await changeTo(user.token, other.email.toUpperCase());
    expect([taken.status, taken.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    const closed = await changeTo(user.token, 'Deleted-7@closed.invalid');
    expect([closed.status, closed.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    const guessed = await changeTo(user.token, 'mine@example.com', 'not this one');
    expect([guessed.status, guessed.body.code]).toEqual([422, 'PASSWORD_WRONG']);
    expect((await t.inject(getMe, { token: user.token })).body.email).toBe(user.email);
  });
});

describe('a profile picture', () => {
  const put = (token: string, kind: string, fileId: number, cut: object) =>
    t.inject(setOwnPicture, { token, body: { kind, fileId, cut } });
  const cut = { x: 10, y: 0, width: 100 };
  const anUpload = async (token: string): Promise<number> =>
    (await upload(t, token, await aPicture('png'))).body.id;
  const status = async (path: string) =>
    (await t.app.inject({ method: 'GET', url: path })).statusCode;

  test('is cropped from an upload, public, and deleted when replaced', async () => {
    const user = await aUser(t);
    const first = (await put(user.token, 'portrait', await anUpload(user.token), cut)).body;
    expect(first.profilePicture).toMatch(/^\/files\/portraits\/u\d+-[0-9a-f]{24}-240\.webp$/);
    const reply = await t.app.inject({ method: 'GET', url: first.profilePicture });
    const { default: sharp } = await import('sharp');
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 240, height: 240 });
    const second = (await put(user.token, 'portrait', await anUpload(user.token), { ...cut, x: 0 }))
      .body;
    expect(second.profilePicture).not.toBe(first.profilePicture);
    await t.runDueJobs();
    expect(await status(first.profilePicture)).toBe(404);
    t.clock.advance({ hours: 1 });
    await t.runDueJobs();
    expect(await status(second.profilePicture)).toBe(200);
    const none = await t.inject(removeOwnPicture, {
      token: user.token,
      query: { kind: 'portrait' },
    });
    expect(none.body.profilePicture).toBeNull();
    await t.runDueJobs();
    expect(await status(second.profilePicture)).toBe(404);
  });

  /** Returns the files of the portraits that are stored for a user. */
  const storedPortraits = async (id: number): Promise<string[]> =>
    (await readdir(join(dataDir, 'files', 'portraits'))).filter((file) =>
      file.startsWith(`u${id}-`),
    );

  test('is set by only one of two concurrent requests, and the other leaves no files', async () => {
    const user = await aUser(t);
    const fileId = await anUpload(user.token);
    for (const [first, second] of [
      [0, 20],
      [20, 0],
    ]) {
      const replies = await sendSimultaneously(
        t.app,
        [first, second, first].map((x) => ({
          method: setOwnPicture.method,
          path: setOwnPicture.path,
          headers: { authorization: `Bearer ${user.token}` },
          body: { kind: 'portrait', fileId, cut: { ...cut, x } },
        })),
      );
      expect(replies.map((each) => each.status)).toEqual([200, 200, 200]);
      await t.runDueJobs();
      const { profilePicture } = (await t.inject(getMe, { token: user.token })).body;
      expect(await status(profilePicture)).toBe(200);
      expect(await storedPortraits(user.id)).toHaveLength(3);
    }
  });

  test('gets a new URL when it is set again', async () => {
    const user = await aUser(t);
    const fileId = await anUpload(user.token);
    const [first, again] = [
      (await put(user.token, 'portrait', fileId, cut)).body.profilePicture,
      (await put(user.token, 'portrait', fileId, cut)).body.profilePicture,
    ];
    expect(again).not.toBe(first);
    await t.runDueJobs();
    expect([await status(first), await status(again)]).toEqual([404, 200]);
  });

  test('leaves no files if the account is closed while the picture is being set', async () => {
    const user = await aUser(t);
    const fileId = await anUpload(user.token);
    const store = vi.spyOn(t.deps.files, 'put').mockImplementationOnce(async () => {
      await t.db.execute(sql`update users set closed_at = now() where id = ${user.id}`);
    });
    const reply = await put(user.token, 'portrait', fileId, cut);
    store.mockRestore();
    expect([reply.status, reply.body.code]).toEqual([401, 'TOKEN_INVALID']);
    expect(await storedPortraits(user.id)).not.toHaveLength(0);
    t.clock.advance({ hours: 1 });
    await t.runDueJobs();
    expect(await storedPortraits(user.id)).toHaveLength(0);
  });

  test('is unchanged if the file store fails with a 503', async () => {
    const user = await aUser(t);
    const mine = await anUpload(user.token);
    const { files } = t.deps;
    const stored = files.put.bind(files);
    const store = vi
      .spyOn(files, 'put')
      .mockImplementationOnce(stored)
      .mockRejectedValueOnce(new Error('ENOSPC'));
    const reply = await put(user.token, 'portrait', mine, cut);
    store.mockRestore();
    expect([reply.status, reply.body.code]).toEqual([503, 'FILES_UNAVAILABLE']);
    expect((await t.inject(getMe, { token: user.token })).body.profilePicture).toBeNull();
    expect(await storedPortraits(user.id)).toHaveLength(1);
    t.clock.advance({ hours: 1 });
    await t.runDueJobs();
    expect(await storedPortraits(user.id)).toHaveLength(0);
  });

  test('is shown on a guide’s public page', async () => {
    const { user, ...guide } = await aGuide(t);
    const me = await put(user.token, 'portrait', await anUpload(user.token), cut);
    await t.drain();
    const shown = await t.inject(getGuide, { params: { id: guide.id } });
    expect(shown.body.portrait.medium).toBe(me.body.profilePicture);
  });

  test('is rejected if the upload belongs to another user or the crop exceeds the image', async () => {
    const user = await aUser(t);
    const foreign = await put(user.token, 'portrait', await anUpload((await aUser(t)).token), cut);
    expect([foreign.status, foreign.body.code]).toEqual([422, 'FILES_UNKNOWN']);
    const mine = await anUpload(user.token);
    const beyond = await put(user.token, 'background', mine, { x: 0, y: 0, width: 99_000 });
    expect([beyond.status, beyond.body.code]).toEqual([422, 'CUT_INVALID']);
    expect((await put(user.token, 'tattoo', mine, cut)).status).toBe(400);
    expect((await put(user.token, 'portrait', mine, { ...cut, x: -1 })).status).toBe(400);
  });
});

describe('a user’s sessions', () => {
  const list = async (token: string) => (await t.inject(listSessions, { token })).body.data;

  test('are listed with their browsers, without other users’ sessions', async () => {
    const user = await aUser(t, { password: OLD });
    await aUser(t);
    await t.app.inject({
      method: 'POST',
      url: login.path,
      headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Version/18.0 Mobile Safari/604.1' },
      payload: { username: user.username, password: OLD },
    });
    expect(await list(user.token)).toMatchObject([
      { current: false, browser: 'Safari', system: 'iPhone' },
      { current: true, browser: null, system: null },
    ]);
  });

  test('can be ended individually, but not by another user', async () => {
    const user = await aUser(t);
    const elsewhere = await aToken(t, user.id);
    const stranger = await aUser(t);
    const [other] = await list(user.token);
    const endSessionById = (token: string, id: number) =>
      t.inject(endSession, { token, params: { id } });
    expect((await endSessionById(stranger.token, other.id)).status).toBe(404);
    expect(await isSessionOpen(elsewhere)).toBe(true);
    expect((await endSessionById(user.token, other.id)).status).toBe(204);
    expect((await endSessionById(user.token, other.id)).status).toBe(404);
    expect([await isSessionOpen(user.token), await isSessionOpen(elsewhere)]).toEqual([
      true,
      false,
    ]);
  });

  test('can be ended all at once, including the current one, without affecting other users', async () => {
    const user = await aUser(t);
    const elsewhere = await aToken(t, user.id);
    const stranger = await aUser(t);
    expect((await t.inject(endAllSessions, { token: user.token })).status).toBe(204);
    expect([await isSessionOpen(user.token), await isSessionOpen(elsewhere)]).toEqual([
      false,
      false,
    ]);
    expect(await isSessionOpen(stranger.token)).toBe(true);
  });
});

describe('a user’s profile', () => {
  const put = (token: string, body: object) => t.inject(updateMe, { token, body });

  test('is saved field by field', async () => {
    const { token } = await aUser(t);
    const changes = {
      nickname: '小梅',
      gender: 'female',
      age: 31,
      city: 'Shanghai',
      mbti: 'INFJ',
      bio: 'Two lines.\nThis is the second.',
    };
    expect((await put(token, changes)).body).toMatchObject(changes);
    const unset = { gender: null, age: null, city: '', mbti: null, bio: '' };
    expect((await put(token, unset)).body).toMatchObject({
      ...unset,
      city: null,
      nickname: '小梅',
    });
  });

  test.each([
    { nickname: '' },
    { nickname: 'a'.repeat(41) },
    { age: 12 },
    { age: 17.5 },
    { mbti: 'ABCD' },
    { gender: 'robot' },
    { bio: 'x'.repeat(1001) },
  ])('rejects %j', async (body) => {
    const { token } = await aUser(t);
    expect((await put(token, body)).status).toBe(400);
  });

  test('rejects a nickname with invisible or deceptive characters, and states the reason', async () => {
    const { token } = await aUser(t);
    for (const [nickname, code] of [
      ['Tomo\u200bGuide', 'TEXT_INVISIBLE'],
      ['mei\u202egnp', 'TEXT_INVISIBLE'],
      ['\u200d\u200d\u200d', 'TEXT_REQUIRED'],
    ]) {
      const reply = await put(token, { nickname });
      expect([reply.status, reply.body.code]).toEqual([400, code]);
      expect(reply.body.details.issues[0].path).toEqual(['nickname']);
    }
  });

  test('rejects a nickname that impersonates TomoGuide', async () => {
    const user = await aUser(t);
    const reply = await put(user.token, { nickname: 'T0mo Guide 客服', age: 30 });
    expect([reply.status, reply.body.code]).toEqual([422, 'NICKNAME_RESERVED']);
    expect((await t.inject(getMe, { token: user.token })).body).toMatchObject({
      nickname: user.nickname,
      age: null,
    });
  });
});

describe('a new username', () => {
  const rename = (token: string, username: string) =>
    t.inject(updateMe, { token, body: { username } });

  test('works for login in any case, and the old username no longer works', async () => {
    const user = await aUser(t, { username: 'beforename', password: OLD });
    const reply = await rename(user.token, ' AfterName ');
    expect([reply.status, reply.body.username]).toEqual([200, 'aftername']);
    expect(await canLogIn('aftername', OLD)).toBe(200);
    expect(await canLogIn('beforename', OLD)).toBe(401);
    expect((await rename(user.token, 'aftername')).status).toBe(200);
  });

  test.each([
    ['ab', 422, 'USERNAME_INVALID'],
    ['mei-lin', 422, 'USERNAME_INVALID'],
    ['admin', 409, 'USERNAME_TAKEN'],
    ['TG0042', 409, 'USERNAME_TAKEN'],
    ['takenname', 409, 'USERNAME_TAKEN'],
  ])('cannot be %s', async (username, status, code) => {
    await aUser(t, { username: 'takenname' }).catch(() => null);
    const user = await aUser(t);
    const reply = await rename(user.token, username);
    expect([reply.status, reply.body.code, reply.body.details]).toEqual([
      status,
      code,
      { field: 'username' },
    ]);
  });

  test('is assigned to only one of ten users who request it concurrently', async () => {
    const users = await Promise.all(Array.from({ length: 10 }, () => aUser(t)));
    const replies = await sendSimultaneously(
      t.app,
      users.map(({ token }) => ({
        method: 'PATCH',
        path: '/api/me',
        headers: { authorization: `Bearer ${token}` },
        body: { username: 'desiredname' },
      })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)]);
  });
});
