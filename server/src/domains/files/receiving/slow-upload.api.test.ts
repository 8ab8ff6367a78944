import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { uploadFile } from '@tomoguide/contract/files/calls';
import { FILE_MAX_BYTES } from '@tomoguide/contract/files/figures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../testing/app.ts';
import { aUser } from '../../../testing/factories/accounts.ts';
import { upload } from '../../../testing/factories/files.ts';
import { aPicture } from '../../../testing/sample-files.ts';
import { files } from '../tables.ts';

let t: TestApp;
let dataDir: string;
let port: number;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'tomoguide-slow-'));
  t = await testApp({ env: { DATA_DIR: dataDir } });
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  port = t.app.addresses()[0]?.port ?? 0;
});
afterAll(async () => {
  await t.close();
  await rm(dataDir, { recursive: true });
});

const MIB = 1024 * 1024;

/** Opens a socket with an upload in progress, with the given length headers. */
const begin = async (token: string, framing: string): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  socket.write(
    `POST ${uploadFile.path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n${framing}\r\n\r\n`,
  );
  return socket;
};

const reply = async (socket: Socket): Promise<string> => {
  let text = '';
  for await (const part of socket) {
    text += part;
    if (text.includes('"code"') || text.includes('"id"')) break;
  }
  return text;
};

const chunk = (bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);

const drafts = () => readdir(join(dataDir, 'uploads')).catch(() => []);
const expectNoFiles = async () => {
  await expect.poll(async () => (await t.db.select().from(files)).length).toBe(0);
  await expect.poll(drafts).toEqual([]);
};

test('counts the bytes of an 11 MB body that has no declared length', async () => {
  const { token } = await aUser(t);
  const socket = await begin(token, 'transfer-encoding: chunked');
  const answered = reply(socket);
  for (let sent = 0; sent < 11; sent += 1) socket.write(chunk(Buffer.alloc(MIB, 0xff)));
  expect(await answered).toMatch(/413[\s\S]*FILE_TOO_LARGE/);
  socket.destroy();
  await expectNoFiles();
});

test('reads an oversized body to its end, so that the client receives the error', async () => {
  const { token } = await aUser(t);
  const bytes = FILE_MAX_BYTES + 1;
  const socket = await begin(token, `content-length: ${bytes}`);
  const answered = reply(socket);
  socket.write(Buffer.alloc(bytes, 0xff));
  const refusal = await answered;
  expect(refusal).toMatch(/413[\s\S]*FILE_TOO_LARGE/);
  expect(refusal).not.toMatch(/connection: close/i);
});

test('rejects a body longer than its declared length, and stores nothing', async () => {
  const { token } = await aUser(t);
  const picture = await aPicture('png');
  const socket = await begin(token, `content-length: ${picture.length - 300}`);
  socket.write(picture);
  expect(await reply(socket)).toMatch(/4\d\d[\s\S]*(BAD_REQUEST|FILE_UNREADABLE)/);
  socket.destroy();
  await expectNoFiles();
});

test('an upload that stops at 99% leaves no files, and a concurrent upload succeeds', async () => {
  const { token } = await aUser(t);
  const picture = await aPicture('png');
  const socket = await begin(token, `content-length: ${picture.length}`);
  socket.write(picture.subarray(0, Math.floor(picture.length * 0.99)));
  await expect.poll(drafts).toHaveLength(1);
  expect((await upload(t, token, picture)).status).toBe(201);
  socket.destroy();
  await expect.poll(drafts).toEqual([]);
  await expect.poll(async () => (await t.db.select().from(files)).length).toBe(1);
  await t.db.delete(files);
});

test('one user’s stalled uploads do not block other users’ uploads', async () => {
  const slow = await aUser(t);
  const sockets = await Promise.all([1, 2, 3].map(() => begin(slow.token, 'content-length: 1000')));
  await expect.poll(drafts).toHaveLength(3);
  const fourth = await upload(t, slow.token, await aPicture());
  expect([fourth.status, fourth.body.code]).toEqual([503, 'BUSY']);
  const other = await aUser(t);
  expect((await upload(t, other.token, await aPicture())).status).toBe(201);
  for (const socket of sockets) socket.destroy();
  await expect.poll(drafts).toEqual([]);
  await expect.poll(async () => (await t.db.select().from(files)).length).toBe(1);
});
