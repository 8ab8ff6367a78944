import { loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { compare } from '../support/compare.ts';
import type { Figure } from '../support/figure.ts';
import { type Served, serve } from '../support/process.ts';
import type { Done, Task } from '../support/recorded.ts';
import { printComparison, printFigure } from '../support/report.ts';

/**
 * Measures how fast recorded events reach the sockets of a thousand users, compared with a bare `ws` server
 * that does the same, and the cost of an idle socket. Measures the CPU time of the server rather than
 * elapsed time, because the clients and PostgreSQL run on the same machine.
 */

const USERS = 1_000;
const EVENTS = 60_000;
/**
 * Number of events below the maximum length of the queue for other processes. If the queue is full, these
 * are only asked to refetch.
 */
const PUSHED_EVENTS = 9_000;
const PACE = { perSecond: 10_000, events: 30_000 };
const IDLE = 10_000;
/** Number of sockets allowed per user. */
const EACH = 20;

const request = <Answer>({ child }: Served, question: object | 'read'): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const ended = () => reject(new Error('a process of the bench ended early'));
    child.once('exit', ended);
    child.once('message', (message) => {
      child.off('exit', ended);
      resolve(message as Answer);
    });
    child.send(question);
  });

interface Side {
  server: Served;
  readers: Served;
  firstUser: number;
}

const getSocketUrl = ({ url }: Served) => url.replace('http', 'ws');

const startSide = async (
  file: string,
  env: Record<string, string>,
  firstUser: number,
  addressOf: (server: Served, user: number) => { url: string; protocols: string[] },
): Promise<Side> => {
  const server = await serve(file, env, ['--expose-gc']);
  const readers = await serve('readers.ts', {});
  const open = Array.from({ length: USERS }, (_, n) => addressOf(server, n));
  await request(readers, { open });
  return { server, readers, firstUser };
};

const calculateP99 = (values: number[]): number =>
  Math.round((values.sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0) * 100) / 100;

/** Measures how many events are delivered per second of CPU time, and the 99th percentile of their delay. */
const run = async (
  { server, readers, firstUser }: Side,
  task: Pick<Task, 'events' | 'perSecond'>,
): Promise<Figure> => {
  const before = await request<{ received: number }>(readers, 'read');
  if (before.received > 0) throw new Error('readers received events before any were sent');
  const { done } = await request<{ done: Done }>(server, { ...task, firstUser, users: USERS });
  let received = 0;
  const delays: number[] = [];
  // Each event goes to two users.
  for (let tries = 0; received < 2 * task.events && tries < 200; tries += 1) {
    await wait(50);
    const more = await request<{ received: number; delays: number[] }>(readers, 'read');
    received += more.received;
    delays.push(...more.delays);
  }
  if (received !== 2 * task.events)
    throw new Error(`${received} of ${2 * task.events} were received`);
  return { rate: (task.events / done.cpuMs) * 1000, p99: calculateP99(delays), refused: 0 };
};

const measureFanOut = async (
  client: pg.Client,
  env: Record<string, string>,
  firstUser: number,
  tokens: string[],
) => {
  const ours = await startSide('sockets-ours.ts', env, firstUser, (server, n) => ({
    url: `${getSocketUrl(server)}/ws`,
    protocols: ['tomoguide', `bearer.${tokens[n]}`],
  }));
  const bare = await startSide('sockets-bare.ts', {}, firstUser, (server, n) => ({
    url: `${getSocketUrl(server)}/?user=${firstUser + n}`,
    protocols: [],
  }));
  const most = await compare(
    () => run(ours, { events: EVENTS }),
    () => run(bare, { events: EVENTS }),
    5,
  );
  printComparison(`events to ${USERS} sockets per second of CPU time, against bare ws`, most, 0.85);
  const paced = await compare(
    () => run(ours, PACE),
    () => run(bare, PACE),
  );
  printComparison(`the same at ${PACE.perSecond}/s`, paced, 0.85);
  const overBare = paced.ours.p99 - paced.bare.p99;
  printFigure('  p99 over bare', `${overBare.toFixed(2)} ms`, '1 ms');
  await client.query(
    `insert into live_processes values (gen_random_uuid(), now() + interval '1 hour')`,
  );
  const pushed = await compare(
    () => run(ours, { events: PUSHED_EVENTS }),
    () => run(bare, { events: PUSHED_EVENTS }),
    5,
  );
  printComparison('the same where another process has to be told, too', pushed, 0.5);
  await client.query('delete from live_processes');
  for (const { server, readers } of [ours, bare]) {
    await readers.stop();
    await server.stop();
  }
};

const measureIdle = async (env: Record<string, string>, tokens: string[]) => {
  const server = await serve('sockets-ours.ts', env, ['--expose-gc', '--max-semi-space-size=4']);
  const nothing = { firstUser: 1, users: 2, events: 0 };
  const open = async (from: number, to: number) => {
    const readers = await serve('readers.ts', {});
    const of = (n: number) => tokens[Math.floor(n / EACH)];
    const protocols = (n: number) => ['tomoguide', `bearer.${of(n)}`];
    const url = `${getSocketUrl(server)}/ws`;
    await request(readers, {
      open: Array.from({ length: to - from }, (_, n) => ({ url, protocols: protocols(from + n) })),
    });
    return readers;
  };
  const readers = [await open(0, 1_000)];
  const resident = async () => {
    await wait(1_000);
    return (await request<{ done: Done }>(server, nothing)).done.rssKb;
  };
  const before = await resident();
  readers.push(await open(1_000, 1_000 + IDLE));
  const after = await resident();
  const each = (after - before) / IDLE;
  printFigure(`memory of an idle socket, of ${IDLE}`, `${each.toFixed(1)} KB`, '40 KB');
  for (const each of readers) await each.stop();
  await server.stop();
};

/** `tokens` belong to the users with the IDs from `firstUser` on. */
export const measureSockets = async (
  databaseUrl: string,
  tokens: string[],
  firstUser: number,
): Promise<void> => {
  const env = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', DEMO: 'false' };
  printFigure('load of the machine before', loadavg()[0]?.toFixed(1) ?? '');
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await measureFanOut(client, env, firstUser, tokens);
  await client.end();
  await measureIdle(env, tokens);
  printFigure('load of the machine after', loadavg()[0]?.toFixed(1) ?? '');
};
