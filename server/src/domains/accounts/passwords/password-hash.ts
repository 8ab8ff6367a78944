import { hash, verify } from '@node-rs/argon2';
import { turns } from '../../../in-turn.ts';

/**
 * Argon2id with 19 MiB and two passes: some 8 ms of a thread each. Hashes run two at a time, or a
 * burst of logins would hold every thread that file reads need; the queue behind them is bounded.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 2;
const QUEUE_MAX = 500;

let cost = COST;

/**
 * For tests alone, which log in by the hundred; no setting of the program leads here. A stored hash names
 * the cost that it was made with, so that hashes of both costs can be checked.
 */
export const setHashCost = (other: typeof COST): void => {
  cost = other;
};

const inTurn = turns(AT_ONCE, QUEUE_MAX, 'UNAVAILABLE');

/** The password as it may be stored, in PHC form. Fails with UNAVAILABLE when too many wait. */
export const hashPassword = (password: string): Promise<string> =>
  inTurn(() => hash(password, cost));

let dummy: Promise<string> | null = null;

/**
 * Whether the password fits. Takes as long where there is no account (`stored` null), so that the
 * time does not tell (`docs/product/accounts.md, "Login"`).
 */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  dummy ??= hash('no password fits this one', cost);
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return stored !== null && fits;
};
