import { AsyncLocalStorage } from 'node:async_hooks';

/** How long a request may take, so that its answer is out within five seconds of its arrival. */
export const REQUEST_MS = 4_500;

/** The request has taken as long as it may: 503, the caller may come back. */
export class DeadlinePassed extends Error {
  constructor() {
    super('the request has taken as long as it may');
    this.name = 'DeadlinePassed';
  }
}

/**
 * When one request has to be answered. All of its time counts, whatever it waits for or computes, except
 * for what has a limit of its own (`untimed`).
 */
export class Deadline {
  readonly #clock: () => number;
  #endsAt: number;
  #pauses = 0;
  #pausedAt = 0;

  /** `clock`: the monotonic one, in milliseconds. */
  constructor(limitMs = REQUEST_MS, clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#endsAt = clock() + limitMs;
  }

  /** Milliseconds; below zero once it has passed. */
  get leftMs(): number {
    return this.#endsAt - (this.#pauses > 0 ? this.#pausedAt : this.#clock());
  }

  pause(): void {
    if (this.#pauses === 0) this.#pausedAt = this.#clock();
    this.#pauses += 1;
  }

  resume(): void {
    this.#pauses -= 1;
    if (this.#pauses === 0) this.#endsAt += this.#clock() - this.#pausedAt;
  }
}

const deadlines = new AsyncLocalStorage<Deadline>();

/** Of the request under way; undefined in jobs, which have limits of their own. */
export const currentDeadline = (): Deadline | undefined => deadlines.getStore();

/** How much longer the request under way may take, zero at the least; infinite in jobs. */
export const timeLeftMs = (): number =>
  Math.max(0, deadlines.getStore()?.leftMs ?? Number.POSITIVE_INFINITY);

/** The same, where there is none left: DeadlinePassed. */
export const requireTime = (): number => {
  const left = timeLeftMs();
  if (left === 0) throw new DeadlinePassed();
  return left;
};

/** Runs `work` under a deadline, a fresh one by default. */
export const withDeadline = <Result>(
  work: () => Result,
  deadline: Deadline = new Deadline(),
): Result => deadlines.run(deadline, work);

/** What `work` gives before the request's deadline; DeadlinePassed after it. The work itself goes on. */
export const beforeDeadline = async <Result>(work: Promise<Result>): Promise<Result> => {
  const left = timeLeftMs();
  if (left === Number.POSITIVE_INFINITY) return work;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlinePassed()), left);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/** Work with a limit of its own (a body that arrives, a payment provider): its time does not count. */
export const untimed = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const deadline = deadlines.getStore();
  deadline?.pause();
  try {
    return await work();
  } finally {
    deadline?.resume();
  }
};

/**
 * Cleaning up that has to be done although the request's time may be over: in time of its own, for which
 * the request waits only until its deadline.
 */
export const inOwnTime = async (work: () => Promise<void>): Promise<void> => {
  try {
    await beforeDeadline(withDeadline(work));
  } catch (error) {
    if (!(error instanceof DeadlinePassed)) throw error;
  }
};
