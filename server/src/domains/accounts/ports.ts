import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Db, Executor, Tx } from '../../database/database.ts';
import type { BaseDeps, Deps } from '../../deps.ts';

/** The account concerned. */
export interface Person {
  userId: UserId;
  guideId: GuideId | null;
}

/**
 * What a module provides about users whose data it stores. Of the other modules, accounts depends only on
 * payments, and each module handles its own tables (docs/product/accounts.md, "Closing an account").
 */
export interface AccountKeeper {
  /** Returns the user's data for the export, keyed by JSON file name. */
  exported(db: Executor, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Erases or anonymizes the user's own data, in the transaction that closes the account. */
  erase?(tx: Tx, deps: Deps, person: Person): Promise<void>;
  /** Returns the reasons why the account cannot be closed. Runs under the locks that `erase` takes. */
  reasonsToStay?(db: Executor, person: Person): Promise<ClosingReason[]>;
}

/** Keyed by database, because a test can run several apps in one process. */
const registered = new WeakMap<Db, AccountKeeper[]>();

/** Called by each module when the app is built. */
export const registerAccountKeeper = (deps: Pick<BaseDeps, 'db'>, keeper: AccountKeeper): void => {
  registered.set(deps.db, [...(registered.get(deps.db) ?? []), keeper]);
};

export const accountKeepersOf = (deps: Pick<BaseDeps, 'db'>): readonly AccountKeeper[] =>
  registered.get(deps.db) ?? [];
