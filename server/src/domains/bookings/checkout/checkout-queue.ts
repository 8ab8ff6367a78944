import type { GuideId } from '@tomoguide/contract/primitives';
import { beforeDeadline } from '../../../deadline.ts';
import { Failure } from '../../../failure.ts';
import type { Slot } from '../slots/check-slot.ts';

/** A requested checkout. */
export interface CheckoutRequest {
  slot: Slot;
  /** The Idempotency-Key of the request; null if it has none. */
  key: string | null;
}

interface Waiting {
  readonly request: CheckoutRequest;
  start(): void;
  refuse(reason: Failure): void;
}

/** Returns which of a guide's requests are for a slot that another booking already holds. */
export type FindTaken = (
  requests: readonly CheckoutRequest[],
) => Promise<ReadonlySet<CheckoutRequest>>;

const createSlotTakenFailure = (): Failure => new Failure('SLOT_TAKEN');

/**
 * Runs the checkouts of each guide one at a time in this process. The guide's database lock would also
 * serialize them, but each would hold a connection while it waits, so that a rush on one slot would leave
 * no connections for other requests, and the last checkouts would time out. The running request checks the
 * slots of all queued requests and rejects those whose slot is taken. The lock and the constraint still
 * protect against other processes and against changes made in between.
 */
export class CheckoutQueue {
  readonly #findTaken: FindTaken;
  /** Waiting requests by guide. A guide has an entry while one of its checkouts is running. */
  readonly #queues = new Map<GuideId, Waiting[]>();

  constructor(findTaken: FindTaken) {
    this.#findTaken = findTaken;
  }

  /**
   * Runs `work` when it is the request's turn. Throws SLOT_TAKEN if another booking holds the slot by then.
   */
  async run<Result>(request: CheckoutRequest, work: () => Promise<Result>): Promise<Result> {
    const { guideId } = request.slot;
    const queue = this.#queues.get(guideId);
    if (queue) await this.#waitForTurn(queue, request);
    else this.#queues.set(guideId, []);
    try {
      if (queue) await this.#refuseTaken(queue, request);
      return await work();
    } finally {
      const next = this.#queues.get(guideId)?.shift();
      if (next) next.start();
      else this.#queues.delete(guideId);
    }
  }

  async #waitForTurn(queue: Waiting[], request: CheckoutRequest): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isMyTurn = false;
    const start = (): void => {
      isMyTurn = true;
      resolve();
    };
    const waiting: Waiting = { request, start, refuse: reject };
    queue.push(waiting);
    await beforeDeadline(promise).catch((error: unknown) => {
      // If it became the request's turn at the same moment, the request must run, because it also starts
      // the next one.
      if (isMyTurn) return;
      const position = queue.indexOf(waiting);
      if (position >= 0) queue.splice(position, 1);
      throw error;
    });
  }

  async #refuseTaken(queue: Waiting[], request: CheckoutRequest): Promise<void> {
    const taken = await this.#findTaken([request, ...queue.map((waiter) => waiter.request)]);
    const late = queue.filter((waiter) => taken.has(waiter.request));
    queue.splice(0, queue.length, ...queue.filter((waiter) => !taken.has(waiter.request)));
    for (const { refuse } of late) refuse(createSlotTakenFailure());
    if (taken.has(request)) throw createSlotTakenFailure();
  }
}
