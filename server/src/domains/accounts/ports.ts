import type { ClosingReason } from '@tomoguide/contract/accounts/closing';
import type { GuideId, UserId } from '@tomoguide/contract/primitives';
import type { Db, Executor, Tx } from '../../database/database.ts';
import type { BaseDeps, Deps } from '../../deps.ts';

/** Whose account it is about. */
export interface Person {
  userId: UserId;
  guideId: GuideId | null;
}

/**
 * What a noun says of the people it keeps something about: accounts knows no other noun but payments,
 * and each decides for its own tables (docs/product/accounts.md, "Closing an account").
 */
export interface AccountKeeper {
  /** What it keeps of them, for their own eyes, by the name of a JSON file. */
  exported(db: Executor, person: Person): Promise<Readonly<Record<string, unknown>>>;
  /** Erases or makes nameless what is theirs alone, in the transaction that closes the account. */
  erase?(tx: Tx, deps: Deps, person: Person): Promise<void>;
  /** Why the account has to stay. Asked behind the locks that `erase` takes. */
  reasonsToStay?(db: Executor, person: Person): Promise<ClosingReason[]>;
}

/** Keyed by database, because a test runs several apps in one process. */
const registered = new WeakMap<Db, AccountKeeper[]>();

/** Called by each noun when the app is built. */
export const registerAccountKeeper = (deps: Pick<BaseDeps, 'db'>, keeper: AccountKeeper): void => {
  registered.set(deps.db, [...(registered.get(deps.db) ?? []), keeper]);
};

export const keepersOf = (deps: Pick<BaseDeps, 'db'>): readonly AccountKeeper[] =>
  registered.get(deps.db) ?? [];
