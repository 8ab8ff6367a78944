import { AsyncLocalStorage } from 'node:async_hooks';
import { HOLD_LIMITS } from '@tomoguide/contract/bookings/holds';
import type { LimitName } from '@tomoguide/contract/call';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { clientNetwork, HOUSEHOLD } from './client-network.ts';

/** What is counted: the calls of each kind together, pages that have to be rendered, readiness probes. */
export type Counted = LimitName | 'page' | 'probe';

export interface Limits {
  /** Requests a minute from one household (client-network.ts). */
  readonly minute: Readonly<Record<Counted, number>>;
  /** Unpaid holds an hour from one address: bookings counts them. */
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

/** Reads RATE_LIMITS: `off`, or `read=6000,login=20`. Null: no limits. Throws where it means neither. */
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
    // `off` is what lifts it.
    if (name === 'holds' && Number(value) === 0) throw new Error('holds must be at least 1');
    limits[name as keyof typeof limits] = Number(value);
  }
  const { holds, ...minute } = limits;
  return { minute, holds };
};

/** Counts a request, and throws RATE_LIMITED once there are too many of its kind. */
export type Limiter = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
export type Limiters = Readonly<Record<Counted, Limiter>>;

/** One limiter for each kind, which all calls of the kind share. */
export const limitersOf = (
  app: FastifyInstance,
  limits: Readonly<Record<Counted, number>>,
): Limiters => {
  const limiterOf = (max: number): Limiter => {
    const count = app.rateLimit({
      max,
      timeWindow: 60_000,
      keyGenerator: ({ ip }) => clientNetwork(ip, HOUSEHOLD),
    });
    return async (request, reply) => {
      await count.call(app, request, reply);
    };
  };
  const named = Object.entries(limits).map(([name, max]) => [name, limiterOf(max)]);
  return Object.fromEntries(named) as Limiters;
};

const ours = new AsyncLocalStorage<true>();

/**
 * Calls that the server makes to itself, in process: they belong to no address, so no limit counts
 * them. What they answer may be kept and shown to others.
 */
export const withoutLimits = <Result>(call: () => Promise<Result>): Promise<Result> =>
  ours.run(true, call);

export const isUnlimited = (): boolean => ours.getStore() === true;
