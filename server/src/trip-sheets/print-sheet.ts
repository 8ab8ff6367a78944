import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { beforeDeadline, Deadline, withDeadline } from '../deadline.ts';
import { busy } from '../failure.ts';
import { MicroCache } from '../http/micro-cache.ts';
import { turns } from '../in-turn.ts';
import { programFile } from '../program-files.ts';
import type { TripSheet } from './sheet.ts';

/** A thread that hangs is ended; one that a busy machine slows down is not, as its sheet is kept. */
const LONGEST_MS = 60_000;
/** Sheets of bookings that may wait, and as many of itineraries; one more is refused. */
const MOST_WAITING = 8;
const KEPT_MS = 60 * 60 * 1000;
/** A sheet is some 100 KB. */
const KEPT_BYTES = 16 * 1024 * 1024;

export type Draw = (sheet: TripSheet) => Promise<Uint8Array>;

/** All that a sheet says, but not as of when: one that says the same is the same. */
const nameOf = ({ madeAt: _madeAt, foot: _foot, ...said }: TripSheet): string =>
  createHash('sha256').update(JSON.stringify(said)).digest('base64url');

/** In a thread, which ends after a minute without work. */
const threadThatDraws = () =>
  new Piscina<TripSheet, Uint8Array>({
    filename: programFile('trip-sheets/draw-worker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

/**
 * Draws sheets in a thread of their own, one at a time, those of bookings before those of itineraries. A
 * sheet that was drawn within the hour is given again for as long as it says the same; so is one that was
 * done too late for whoever asked.
 */
export class SheetPrinter {
  readonly #inTurn = turns(1, MOST_WAITING, 'BUSY');
  readonly #kept = new MicroCache<Uint8Array>({
    ttlMs: KEPT_MS,
    maxEntries: 1000,
    maxBytes: KEPT_BYTES,
    bytesOf: ({ length }) => length,
  });
  readonly #drawing: Draw;
  #thread: Piscina<TripSheet, Uint8Array> | null = null;
  #stopped = false;

  /** `draw`: in a thread by default. */
  constructor(draw?: Draw) {
    this.#drawing = draw ?? ((sheet) => this.#drawInThread(sheet));
  }

  /** The PDF. BUSY where too many wait, or where it is not done by the request's deadline. */
  async print(sheet: TripSheet, of: 'booking' | 'itinerary'): Promise<Uint8Array> {
    const line = of === 'booking' ? 0 : 1;
    // Others may ask for the same one meanwhile: it goes on after the deadline of whoever asked first.
    const drawn = this.#kept.get(nameOf(sheet), () =>
      withDeadline(() => this.#inTurn(() => this.#drawing(sheet), line), new Deadline(LONGEST_MS)),
    );
    return beforeDeadline(drawn);
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#thread?.destroy();
  }

  async #drawInThread(sheet: TripSheet): Promise<Uint8Array> {
    this.#thread ??= threadThatDraws();
    try {
      return await this.#thread.run(sheet, { signal: AbortSignal.timeout(LONGEST_MS) });
    } catch (error) {
      if (this.#stopped || (error instanceof Error && error.name === 'AbortError')) throw busy(5);
      throw error;
    }
  }
}
