import { hash, verify } from '@node-rs/argon2';
import { createTurnQueue } from '../../../turn-queue.ts';

/**
 * Argon2id with 19 MiB and two passes takes about 8 ms on one thread. At most two hashes run concurrently,
 * because a burst of logins would otherwise occupy the threads that read files. The queue is bounded.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CONCURRENCY = 2;
const QUEUE_MAX = 500;

let cost = COST;

/**
 * Sets the cost of new hashes. Only for tests, which log in hundreds of times. A stored hash contains its
 * cost, so that hashes of any cost can be verified.
 */
export const setHashCost = (other: typeof COST): void => {
  cost = other;
};

const inTurn = createTurnQueue(CONCURRENCY, QUEUE_MAX, 'UNAVAILABLE');

/** Hashes a password, in PHC string format. Throws UNAVAILABLE if the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

let dummy: Promise<string> | null = null;

/**
 * Verifies a password. Takes equally long if there is no account (`stored` is null), so that timing does
 * not reveal whether an account exists (`docs/product/accounts.md, "Login"`).
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  dummy ??= hash('no password fits this one', cost).catch((error: unknown) => {
    // Otherwise every later login without an account would fail too.
    dummy = null;
    throw error;
  });
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
};
