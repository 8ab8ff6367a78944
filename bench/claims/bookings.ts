import { UserId } from '@tomoguide/contract/primitives';
import autocannon from 'autocannon';
import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import type { Db } from '../../server/src/database/database.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import type { Deps } from '../../server/src/deps.ts';
import { openSession } from '../../server/src/domains/accounts/sessions/open-session.ts';
import { deriveKey } from '../../server/src/secret.ts';
import { compare } from '../support/compare.ts';
import type { Figure } from '../support/figure.ts';
import { serve } from '../support/process.ts';
import { printComparison, printFigure } from '../support/report.ts';

/**
 * Measures how fast a slot is durably booked, compared with a hand-written checkout and with a single
 * durable insert.
 */

interface Size {
  guides: number;
  travelers: number;
}

/**
 * The first day booked, counted from today: after all loaded bookings, but within the 180 days that can be
 * booked.
 */
const FIRST_DAY = 125;
const ROUNDS = 22;
/** A round reserved for other claims, whose slots this claim never books. */
export const LAST_ROUND = ROUNDS - 1;

/**
 * Returns the body of the n-th booking of a run. Goes through all guides and then starts over two days
 * later, so that a booking that moves to its guide's next working day never hits a slot that was taken
 * before.
 */
export const buildBookingBody = (n: number, guides: number): string => {
  const guideId = 1 + (n % guides);
  const today = Temporal.Now.plainDateISO('Asia/Tokyo');
  let day = today.add({ days: FIRST_DAY + 2 * (Math.floor(n / guides) % ROUNDS) });
  if ((guideId + day.dayOfWeek) % 7 === 0) day = day.add({ days: 1 });
  const start = day.toZonedDateTime({ timeZone: 'Asia/Tokyo', plainTime: '09:00' }).toInstant();
  return JSON.stringify({
    guideId,
    scheduledStartTime: start.toString(),
    duration: 3,
    travelers: 2,
    services: [],
    meetingAddress: 'Kyoto Station, central exit',
  });
};

/** Makes travelers settled payers, who can hold more than four slots of one guide at a time. */
const settlePayment = (db: Db, { guides, travelers }: Size) =>
  db.execute(sql`
    insert into payments (booking_id, user_id, kind, status, amount_cents, created_at, paid_at, settled_at)
    select (select min(id) from bookings) + id - ${guides} - 1, id, 'extension', 'paid', 100, now(), now(), now()
    from users where id > ${guides} and id <= ${guides + travelers}`);

/** Opens a session for each of the first travelers. Each traveler can have three unpaid bookings. */
export const openSessions = async (deps: Deps, { guides, travelers }: Size): Promise<string[]> => {
  const accounts = { ...deps, sessionKey: deriveKey(deps.config, 'session tokens') };
  const tokens: string[] = [];
  await settlePayment(deps.db, { guides, travelers });
  // One transaction, because each commit waits for the disk, and --large has 50,000 travelers.
  await inTransaction(deps.db, async (tx) => {
    for (let n = 1; n <= travelers; n += 1)
      tokens.push((await openSession(accounts, tx, UserId.parse(guides + n))).token);
  });
  return tokens;
};

const SECONDS = 2;

/**
 * Returns a driver that makes bookings from number `first` on. No two servers get the same slot or
 * traveler.
 */
export const createBookingDriver = (
  { url, path = '/api/v2/bookings' }: { url: string; path?: string },
  size: Size,
  tokens: readonly string[],
  first = 0,
) => {
  let taken = first;
  return async (): Promise<Figure> => {
    const result = await autocannon({
      url,
      connections: 50,
      duration: SECONDS,
      requests: [
        {
          method: 'POST',
          path,
          setupRequest: (request) => {
            taken += 1;
            return {
              ...request,
              body: buildBookingBody(taken, size.guides),
              headers: {
                'content-type': 'application/json',
                'idempotency-key': `bench-booking-${taken}`,
                authorization: `Bearer ${tokens[taken % tokens.length]}`,
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
};

/** Measures one booking's statements and their time in the database, as seen by this process. */
export const describeBooking = async (
  app: FastifyInstance,
  deps: Deps,
  size: Size,
): Promise<void> => {
  const [token] = await openSessions(deps, { ...size, travelers: 1 });
  const statements: number[] = [];
  const original = pg.Client.prototype.query;
  const timed = async function (this: pg.Client, ...args: unknown[]) {
    const from = performance.now();
    const result = await (original as (...all: unknown[]) => Promise<unknown>).apply(this, args);
    statements.push(performance.now() - from);
    return result;
  };
  for (let n = 1; n <= 20; n += 1) {
    if (n === 2) Object.assign(pg.Client.prototype, { query: timed });
    await app.inject({
      method: 'POST',
      url: '/api/v2/bookings',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': `bench-described-${n}`,
        authorization: `Bearer ${token}`,
      },
      payload: buildBookingBody(n, size.guides),
    });
    if (n === 2) break;
  }
  Object.assign(pg.Client.prototype, { query: original });
  const total = statements.reduce((sum, each) => sum + each, 0);
  printFigure('one booking: statements', String(statements.length));
  printFigure('one booking: time waiting for the database', `${total.toFixed(1)} ms`);
};

export const measureBookings = async (
  databaseUrl: string,
  tokens: readonly string[],
  size: Size,
): Promise<void> => {
  const bare = await serve('bare.ts', { DATABASE_URL: databaseUrl });
  const ours = await serve('ours.ts', {
    DATABASE_URL: databaseUrl,
    RATE_LIMITS: 'off',
    DEMO: 'false',
  });
  // The hand-written checkout makes about twice as many bookings, so it gets more travelers: each can have
  // only three unpaid bookings.
  const third = Math.ceil(tokens.length / 3);
  const byHand = await compare(
    createBookingDriver(ours, size, tokens.slice(0, third)),
    createBookingDriver(bare, size, tokens.slice(third), (size.guides * ROUNDS) / 2),
  );
  printComparison('a durable booking, against the same by hand', byHand, 0.5);
  const insert = await createBookingDriver({ url: bare.url, path: '/bookings' }, size, tokens)();
  printFigure('one durable insert by bare Fastify + pg', `${Math.round(insert.rate)}/s`);
  await Promise.all([bare.stop(), ours.stop()]);
};
