import { AsyncLocalStorage } from 'node:async_hooks';
import { HOLD_LIMITS } from '@tomoguide/contract/bookings/figures';
import type { LimitName } from '@tomoguide/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getClientNetwork, HOUSEHOLD } from './client-network.ts';

/** What is rate-limited: each kind of API request, rendered pages, and readiness probes. */
export type Counted = LimitName | 'page' | 'probe';

export interface Limits {
  /** Maximum number of requests per minute from one household (client-network.ts). */
  readonly minute: Readonly<Record<Counted, number>>;
  /** Maximum number of unpaid holds per hour from one address; the bookings domain counts them. */
  readonly holds: number;
}

const DEFAULTS: Readonly<Record<Counted | 'holds', number>> = {
  page: 300,
  probe: 600,
  read: 1200,
  write: 120,
  login: 60,
  signup: 20,
  check: 60,
  money: 120,
  holds: HOLD_LIMITS.address,
};

/**
 * Parses RATE_LIMITS: `off`, or limits such as `read=6000,login=20`. Returns null for `off`. Throws if the
 * value is invalid.
 */
export const readLimits = (spec: string): Limits | null => {
  if (spec === 'off') return null;
  const limits = { ...DEFAULTS };
  for (const part of spec.split(',').filter(Boolean)) {
    const [name = '', value = ''] = part.split('=');
    if (!Object.hasOwn(limits, name) || !/^\d+$/.test(value)) {
      throw new Error(
        `"${part}" is not name=number, with a name of ${Object.keys(limits).join(', ')}`,
      );
    }
    // A limit on holds can be removed only with `off`.
    if (name === 'holds' && Number(value) === 0) throw new Error('holds must be at least 1');
    limits[name as keyof typeof limits] = Number(value);
  }
  const { holds, ...minute } = limits;
  return { minute, holds };
};

/** A function that counts a request, and throws RATE_LIMITED if there were too many requests of its kind. */
export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
export type Limiters = Readonly<Record<Counted, Limiter>>;

/** Returns one limiter per kind, shared by all endpoints of that kind. */
export const createLimiters = (
  app: FastifyInstance,
  limits: Readonly<Record<Counted, number>>,
): Limiters => {
  const createLimiter = (max: number): Limiter => {
    const count = app.rateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => getClientNetwork(ip, HOUSEHOLD),
    });
    return async (request, reply) => {
      await count.call(app, request, reply);
    };
  };
  const named = Object.entries(limits).map(([name, max]) => [name, createLimiter(max)]);
  return Object.fromEntries(named) as Limiters;
};

const unlimitedCalls = new AsyncLocalStorage<true>();

/**
 * Runs API requests that the server makes to itself in process. They have no client address, so they are
 * not limited. Their responses can be cached and shown to other users.
 */
export const withoutLimits = <Result>(call: () => Promise<Result>): Promise<Result> =>
  unlimitedCalls.run(true, call);

export const isUnlimited = (): boolean => unlimitedCalls.getStore() === true;
