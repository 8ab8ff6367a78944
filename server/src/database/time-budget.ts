import { AsyncLocalStorage } from 'node:async_hooks';

/** How long one request may wait in all, so that it is answered within five seconds. */
export const REQUEST_WAIT_MS = 4_500;

/**
 * How long one request has waited so far: for the database, and for its turn to be rendered. What it
 * waits for at the same time counts once; what else takes its time (its body, a payment provider,
 * hashing) does not count.
 */
export class TimeBudget {
  #spentMs = 0;
  #waits = 0;
  #since = 0;

  get spentMs(): number {
    return this.#spentMs + (this.#waits > 0 ? performance.now() - this.#since : 0);
  }

  begin(): void {
    if (this.#waits === 0) this.#since = performance.now();
    this.#waits += 1;
  }

  end(): void {
    this.#waits -= 1;
    if (this.#waits === 0) this.#spentMs += performance.now() - this.#since;
  }
}

const budgets = new AsyncLocalStorage<TimeBudget>();

/** The budget of the request under way; undefined in jobs, which have limits of their own. */
export const currentBudget = (): TimeBudget | undefined => budgets.getStore();

/** How much longer the request under way may wait; no limit in jobs. */
export const timeLeftMs = (limitMs = REQUEST_WAIT_MS): number => {
  const budget = budgets.getStore();
  return budget ? limitMs - budget.spentMs : Number.POSITIVE_INFINITY;
};

/** Runs `work` within a budget, a fresh one by default. */
export const withTimeBudget = <Result>(
  work: () => Result,
  budget: TimeBudget = new TimeBudget(),
): Result => budgets.run(budget, work);

/** Counts the wait for `answer` against the budget of the request under way. */
export const countWait = async <Result>(answer: Promise<Result>): Promise<Result> => {
  const budget = budgets.getStore();
  if (!budget) return answer;
  budget.begin();
  try {
    return await answer;
  } finally {
    budget.end();
  }
};

/** The request has waited as long as it may. */
export class TimeBudgetSpent extends Error {
  constructor() {
    super('the request has waited as long as it may');
    this.name = 'TimeBudgetSpent';
  }
}
