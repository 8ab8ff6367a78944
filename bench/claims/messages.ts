import { randomUUID } from 'node:crypto';
import { loadavg } from 'node:os';
import autocannon from 'autocannon';
import pg from 'pg';
import { compare } from '../support/compare.ts';
import type { Figure } from '../support/figure.ts';
import { type Served, serve } from '../support/process.ts';
import { printComparison, printFigure } from '../support/report.ts';

/**
 * Measures how fast messages are durably sent, compared with a hand-written endpoint that makes the same
 * reads, locks and writes, and by two processes compared with one. The product also passes each message to
 * the reactions that notify sockets.
 */

const SECONDS = 3;
/** Maximum number of messages per user per minute, within both the rate limit and the credits. */
const EACH = 18;

interface Writer {
  conversation: number;
  token: string;
}

/** Creates, for each traveler from `firstUser` on, an empty conversation with a guide. */
const openConversations = async (
  databaseUrl: string,
  tokens: readonly string[],
  { guides }: { guides: number },
): Promise<Writer[]> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ id: number; traveler_id: number }>(
      `with made as (
        insert into conversations (traveler_id, guide_user_id, guide_id, created_at)
        select $1 + n, g.user_id, g.id, now()
        from generate_series(1, $2::int) n join guides g on g.id = 1 + n % $1
        returning *
      ), sides as (
        insert into conversation_sides (conversation_id, user_id, credits)
        select id, unnest(array[traveler_id, guide_user_id]), 20 from made
      )
      select id, traveler_id from made`,
      [guides, tokens.length],
    );
    await client.query('vacuum analyze');
    return rows.map((row) => ({
      conversation: row.id,
      token: tokens[row.traveler_id - guides - 1] ?? '',
    }));
  } finally {
    await client.end();
  }
};

/** Returns a driver that sends messages from each writer in turn and alternates between the servers. */
const createMessageDriver = (writers: readonly Writer[], ...servers: Served[]) => {
  let sentCount = 0;
  const ask = async ({ url }: Served): Promise<Figure> => {
    const result = await autocannon({
      url,
      connections: 50 / servers.length,
      duration: SECONDS,
      requests: [
        {
          method: 'POST',
          setupRequest: (request) => {
            const writer = writers[sentCount % writers.length];
            sentCount += 1;
            return {
              ...request,
              path: `/api/conversations/${writer?.conversation}/messages`,
              body: JSON.stringify({
                kind: 'text',
                clientMessageId: randomUUID(),
                text: `我们早上九点在京都站南口见面，可以吗？ ${sentCount}`,
              }),
              headers: {
                'content-type': 'application/json',
                authorization: `Bearer ${writer?.token}`,
              },
            };
          },
        },
      ],
    });
    return {
      rate: result['2xx'] / result.duration,
      p99: result.latency.p99,
      refused: result.non2xx,
    };
  };
  return async (): Promise<Figure> => {
    if (sentCount > writers.length * EACH) throw new Error('everybody has said all they may');
    const figures = await Promise.all(servers.map(ask));
    return {
      rate: figures.reduce((sum, { rate }) => sum + rate, 0),
      p99: Math.max(...figures.map(({ p99 }) => p99)),
      refused: figures.reduce((sum, { refused }) => sum + refused, 0),
    };
  };
};

export const measureMessages = async (
  databaseUrl: string,
  tokens: readonly string[],
  size: { guides: number },
): Promise<void> => {
  const writers = await openConversations(databaseUrl, tokens, size);
  const third = Math.floor(writers.length / 3);
  const part = (n: number) => writers.slice(n * third, (n + 1) * third);
  const env = { DATABASE_URL: databaseUrl, RATE_LIMITS: 'off', DEMO: 'false' };
  printFigure('load of the machine before', loadavg()[0]?.toFixed(1) ?? '');
  const bare = await serve('bare.ts', { DATABASE_URL: databaseUrl });
  const one = await serve('ours.ts', env);
  const byHand = await compare(
    createMessageDriver(part(0), one),
    createMessageDriver(part(1), bare),
  );
  printComparison('a durable message, against the same by hand', byHand, 0.5);
  await bare.stop();
  const two = await serve('ours.ts', env);
  const both = await compare(
    createMessageDriver(part(2), one, two),
    createMessageDriver(part(0), one),
  );
  printComparison('messages by two processes, against one ("bare")', both, 1);
  await Promise.all([one.stop(), two.stop()]);
  printFigure('load of the machine after', loadavg()[0]?.toFixed(1) ?? '');
};
