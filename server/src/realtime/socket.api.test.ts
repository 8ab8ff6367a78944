import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { createClient } from '@redis/client';
import { logout } from '@tomoguide/contract/accounts/calls';
import {
  listMessages,
  markConversationRead,
  recallMessage,
} from '@tomoguide/contract/messaging/calls';
import type { Message } from '@tomoguide/contract/messaging/entities';
import { ConversationId } from '@tomoguide/contract/primitives';
import { SOCKETS_A_USER } from '@tomoguide/contract/socket';
import { SocketEvent } from '@tomoguide/contract/socket-events';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { inTransaction } from '../database/transaction.ts';
import { suspendUser } from '../domains/accounts/service.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import { type TestApp, testApp } from '../testing/app.ts';
import { aToken, aUser } from '../testing/factories/accounts.ts';
import { aBooking } from '../testing/factories/bookings.ts';
import { aConversation, sendText } from '../testing/factories/conversations.ts';
import { LONG_DATABASE_TIMEOUTS } from '../testing/long-timeouts.ts';
import { connectSocket, readySocket, type SocketClient } from '../testing/socket-client.ts';
import { listenAndGetPort } from '../testing/synchronised.ts';

let t: TestApp;
/** Another process on the same database, with its own sockets. */
let other: TestApp;
const lines: string[] = [];
const open: SocketClient[] = [];

beforeAll(async () => {
  const stream = new PassThrough();
  stream.on('data', (chunk) => lines.push(String(chunk)));
  t = await testApp({ log: createLog('info', stream) });
  other = await testApp({
    connect: async () =>
      openDatabase(t.databaseUrl, { max: 5, log: t.deps.log, ...LONG_DATABASE_TIMEOUTS }),
  });
});
afterEach(() => {
  for (const client of open.splice(0)) client.ws.terminate();
});
afterAll(async () => {
  await other.close();
  await t.close();
});

const openReadySocket = async (...args: Parameters<typeof readySocket>) => {
  const client = await readySocket(...args);
  open.push(client);
  return client;
};
const openBare = async (...args: Parameters<typeof connectSocket>) => {
  const client = await connectSocket(...args);
  open.push(client);
  return client;
};

test('sends nothing before `ready`, even if events occur while a socket is being added', async () => {
  const conversation = await aConversation(t);
  const { user } = conversation.guide;
  const first = await openReadySocket(t.app, user.token);
  const late = await inTransaction(t.db, async (tx) => {
    // Holds the lock for counting the user's sockets.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`sockets ${user.id}`}, 0))`,
    );
    const client = await openBare(t.app, user.token);
    const waiting = sql`select 1 from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`;
    await vi.waitUntil(async () => (await t.db.execute(waiting)).rows.length > 0, {
      timeout: 60_000,
    });
    await sendText(t, conversation, 'traveler', 'meanwhile');
    await t.drain();
    await first.event('new_message');
    return client;
  });
  await late.event('ready');
  expect(late.events.map(({ type }) => type)[0]).toBe('ready');
  expect(late.of('new_message')).toEqual([]);
});

test('sends nothing to other processes while they have no sockets', async () => {
  const conversation = await aConversation(t);
  const guide = await openReadySocket(t.app, conversation.guide.user.token);
  const listener = new pg.Client({ connectionString: t.databaseUrl });
  await listener.connect();
  await listener.query('listen tomoguide_live');
  const received: string[] = [];
  listener.on('notification', ({ payload = '' }) => received.push(payload));
  await sendText(t, conversation, 'traveler', 'for this one alone');
  await t.drain();
  await guide.event('new_message');
  // Waits, because the check for other processes runs after the local sockets have received the event.
  await t.deps.live.whenPublished();
  const id = randomUUID();
  await t.db.execute(
    sql`insert into live_processes (id, seen_at) values (${id}, clock_timestamp())`,
  );
  await sendText(t, conversation, 'traveler', 'for all');
  await t.drain();
  await vi.waitUntil(() => received.length > 0, { timeout: 60_000 });
  expect(received.join()).toContain('for all');
  expect(received.join()).not.toContain('alone');
  await t.db.execute(sql`delete from live_processes where id = ${id}`);
  await listener.end();
});

describe('an event', () => {
  test('is sent to both users’ sockets in every process, as each user is allowed to see it', async () => {
    const conversation = await aConversation(t);
    const [mine, mineElsewhere, theirs, theirsElsewhere, strangers] = await Promise.all([
      openReadySocket(t.app, conversation.traveler.token),
      openReadySocket(other.app, conversation.traveler.token),
      openReadySocket(t.app, conversation.guide.user.token),
      openReadySocket(other.app, conversation.guide.user.token),
      openReadySocket(t.app, (await aUser(t)).token),
    ]);
    const text = `Call 13812345678. ${'龘'.repeat(1900)}`;
    const { body: sent } = await sendText(t, conversation, 'traveler', text);
    await t.drain();
    for (const client of [mine, mineElsewhere])
      expect(await client.event('new_message')).toEqual(sent);
    for (const client of [theirs, theirsElsewhere]) {
      const received = await client.event('new_message');
      expect(received).toMatchObject({
        seq: 1,
        credits: 20,
        content: { kind: 'text', masked: true },
      });
      expect(JSON.stringify(received)).not.toContain('13812345678');
      expect(await client.event('credits_update')).toMatchObject({ credits: 20 });
    }
    await t.inject(markConversationRead, {
      token: conversation.guide.user.token,
      params: { conversationId: conversation.id },
      body: { userId: conversation.guide.userId },
    });
    await t.inject(recallMessage, {
      token: conversation.traveler.token,
      params: { conversationId: conversation.id, messageId: sent.id },
    });
    await t.drain();
    for (const client of [mine, mineElsewhere, theirs, theirsElsewhere]) {
      expect(await client.event('message_read')).toMatchObject({
        messageIds: [sent.id],
        readerId: conversation.guide.userId,
        readAll: true,
        totalUnreadCount: 0,
      });
      const recalled = await client.event('message_recalled');
      expect(recalled).toMatchObject({ id: sent.id, content: { kind: 'recalled' } });
      for (const event of client.events) expect(SocketEvent.parse(event)).toEqual(event);
    }
    expect(strangers.events.map(({ type }) => type)).toEqual(['ready']);
  });

  test('about a booking makes clients refetch the conversation', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    const guide = await openReadySocket(t.app, conversation.guide.user.token);
    const traveler = await openReadySocket(t.app, conversation.traveler.token);
    const { id } = await aBooking(t, { ...conversation, status: 'confirmed' });
    await t.drain();
    for (const client of [guide, traveler]) {
      expect(await client.event('booking_update')).toEqual({ bookingId: id });
      const update = await client.event('conversation_update');
      expect(update).toEqual({ conversationId: conversation.id, credits: null });
    }
  });

  test('is sent to the other user only if both have read receipts turned on', async () => {
    const conversation = await aConversation(t);
    await sendText(t, conversation, 'traveler');
    await t.db.execute(
      sql`update users set read_receipts_enabled = false where id = ${conversation.guide.userId}`,
    );
    const [traveler, guide] = [
      await openReadySocket(t.app, conversation.traveler.token),
      await openReadySocket(t.app, conversation.guide.user.token),
    ];
    await t.inject(markConversationRead, {
      token: conversation.guide.user.token,
      params: { conversationId: conversation.id },
      body: { userId: conversation.guide.userId },
    });
    await sendText(t, conversation, 'guide', 'the last');
    await t.drain();
    await guide.event('message_read');
    await traveler.event('new_message', ({ seq }: { seq: number }) => seq === 2);
    expect(traveler.of('message_read')).toEqual([]);
  });
});

describe('a socket', () => {
  test('opens with the token in a subprotocol or in the URL, which is never logged', async () => {
    const { token } = await aUser(t);
    const client = await openReadySocket(t.app, token);
    expect(client.ws.protocol).toBe('tomoguide');
    const { WebSocket } = await import('ws');
    const plain = new WebSocket(
      `ws://127.0.0.1:${await listenAndGetPort(t.app)}/ws?token=${token}`,
    );
    const first = await new Promise((resolve) => plain.once('message', (data) => resolve(data)));
    expect(String(first)).toContain('"ready"');
    plain.terminate();
    await t.app.inject({ url: `/ws?token=${token}` });
    await t.app.inject({ url: `/wss?token=${token}`, headers: { upgrade: 'websocket' } });
    expect(lines.join('')).toContain('/ws');
    expect(lines.join('')).not.toContain(token);
  });

  test('rejects a missing, forged, expired or revoked token', async () => {
    const expired = await aUser(t);
    const now = t.clock.now();
    t.clock.advance({ hours: 8 * 24 });
    const ended = await aUser(t);
    await t.inject(logout, { token: ended.token });
    const [head, body] = (await aUser(t)).token.split('.');
    const refusals = await Promise.all(
      [expired.token, ended.token, `${head}.${body}.AAAA`, 'a b', 'x'].map(
        async (token) => (await openBare(t.app, encodeURIComponent(token))).closed,
      ),
    );
    t.clock.set(now.toString());
    expect(refusals.map(({ code, reason }) => `${code} ${reason}`)).toEqual([
      '4401 TOKEN_EXPIRED',
      '4401 TOKEN_INVALID',
      '4401 TOKEN_INVALID',
      '4401 TOKEN_INVALID',
      '4401 TOKEN_INVALID',
    ]);
  });

  test.each([
    'https://evil.example',
    'null',
    'http://127.0.0.1.evil.example',
    'http://localhost:1',
  ])('rejects pages of %s', async (origin) => {
    const { token } = await aUser(t);
    expect(await (await openBare(t.app, token, { origin })).refused).toBe(403);
  });

  test('accepts pages of this site under each host name of this machine', async () => {
    const { token } = await aUser(t);
    const port = await listenAndGetPort(t.app);
    for (const origin of [t.deps.config.publicUrl, `http://127.0.0.1:${port}`])
      await openReadySocket(t.app, token, { origin });
  });

  test('opens only at its own URL; other URLs handle the upgrade as an ordinary request', async () => {
    const port = await listenAndGetPort(t.app);
    const requestUpgrade = (path: string) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(
            `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n`,
          ),
        );
        socket.once('data', (data) => {
          resolve(String(data).split('\r\n', 1)[0] ?? '');
          socket.destroy();
        });
      });
    expect(await requestUpgrade('/api/health')).toBe('HTTP/1.1 200 OK');
    expect(await requestUpgrade('/ws/more')).toContain('404');
    expect(await requestUpgrade('/ws')).toContain('101');
  });
});

describe('an open socket closes', () => {
  test('within five seconds after its session ends or its user is suspended', async () => {
    const [leaving, suspended, staying] = [await aUser(t), await aUser(t), await aUser(t)];
    const socketCount = async () => {
      const { rows } = await t.db.execute<{ count: number }>(
        sql`select count(*)::int as count from live_sockets where user_id = ${staying.id}`,
      );
      return rows[0]?.count;
    };
    const second = await aToken(t, leaving.id);
    const clients = await Promise.all(
      [leaving.token, suspended.token, staying.token, second].map((token) =>
        openReadySocket(t.app, token),
      ),
    );
    const [gone, out, stays, sibling] = clients as [
      SocketClient,
      SocketClient,
      SocketClient,
      SocketClient,
    ];
    // Other processes remove a process that could not report for a minute; it then registers its sockets
    // again.
    await t.db.execute(sql`delete from live_processes`);
    expect(await socketCount()).toBe(0);
    await t.inject(logout, { token: leaving.token });
    await inTransaction(t.db, (tx) => suspendUser(tx, suspended.id, t.clock.now()));
    expect((await gone.closed).code).toBe(4401);
    expect((await out.closed).code).toBe(4401);
    expect([stays.ws.readyState, sibling.ws.readyState]).toEqual([1, 1]);
    await vi.waitUntil(async () => (await socketCount()) === 1, { timeout: 60_000 });
    // The process received no events in the meantime, so it sends `ready` again.
    await stays.event('ready', () => stays.of('ready').length > 1);
  });

  test('when its process stops; the process still forwards later commits to other processes', async () => {
    const third = await testApp({
      connect: async () =>
        openDatabase(t.databaseUrl, { max: 5, log: t.deps.log, ...LONG_DATABASE_TIMEOUTS }),
    });
    const { id, token } = await aUser(t);
    const elsewhere = await openReadySocket(t.app, token);
    const here = await openReadySocket(third.app, token);
    third.deps.live.closeSockets();
    expect((await here.closed).code).toBe(1012);
    third.deps.live.send([id], {
      type: 'credits_update',
      payload: { conversationId: ConversationId.parse(1), userId: id, credits: 3 },
    });
    await elsewhere.event('credits_update');
    await third.close();
  });

  test('when its user opens a twenty-first socket, if it is the user’s oldest, in any process', async () => {
    const { id, token } = await aUser(t);
    const oldest = await openReadySocket(other.app, token);
    for (let n = 1; n < SOCKETS_A_USER; n += 1)
      await openReadySocket(n % 2 ? t.app : other.app, token);
    expect(oldest.ws.readyState).toBe(1);
    await openReadySocket(t.app, token);
    expect((await oldest.closed).code).toBe(4408);
    await Promise.all(
      Array.from({ length: 30 }, (_, n) => openReadySocket(n % 2 ? t.app : other.app, token)),
    );
    const { rows } = await t.db.execute<{ count: number }>(
      sql`select count(*)::int as count from live_sockets where user_id = ${id}`,
    );
    expect(rows[0]?.count).toBe(SOCKETS_A_USER);
  });

  test.each([
    ['text that is not JSON', 'hello'],
    ['another event', '{"type":"new_message","payload":{}}'],
    ['bytes', Buffer.from([0, 1, 2])],
    ['an oversized frame', 'x'.repeat(2000)],
  ])('for %s', async (_, data) => {
    const client = await openReadySocket(t.app, (await aUser(t)).token);
    client.ws.send(data);
    expect([1008, 1009]).toContain((await client.closed).code);
  });

  test('after too many frames, if most pings are unanswered', async () => {
    const client = await openReadySocket(t.app, (await aUser(t)).token);
    client.ws.send('{"type":"ping"}');
    await client.event('pong');
    for (let n = 0; n < 50; n += 1) client.ws.send('{"type":"ping"}');
    expect((await client.closed).code).toBe(1008);
    expect(client.of('pong').length).toBeLessThan(15);
  });

  test('after a fragmented message of any size', async () => {
    const client = await openReadySocket(t.app, (await aUser(t)).token);
    for (let n = 0; n < 3; n += 1) client.ws.send('', { fin: false });
    expect((await client.closed).code).toBe(1008);
  });

  test('immediately after unsolicited pongs', async () => {
    const { token } = await aUser(t);
    await listenAndGetPort(t.app);
    const connected = once(t.app.server, 'connection') as Promise<[Socket]>;
    const client = await openReadySocket(t.app, token);
    const [socket] = await connected;
    for (let n = 0; n < 50; n += 1) client.ws.pong();
    client.ws.pause();
    // The client does not answer the close frame either, so the socket is terminated.
    await once(socket, 'close');
    client.ws.resume();
    expect((await client.closed).code).toBe(1008);
  });

  test('when its client stops reading, before the buffer grows large', async () => {
    const conversation = await aConversation(t);
    const client = await openReadySocket(t.app, conversation.guide.user.token);
    client.ws.pause();
    const event = {
      type: 'booking_update',
      payload: { bookingId: 1, more: 'x'.repeat(100_000) },
    } as never;
    // Sends many events, because the kernel's buffers take some megabytes before anything is queued in the
    // server.
    for (let n = 0; n < 100; n += 1)
      await inTransaction(t.db, async (tx) =>
        t.deps.live.push(tx, [conversation.guide.userId], event),
      );
    await t.drain();
    client.ws.resume();
    expect((await client.closed).code).toBe(1006);
    expect(client.events.length).toBeLessThan(100);
  });
});

/** SQL that terminates the connections that listen for events. */
const CUT = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'tomoguide-live' and datname = current_database()`;

test('reconnects a disconnected listener and sends `ready`, and the history contains the missed messages', async () => {
  const conversation = await aConversation(t);
  const guide = await openReadySocket(other.app, conversation.guide.user.token);
  for (let round = 1; round <= 3; round += 1) {
    await t.db.execute(CUT);
    await sendText(t, conversation, 'traveler', `lost ${round}`);
    await t.drain();
    await guide.event('ready', () => guide.of('ready').length > round);
  }
  const { body: last } = await sendText(t, conversation, 'traveler', 'heard', randomUUID());
  await t.drain();
  expect(
    await guide.event('new_message', ({ seq }: { seq: number }) => seq === last.seq),
  ).toMatchObject({
    content: { text: 'heard' },
  });
  expect(last.seq).toBe(4);
});

test('ignores an unreadable message from another process', async () => {
  const conversation = await aConversation(t);
  const guide = await openReadySocket(other.app, conversation.guide.user.token);
  for (const odd of ['1 x', '', '1 {"from":"x","event":{}}', '1 null', '2 a'])
    await t.db.execute(sql`select pg_notify('tomoguide_live', ${odd})`);
  await sendText(t, conversation, 'traveler', 'still there');
  await t.drain();
  await guide.event('new_message');
});

const ROUNDS = chooseForTestLength(4, 10);

test('stores each message once if every message is sent through two processes while listeners are disconnected', async () => {
  const conversations = await Promise.all([1, 2, 3].map(() => aConversation(t)));
  const readers = await Promise.all(
    conversations.map(({ guide }, n) =>
      openReadySocket(n % 2 ? t.app : other.app, guide.user.token),
    ),
  );
  for (let round = 1; round <= ROUNDS; round += 1) {
    const cut = round % 2 === 0 ? [t.db.execute(CUT)] : [];
    const sends = conversations.flatMap((conversation) =>
      (['traveler', 'guide'] as const).flatMap((side) => {
        const [text, id] = [`${side} ${round}`, randomUUID()];
        return [
          sendText(t, conversation, side, text, id),
          sendText(other, conversation, side, text, id),
        ];
      }),
    );
    const replies = await Promise.all([...sends, t.drain(), other.drain(), ...cut]);
    for (const reply of replies.slice(0, sends.length))
      expect(reply).toMatchObject({ status: 201 });
  }
  await t.drain();
  for (const [n, conversation] of conversations.entries()) {
    const getHistory = async (token: string) =>
      (
        await t.inject(listMessages, {
          token,
          params: { conversationId: conversation.id },
          query: { after: 0 },
        })
      ).body.data.map(({ seq, content }: Message) => [seq, 'text' in content && content.text]);
    const [mine, theirs] = [
      await getHistory(conversation.traveler.token),
      await getHistory(conversation.guide.user.token),
    ];
    expect(theirs).toEqual(mine);
    expect(mine.map(([seq]: [number]) => seq)).toEqual(
      [...Array(2 * ROUNDS).keys()].map((k) => k + 1),
    );
    expect(new Set(mine.map(([, text]: [number, string]) => text)).size).toBe(2 * ROUNDS);
    // Every pushed message is also in the history.
    const pushed = readers[n]?.of('new_message') ?? [];
    for (const { seq, content } of pushed as Message[])
      expect(mine).toContainEqual([seq, 'text' in content && content.text]);
  }
});

/** Installed by Debian's package redis-server. */
const REDIS = '/usr/bin/redis-server';

test.skipIf(!existsSync(REDIS))(
  'Redis delivers events, and clients reconnect after an outage',
  async () => {
    const port = await findFreePort();
    const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
    const one = await testApp({ env });
    const two = await testApp({
      env,
      connect: async () =>
        openDatabase(one.databaseUrl, { max: 5, log: t.deps.log, ...LONG_DATABASE_TIMEOUTS }),
    });
    const conversation = await aConversation(one);
    // While Redis is down, delivery cannot be confirmed, so sockets are closed and clients poll until it is
    // back.
    const early = await openBare(two.app, conversation.guide.user.token);
    expect((await early.closed).code).toBe(1012);
    expect(early.events).toEqual([]);
    await sendText(one, conversation, 'traveler', 'into the void');
    await one.drain();
    const redis = spawn(REDIS, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
      stdio: 'ignore',
    });
    const connectWithRetries = async (): Promise<SocketClient> => {
      const client = await openBare(two.app, conversation.guide.user.token);
      const first = await Promise.race([client.event('ready'), client.closed]);
      return 'code' in first ? connectWithRetries() : client;
    };
    const guide = await connectWithRetries();
    /** Sends messages until one arrives, because earlier messages were lost with the connection. */
    const sendUntilReceived = async (text: string) => {
      const isSentAndReceived = async () => {
        await sendText(one, conversation, 'traveler', text);
        await one.drain();
        return guide.of('new_message').some((each) => JSON.stringify(each).includes(text));
      };
      await vi.waitUntil(isSentAndReceived, { timeout: 60_000, interval: 500 });
    };
    await sendUntilReceived('by Redis');
    const readies = guide.of('ready').length;
    const admin = await createClient({ url: env.REDIS_URL }).connect();
    await admin.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    admin.destroy();
    await guide.event('ready', () => guide.of('ready').length > readies);
    await sendUntilReceived('again');
    await two.close();
    await one.close();
    redis.kill();
  },
);
