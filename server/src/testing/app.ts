import type { BodyInput, Call } from '@tomoguide/contract/call';
import type { ErrorBody } from '@tomoguide/contract/errors';
import type { InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { buildApp, type Program } from '../app.ts';
import { readConfig } from '../config.ts';
import { createDatabase, dropDatabase } from '../database/create-database.ts';
import { type Db, openDatabase } from '../database/database.ts';
import { drainOutbox } from '../events/dispatcher.ts';
import { BossJobs } from '../jobs/jobs.ts';
import { createLog, type Logger } from '../log.ts';
import { TestClock } from './clock.ts';
import { runDueJobs } from './due-jobs.ts';
import { LONG_DATABASE_TIMEOUTS, LONG_REQUEST_TIMEOUT_MS } from './long-timeouts.ts';

export interface TestRequest {
  token?: string | undefined;
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface TestReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any reply
  body: any;
  raw: string;
  headers: Record<string, unknown>;
}

export interface TestApp extends Program {
  db: Db;
  databaseUrl: string;
  clock: TestClock;
  /** Sends a request to an endpoint of the contract. The body may be invalid on purpose. */
  inject(call: Call, request?: TestRequest): Promise<TestReply>;
  /** Dispatches every pending event to its reactions. */
  drain(): Promise<void>;
  /**
   * Runs the jobs that are due according to the test clock, and the jobs that they schedule. Returns how
   * many ran.
   */
  runDueJobs(): Promise<number>;
  close(): Promise<void>;
}

let counter = 0;

/** Serializes the query for a URL; a list repeats its key. */
const queryString = (query: Record<string, unknown>): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) search.append(key, String(item));
    }
  }
  const text = search.toString();
  return text && `?${text}`;
};

const buildPath = (call: Call, params: Record<string, string | number>): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));

/** Returns the URL of a database with the same name at another host and port. */
const sameDatabaseAt = (place: string, databaseUrl: string): string => {
  const url = new URL(place);
  url.pathname = new URL(databaseUrl).pathname;
  return url.href;
};

/** Opens the database directly, bypassing any pooler, for tests of connection state. */
export const connectDirectly = async (databaseUrl: string): Promise<Db> =>
  openDatabase(databaseUrl, { max: 20, log: createLog('silent'), ...LONG_DATABASE_TIMEOUTS });

export const testApp = async (
  options: {
    now?: string;
    env?: Record<string, string>;
    log?: Logger;
    /** Opens the database with other settings, for tests of these settings. */
    connect?: (databaseUrl: string) => Promise<Db>;
    /** The request deadline in milliseconds, for tests of the deadline. */
    requestMs?: number;
  } = {},
): Promise<TestApp> => {
  const cluster = inject('clusterUrl');
  counter += 1;
  const name = `tomoguide_test_${process.pid}_${Date.now()}_${counter}`;
  const databaseUrl = await createDatabase(cluster, name, inject('templateName'));
  // A test that opens the database with its own settings bypasses the pooler and the replica.
  const { TEST_POOLER_URL, TEST_REPLICA_URL } = options.connect ? {} : process.env;
  const pooler = TEST_POOLER_URL && sameDatabaseAt(TEST_POOLER_URL, databaseUrl);
  const config = readConfig({
    NODE_ENV: 'test',
    ...(TEST_REPLICA_URL
      ? { DATABASE_REPLICA_URLS: sameDatabaseAt(TEST_REPLICA_URL, databaseUrl) }
      : {}),
    ...(pooler ? { DATABASE_URL: pooler, DATABASE_SESSION_URL: databaseUrl } : {}),
    SESSION_SECRET: 'a secret that only the tests know, long enough',
    RATE_LIMITS: 'off',
    DEMO: 'false',
    LOG_LEVEL: process.env.TEST_LOG ?? 'silent',
    ...options.env,
  });
  const log = options.log ?? createLog(config.logLevel);
  const db = options.connect
    ? await options.connect(databaseUrl)
    : openDatabase(pooler || databaseUrl, {
        max: 20,
        log,
        isPooled: Boolean(pooler),
        ...LONG_DATABASE_TIMEOUTS,
      });
  const clock = new TestClock(options.now ?? '2026-05-01T00:00:00Z');
  const jobs = new BossJobs({ url: databaseUrl, log, work: false });
  const requestMs = options.requestMs ?? LONG_REQUEST_TIMEOUT_MS;
  const program = await buildApp({ config, db, clock, log, jobs, requestMs });
  await program.app.ready();
  await jobs.start();

  return {
    ...program,
    db,
    databaseUrl,
    clock,
    inject: async (call, request = {}) => {
      const payload = request.body as InjectOptions['payload'];
      const reply = await program.app.inject({
        method: call.method,
        url: buildPath(call, request.params ?? {}) + queryString(request.query ?? {}),
        headers: {
          ...(request.token ? { authorization: `Bearer ${request.token}` } : {}),
          ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...request.headers,
        },
        ...(request.body === undefined
          ? {}
          : { payload: typeof payload === 'string' ? payload : JSON.stringify(request.body) }),
      });
      const json = String(reply.headers['content-type'] ?? '').includes('json');
      return {
        status: reply.statusCode,
        body: json && reply.body ? reply.json() : reply.body,
        raw: reply.body,
        headers: reply.headers,
      };
    },
    drain: () => drainOutbox(program.deps, program.reactions),
    runDueJobs: () => runDueJobs(db, jobs, clock),
    close: async () => {
      await program.app.close();
      await jobs.stop();
      await db.$client.end();
      await dropDatabase(cluster, name);
    },
  };
};

export type { BodyInput, ErrorBody };
