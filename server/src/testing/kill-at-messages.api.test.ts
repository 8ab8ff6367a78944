import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { sendMessage } from '@tomoguide/contract/messaging/calls';
import { chooseForTestLength } from '@tomoguide/contract/testing-length';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Db, openDatabase } from '../database/database.ts';
import { queryRawRows } from '../database/query-raw-rows.ts';
import { findFreePort } from '../free-port.ts';
import { createLog } from '../log.ts';
import type { TestApp } from './app.ts';
import { aUser } from './factories/accounts.ts';
import { aConversation, type TestConversation } from './factories/conversations.ts';
import { FollowingClient } from './following-client.ts';
import { type KillableServer, type KillableSite, startKillableSite } from './killable-site.ts';
import { runWithClock } from './killed-site.ts';
import { LONG_DATABASE_TIMEOUTS } from './long-timeouts.ts';
import { retryingClient } from './retrying-client.ts';

/**
 * How many pairs exchange messages concurrently, and how many messages each user sends: fewer than the
 * limit per minute.
 */
const PAIRS = chooseForTestLength(4, 25);
const MESSAGES_EACH = chooseForTestLength(9, 19);
/** The number of rounds, each with new users. */
const ROUNDS = chooseForTestLength(1, 12);
/**
 * Fewer rounds than above, because a process takes seconds to restart and is killed about twenty times per
 * round.
 */
const KILL_ROUNDS = chooseForTestLength(1, 3);
/** Number of acknowledged messages between dropped connections or process kills. */
const EVERY = chooseForTestLength(36, 40);
const EVENTUALLY = { timeout: 240_000, interval: 50 };

let site: KillableSite;
let db: Db;
/** Two server processes on one database. */
let one: KillableServer;
let two: KillableServer;
const clients: FollowingClient[] = [];

beforeAll(async () => {
  site = await startKillableSite();
  one = site.first;
  two = await site.another();
  const log = createLog('silent');
  db = openDatabase(site.databaseUrl, { max: 4, log, ...LONG_DATABASE_TIMEOUTS });
});
afterEach(() => {
  for (const client of clients.splice(0)) client.leave();
});
afterAll(async () => {
  await db?.$client.end();
  await site?.stop();
});

let people = 0;

const startConversations = (count: number): Promise<TestConversation[]> => {
  const clock = { now: () => Temporal.Now.instant() };
  return runWithClock(site, clock, async (program) => {
    const t = { ...program, clock } as unknown as TestApp;
    t.inject = (call, { token, body } = {}) =>
      program.app
        .inject({
          method: call.method,
          url: call.path,
          headers: { authorization: `Bearer ${token}` },
          payload: body as object,
        })
        .then((reply) => ({
          ...reply,
          status: reply.statusCode,
          body: reply.json(),
          raw: reply.body,
        }));
    const conversations: TestConversation[] = [];
    for (let n = 0; n < count; n += 1) {
      people += 1;
      const traveler = await aUser(t, { username: `writer${people}` });
      conversations.push(await aConversation(t, { traveler }));
    }
    return conversations;
  });
};

/**
 * Returns a client for one user that alternates between the two processes, so that a retry goes to the
 * other process.
 */
const newSender = () => {
  let turn = Math.floor(Math.random() * 2);
  return retryingClient(() => {
    turn += 1;
    return (turn % 2 ? one : two).address();
  });
};

/** Lets both users of every pair send concurrently, each message after the previous one is acknowledged. */
const sendAll = async (conversations: readonly TestConversation[], acknowledged: () => void) => {
  const sentMessages = new Map<string, { seq: number; text: string }>();
  const write = async ({ id, traveler, guide }: TestConversation, side: 'traveler' | 'guide') => {
    const ask = newSender();
    for (let n = 1; n <= MESSAGES_EACH; n += 1) {
      const [clientMessageId, text] = [randomUUID(), `${side} ${n}`];
      const { status, body } = await ask(sendMessage, {
        token: side === 'traveler' ? traveler.token : guide.user.token,
        params: { conversationId: id },
        body: { kind: 'text', clientMessageId, text },
      });
      expect([status, body.content?.text], JSON.stringify(body)).toEqual([201, text]);
      sentMessages.set(clientMessageId, { seq: body.seq, text });
      acknowledged();
    }
  };
  await Promise.all(
    conversations.flatMap((conversation) => [
      write(conversation, 'traveler'),
      write(conversation, 'guide'),
    ]),
  );
  return sentMessages;
};

interface Row {
  clientMessageId: string;
  seq: number;
  text: string;
}

const getHistory = ({ id }: TestConversation): Promise<Row[]> =>
  queryRawRows<Row>(db, {
    text: `select client_message_id as "clientMessageId", seq, text from messages
      where conversation_id = $1 order by seq`,
    values: [id],
  });

/** Follows each conversation as both users, on different processes. */
const followAll = (conversations: readonly TestConversation[]) => {
  for (const [n, { id, traveler, guide }] of conversations.entries()) {
    const [near, far] = n % 2 ? [one, two] : [two, one];
    clients.push(new FollowingClient(near.address, traveler.token, id));
    clients.push(new FollowingClient(far.address, guide.user.token, id));
  }
};

const hasAll = (client: FollowingClient, rows: readonly Row[]): boolean =>
  JSON.stringify(client.messages.map((each) => [each.seq, each.clientMessageId])) ===
  JSON.stringify(rows.map(({ seq, clientMessageId }) => [seq, clientMessageId]));

/**
 * Checks that every acknowledged message is in the history exactly once, in the order in which it was
 * acknowledged, and on all clients.
 */
const checkAll = async (
  conversations: readonly TestConversation[],
  acknowledged: ReadonlyMap<string, { seq: number; text: string }>,
) => {
  let count = 0;
  for (const [n, conversation] of conversations.entries()) {
    const rows = await getHistory(conversation);
    count += rows.length;
    expect(rows.map(({ seq }) => seq)).toEqual([...rows.keys()].map((at) => at + 1));
    for (const { clientMessageId, seq, text } of rows)
      expect(acknowledged.get(clientMessageId)).toEqual({ seq, text });
    for (const client of clients.slice(2 * n, 2 * n + 2)) {
      await vi.waitUntil(() => hasAll(client, rows), EVENTUALLY);
      expect(client.strange).toEqual([]);
    }
  }
  expect(count).toBe(acknowledged.size);
  expect(count).toBe(conversations.length * 2 * MESSAGES_EACH);
};

/** Calls `act` after every `EVERY` acknowledged messages, one call at a time, and counts the calls. */
const runPeriodically = (act: (time: number) => Promise<unknown>) => {
  let acknowledged = 0;
  let times = 0;
  let doing: Promise<unknown> = Promise.resolve();
  return {
    count: () => {
      acknowledged += 1;
      if (acknowledged % EVERY > 0) return;
      times += 1;
      const time = times;
      doing = doing.then(() => act(time));
    },
    /** Waits for the last call, and returns the number of calls. */
    times: async () => {
      await doing;
      return times;
    },
  };
};

test('stores a message once if it is sent a hundred times through two processes, and again after both are killed', async () => {
  const [conversation] = await startConversations(1);
  if (!conversation) throw new Error('no conversation');
  const body = { kind: 'text', clientMessageId: randomUUID(), text: 'once' };
  /** Retries on 503, which the last of a hundred requests can get on a busy machine. */
  const send = async (server: KillableServer): Promise<string> => {
    const path = sendMessage.path.replace(':conversationId', String(conversation.id));
    const reply = await fetch((await server.address()) + path, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${conversation.traveler.token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    const answer = `${reply.status} ${await reply.text()}`;
    return reply.status === 503 ? send(server) : answer;
  };
  const both = [one, two];
  const answers = new Set(
    await Promise.all(Array.from({ length: 100 }, (_, n) => send(both[n % 2] ?? one))),
  );
  await Promise.all(both.map((server) => server.kill()));
  for (const server of both) answers.add(await send(server));
  expect([...answers]).toEqual([expect.stringMatching(/^201 .*"seq":1,/)]);
  expect(await getHistory(conversation)).toHaveLength(1);
});

const CUT = `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
  where application_name = 'tomoguide-live' and datname = current_database()`;

test('delivers each message once and in order, without polling, while listeners are disconnected under load', async () => {
  for (let round = 1; round <= ROUNDS; round += 1) {
    const conversations = await startConversations(PAIRS);
    followAll(conversations);
    await vi.waitUntil(() => clients.every(({ readies }) => readies > 0), EVENTUALLY);
    const cuts = runPeriodically(() => queryRawRows(db, { text: CUT, values: [] }));
    const acknowledged = await sendAll(conversations, cuts.count);
    expect(await cuts.times()).toBeGreaterThan(1);
    await checkAll(conversations, acknowledged);
    // At least one client received `ready` again after its first.
    expect(Math.max(...clients.map(({ readies }) => readies))).toBeGreaterThan(1);
    for (const client of clients.splice(0)) client.leave();
  }
});

test('delivers each message once and in order, after a refetch, when processes are killed in turn', async () => {
  for (let round = 1; round <= KILL_ROUNDS; round += 1) {
    const conversations = await startConversations(PAIRS);
    followAll(conversations);
    await vi.waitUntil(() => clients.every(({ readies }) => readies > 0), EVENTUALLY);
    const kills = runPeriodically((time) => (time % 2 ? one : two).kill());
    const acknowledged = await sendAll(conversations, kills.count);
    expect(await kills.times()).toBeGreaterThan(1);
    // Messages that were committed but not pushed before the process died must be fetched, as all clients
    // do.
    for (const client of clients) client.ask();
    await checkAll(conversations, acknowledged);
    for (const client of clients.splice(0)) client.leave();
  }
});

/**
 * Installed by Debian's package redis-server. realtime/socket.api.test.ts contains a shorter test within
 * one process.
 */
const REDIS = '/usr/bin/redis-server';

for (const program of chooseForTestLength([], [REDIS]).filter((path) => existsSync(path))) {
  test('delivers without polling through two processes and a Redis that is down at startup and fails again', async () => {
    await Promise.all([one.terminate(), two.terminate()]);
    const port = await findFreePort();
    const env = { REDIS_URL: `redis://127.0.0.1:${port}` };
    const startRedis = (): ChildProcess =>
      spawn(program, ['--port', String(port), '--save', '', '--bind', '127.0.0.1'], {
        stdio: 'ignore',
      });
    [one, two] = await Promise.all([site.another(env), site.another(env)]);
    const conversations = await startConversations(PAIRS);
    followAll(conversations);
    let redis: ChildProcess | null = null;
    const outages = runPeriodically(async () => {
      redis?.kill('SIGKILL');
      redis = redis ? null : startRedis();
    });
    try {
      const acknowledged = await sendAll(conversations, outages.count);
      expect(await outages.times()).toBeGreaterThan(1);
      redis ??= startRedis();
      await checkAll(conversations, acknowledged);
    } finally {
      (redis as ChildProcess | null)?.kill('SIGKILL');
    }
  });
}
