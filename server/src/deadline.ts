import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Time limit of a request in milliseconds, chosen so that the response is sent within five seconds of the
 * request's arrival.
 */
export const REQUEST_MS = 4_500;

/** Thrown when a request runs out of time. The response is a 503, and the client can retry. */
export class DeadlineExceeded extends Error {
  constructor() {
    super('the deadline of the request has passed');
    this.name = 'DeadlineExceeded';
  }
}

/**
 * The deadline of a request. It covers waiting and computing, except for work that has its own timeout
 * (`withDeadlinePaused`).
 */
export class Deadline {
  readonly #clock: () => number;
  #endsAt: number;
  #pauses = 0;
  #pausedAt = 0;

  /** `clock` is monotonic, in milliseconds. */
  constructor(limitMs = REQUEST_MS, clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#endsAt = clock() + limitMs;
  }

  /** The remaining time in milliseconds; negative once the deadline has passed. */
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

/** Returns the deadline of the current request; undefined in jobs, which have their own timeouts. */
export const getCurrentDeadline = (): Deadline | undefined => deadlines.getStore();

/** Returns the remaining time of the current request in milliseconds: at least zero, infinite in jobs. */
export const getTimeLeftMs = (): number =>
  Math.max(0, deadlines.getStore()?.leftMs ?? Number.POSITIVE_INFINITY);

/** Like `getTimeLeftMs`, but throws DeadlineExceeded if no time is left. */
export const requireTime = (): number => {
  const left = getTimeLeftMs();
  if (left === 0) throw new DeadlineExceeded();
  return left;
};

/** Runs `work` with a deadline, by default a new one. */
export const withDeadline = <Result>(
  work: () => Result,
  deadline: Deadline = new Deadline(),
): Result => deadlines.run(deadline, work);

/** Waits for `work` until the request's deadline, then throws DeadlineExceeded. The work itself continues. */
export const beforeDeadline = async <Result>(work: Promise<Result>): Promise<Result> => {
  const left = getTimeLeftMs();
  if (left === Number.POSITIVE_INFINITY) return work;
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new DeadlineExceeded()), left);
  try {
    return await Promise.race([work, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Runs work that has its own timeout, such as receiving a body or calling a payment provider. The request's
 * deadline is paused in the meantime.
 */
export const withDeadlinePaused = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  const deadline = deadlines.getStore();
  deadline?.pause();
  try {
    return await work();
  } finally {
    deadline?.resume();
  }
};

/**
 * Runs cleanup that must happen even if the request is out of time. The cleanup has its own deadline, but the
 * request waits for it only until the request's deadline.
 */
export const withOwnDeadline = async (work: () => Promise<void>): Promise<void> => {
  try {
    await beforeDeadline(withDeadline(work));
  } catch (error) {
    if (!(error instanceof DeadlineExceeded)) throw error;
  }
};
