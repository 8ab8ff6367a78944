import { randomUUID } from 'node:crypto';
import * as bookingCalls from '@tomoguide/contract/bookings/calls';
import type { Call } from '@tomoguide/contract/call';
import * as paymentCalls from '@tomoguide/contract/payments/calls';
import { UserId } from '@tomoguide/contract/primitives';
import { buildApp } from '../../server/src/app.ts';
import { readConfig } from '../../server/src/config.ts';
import { openDatabase } from '../../server/src/database/database.ts';
import { inTransaction } from '../../server/src/database/transaction.ts';
import { openSession } from '../../server/src/domains/accounts/sessions/open-session.ts';
import { sweepBookings } from '../../server/src/domains/bookings/service.ts';
import { drainOutbox } from '../../server/src/events/dispatcher.ts';
import { BossJobs } from '../../server/src/jobs/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import { deriveKey } from '../../server/src/secret.ts';
import { attributeStatements, countStatements } from '../../server/src/testing/statements.ts';
import { printFigure } from '../support/report.ts';
import { buildBookingBody, LAST_ROUND } from './bookings.ts';

/**
 * Measures a booking's whole lifecycle: created, paid, accepted, started by both parties, extended by a
 * paid and accepted hour, completed. Runs in one process, with a fake clock and without HTTP. Statements
 * are counted separately for each call, timer and reaction that sends them.
 */

const LIVES = 400;
/**
 * Number of travelers, the last ones, that are reserved for this claim. Travelers used by other claims can
 * already hold the maximum number of slots.
 */
export const TRAVELERS_OF_LIVES = 1_000;
const CONCURRENCY = 16;
const HOUR = { hours: 1 };
/** Logins are counted separately, because they do not belong to a booking. */
const LOGINS = 'logins';
const TIMERS = 'timers';
const REACTIONS = 'reactions';

interface Life {
  guide: number;
  traveler: number;
  start: Temporal.Instant;
  body: object;
  id: number;
  tokens: { traveler: string; guide: string };
}

/** Returns LIVES bookings that start at the same time, each of a different guide and traveler. */
const planLives = (size: { guides: number; travelers: number }): Life[] => {
  const lives: Life[] = [];
  let first: Temporal.Instant | undefined;
  for (let n = 1; lives.length < LIVES && n < Math.min(size.guides, TRAVELERS_OF_LIVES); n += 1) {
    const body = JSON.parse(buildBookingBody(n + LAST_ROUND * size.guides, size.guides));
    const start = Temporal.Instant.from(body.scheduledStartTime);
    first ??= start;
    if (!start.equals(first)) continue;
    const traveler = size.guides + size.travelers - n;
    lives.push({
      guide: body.guideId,
      traveler,
      start,
      body,
      id: 0,
      tokens: { traveler: '', guide: '' },
    });
  }
  return lives;
};

const runInPool = async (lives: readonly Life[], act: (life: Life) => Promise<void>) => {
  const waiting = [...lives];
  const worker = async (): Promise<void> => {
    for (let life = waiting.pop(); life; life = waiting.pop()) await act(life);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
};

export const measureLives = async (
  databaseUrl: string,
  dir: string,
  size: { guides: number; travelers: number },
): Promise<void> => {
  const log = createLog('error');
  const db = openDatabase(databaseUrl, { max: 20, log });
  const config = readConfig({
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DEMO: 'false',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATA_DIR: dir,
  });
  let now = Temporal.Now.instant();
  const jobs = new BossJobs({ url: databaseUrl, log, work: false });
  const { app, deps, reactions } = await buildApp({
    config,
    db,
    clock: { now: () => now },
    log,
    jobs,
  });
  await app.ready();
  await jobs.start();

  const send = async (
    call: Call,
    token: string,
    params: Record<string, string | number>,
    body?: object,
  ) => {
    const reply = await attributeStatements(
      `${call.method} ${call.path}`,
      async () =>
        await app.inject({
          method: call.method,
          url: call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name])),
          headers: {
            ...(token ? { authorization: `Bearer ${token}` } : {}),
            'idempotency-key': randomUUID(),
            ...(body ? { 'content-type': 'application/json' } : {}),
          },
          ...(body ? { payload: JSON.stringify(body) } : {}),
        }),
    );
    if (reply.statusCode >= 300) throw new Error(`${call.path}: ${reply.body}`);
    return reply.json();
  };
  const getSession = ({ redirectUrl }: { redirectUrl: string }): string =>
    new URL(redirectUrl, 'http://x').searchParams.get('session') ?? '';

  const accounts = { ...deps, sessionKey: deriveKey(config, 'session tokens') };
  const logIn = (lives: readonly Life[]) =>
    attributeStatements(LOGINS, () =>
      inTransaction(db, async (tx) => {
        for (const life of lives) {
          const open = async (id: number) =>
            (await openSession(accounts, tx, UserId.parse(id))).token;
          life.tokens = { traveler: await open(life.traveler), guide: await open(life.guide) };
        }
      }),
    );

  const book = async (life: Life): Promise<void> => {
    const { traveler, guide } = life.tokens;
    life.id = (await send(bookingCalls.createBooking, traveler, {}, life.body)).id;
    const method = { method: 'card' };
    const paying = await send(paymentCalls.payDeposit, traveler, { bookingId: life.id }, method);
    await send(paymentCalls.succeedDemoSession, '', { sessionId: getSession(paying) });
    await send(bookingCalls.acceptBooking, guide, { id: life.id });
  };
  const startTour = async ({ id, tokens }: Life): Promise<void> => {
    await send(bookingCalls.confirmStart, tokens.traveler, { id }, { userType: 'traveler' });
    await send(bookingCalls.confirmStart, tokens.guide, { id }, { userType: 'guide' });
  };
  const extend = async ({ id, tokens: { traveler, guide } }: Life): Promise<void> => {
    const { options } = await send(bookingCalls.getExtensionOffer, traveler, { id });
    const hour = options.find(({ hours }: { hours: number }) => hours === 1);
    const requested = { extensionHours: 1, extensionPrice: hour.extensionPrice };
    await send(bookingCalls.requestExtension, traveler, { id }, requested);
    const paying = await send(
      paymentCalls.payExtension,
      traveler,
      { bookingId: id },
      { method: 'card' },
    );
    await send(paymentCalls.succeedDemoSession, '', { sessionId: getSession(paying) });
    await send(bookingCalls.confirmExtension, guide, { id }, { userType: 'guide' });
    await send(bookingCalls.confirmExtension, traveler, { id }, { userType: 'traveler' });
  };
  const complete = async ({ id, tokens }: Life): Promise<void> => {
    await send(bookingCalls.updateBookingStatus, tokens.traveler, { id }, { status: 'completed' });
  };

  const runLives = async (lives: readonly Life[], from: Temporal.Instant): Promise<void> => {
    now = from;
    await logIn(lives);
    await runInPool(lives, book);
    const start = lives[0]?.start ?? now;
    now = start.subtract(HOUR);
    await logIn(lives);
    await attributeStatements(TIMERS, () => sweepBookings(deps));
    await runInPool(lives, startTour);
    now = start.add(HOUR);
    await runInPool(lives, async (life) => {
      await extend(life);
      await complete(life);
    });
  };

  const began = Temporal.Now.instant();
  const [first, second, ...lives] = planLives(size);
  if (!first || !second) throw new Error('there is nobody to book');
  const runSingleLife = async (life: Life): Promise<void> => {
    await runLives([life], began);
    await attributeStatements(REACTIONS, () => drainOutbox(deps, reactions));
  };
  // The first booking also creates the platform's ledger accounts, so only the second one is counted.
  await runSingleLife(first);
  const one = await countStatements(
    () => runSingleLife(second),
    (work, text) => {
      if (process.argv.includes('--statements')) console.log(`${work}\t${text}`);
    },
  );
  const sent = Object.fromEntries(one.byWork);
  const from = performance.now();
  const spent = process.cpuUsage();
  await runLives(lives, began);
  const seconds = (performance.now() - from) / 1000;
  const { user, system } = process.cpuUsage(spent);
  const cpuMs = (user + system) / 1000 / lives.length;
  for (const [name, n] of one.byWork) printFigure(`  ${name}`, String(n));
  const { [LOGINS]: _, [TIMERS]: timers = 0, [REACTIONS]: reacting = 0, ...calls } = sent;
  const statementsOfCalls = Object.values(calls).reduce((sum, n) => sum + n, 0);
  printFigure('a whole booking life: statements of its calls', String(statementsOfCalls), '90');
  printFigure('a whole booking life: of its timers, of its reactions', `${timers}, ${reacting}`);
  printFigure('a whole booking life: time waiting for the database', `${one.ms.toFixed(0)} ms`);
  printFigure('a whole booking life: CPU time of the server', `${cpuMs.toFixed(1)} ms`);
  printFigure('whole booking lives', `${(lives.length / seconds).toFixed(1)}/s`, 'at least 25/s');
  await app.close();
  await jobs.stop();
  await db.$client.end();
};
