import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { checkPasskeyLink, getMe, login } from '@tomoguide/contract/accounts/calls';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../testing/app.ts';
import { aUser } from '../testing/factories/accounts.ts';

const run = promisify(execFile);
const getScript = (name: string) => fileURLToPath(new URL(`./${name}.ts`, import.meta.url));

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: Temporal.Now.instant().toString() });
});
afterAll(() => t.close());

/** The command runs on the Node version that npm scripts use, which can differ from the test's version. */
const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
const command = (name: string, args: readonly string[]) =>
  run(node, [getScript(name), ...args], { env: { ...process.env, DATABASE_URL: t.databaseUrl } });
const create = (...args: string[]) => command('staff-create', args);

describe('staff:create', () => {
  test('creates a staff account and prints a working password', async () => {
    const { stdout } = await create('--username', 'Boss', '--email', 'boss@example.com');
    const password = /password: (\S+)/.exec(stdout)?.[1] ?? '';
    expect(password.length).toBeGreaterThanOrEqual(20);
    expect(stdout).toMatch(/passkey: {2}http\S+\/passkey#token=[\w-]{43}\n/);
    const { body } = await t.inject(login, { body: { username: 'boss', password } });
    expect(body.isStaff).toBe(true);
    expect((await t.inject(getMe, { token: body.token })).status).toBe(200);
    // The cost of the hash is checked, because other tests use cheaper hashes.
    const { rows } = await t.db.execute(sql`
      select password_hash from users where username = 'boss'`);
    expect(rows[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test.each([
    ['a username of the demo', ['--username', 'staff', '--email', 's@example.com'], 'demo'],
    ['a taken username', ['--username', 'boss', '--email', 'other@example.com'], 'taken'],
    ['a taken email', ['--username', 'other', '--email', 'BOSS@example.com'], 'already'],
    ['a malformed username', ['--username', 'b', '--email', 'b@example.com'], '--username'],
    ['a missing email', ['--username', 'other'], '--email'],
    ['an unknown option', ['--role', 'admin'], '--role'],
  ])('rejects %s with a message', async (_, args, word) => {
    await expect(create(...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(new RegExp(`^[^\\n]*${word}`)),
    });
  });
});

describe('staff:passkey', () => {
  const link = (...args: string[]) => command('staff-passkey', args);

  test('prints a working link and invalidates the previous one', async () => {
    const { username } = await aUser(t, { isStaff: true });
    const linkWorks = async () => {
      const { stdout } = await link('--username', username);
      const token = /\/passkey#token=([\w-]{43})\n/.exec(stdout)?.[1] ?? '';
      return async () => (await t.inject(checkPasskeyLink, { body: { token } })).body.username;
    };
    const first = await linkWorks();
    expect(await first()).toBe(username);
    const second = await linkWorks();
    expect([await first(), await second()]).toEqual([null, username]);
  });

  test('rejects with a message a user who does not exist or is not staff', async () => {
    const { username } = await aUser(t);
    for (const args of [['--username', username], []])
      await expect(link(...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/^(There is no staff account|--username is missing)/),
      });
  });
});
