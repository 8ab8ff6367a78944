import type { GuideId } from '@tomoguide/contract/primitives';
import { beforeDeadline } from '../../../deadline.ts';
import { Failure } from '../../../failure.ts';
import type { Slot } from './clear-slot.ts';

/** A checkout that is asked for. */
export interface Wish {
  slot: Slot;
  /** Its Idempotency-Key. */
  key: string | null;
}

interface Waiting {
  readonly wish: Wish;
  start(): void;
  refuse(reason: Failure): void;
}

/** Which of these wishes, all for one guide, come too late: somebody else holds their time. */
export type FindTaken = (wishes: readonly Wish[]) => Promise<ReadonlySet<Wish>>;

const slotTaken = (): Failure => new Failure('SLOT_TAKEN');

/**
 * Checkouts of one guide, one at a time in this process. The guide's lock in the database orders them in
 * any case, but each would wait for it on a connection of its own: a rush on one slot would leave none for
 * anybody else, and its last buyers would wait in vain. Here whoever's turn comes looks on behalf of all
 * who wait, and those whose time is held by then are refused at once. Lock and constraint stay, for other
 * processes and for what changes between look and turn.
 */
export class SlotLines {
  readonly #findTaken: FindTaken;
  /** Who waits, by guide, for as long as a checkout of that guide is under way. */
  readonly #lines = new Map<GuideId, Waiting[]>();

  constructor(findTaken: FindTaken) {
    this.#findTaken = findTaken;
  }

  /** Runs `work` in its turn. SLOT_TAKEN where somebody else holds the time before it comes. */
  async run<Result>(wish: Wish, work: () => Promise<Result>): Promise<Result> {
    const { guideId } = wish.slot;
    const line = this.#lines.get(guideId);
    if (line) await this.#turnIn(line, wish);
    else this.#lines.set(guideId, []);
    try {
      if (line) await this.#lookFor(line, wish);
      return await work();
    } finally {
      const next = this.#lines.get(guideId)?.shift();
      if (next) next.start();
      else this.#lines.delete(guideId);
    }
  }

  async #turnIn(line: Waiting[], wish: Wish): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    let isMine = false;
    const start = (): void => {
      isMine = true;
      resolve();
    };
    const waiting: Waiting = { wish, start, refuse: reject };
    line.push(waiting);
    await beforeDeadline(promise).catch((error: unknown) => {
      // Its turn came in the same moment: it has to be taken, to be passed on.
      if (isMine) return;
      const place = line.indexOf(waiting);
      if (place >= 0) line.splice(place, 1);
      throw error;
    });
  }

  async #lookFor(line: Waiting[], wish: Wish): Promise<void> {
    const taken = await this.#findTaken([wish, ...line.map((each) => each.wish)]);
    const late = line.filter((each) => taken.has(each.wish));
    line.splice(0, line.length, ...line.filter((each) => !taken.has(each.wish)));
    for (const { refuse } of late) refuse(slotTaken());
    if (taken.has(wish)) throw slotTaken();
  }
}
