import { Piscina } from 'piscina';
import { busy } from '../failure.ts';
import { programFile } from '../program-files.ts';
import type { TripSheet } from './sheet.ts';

/** A sheet takes half a second of computing, most of it to cut its characters out of the fonts. */
const LONGEST_MS = 15_000;
/** Sheets that may wait; one more is refused. */
const MOST_WAITING = 8;

/** Draws sheets in a thread of their own, one at a time. */
export class SheetPrinter {
  #pool: Piscina<TripSheet, Uint8Array> | null = null;
  #stopped = false;

  /** The PDF. BUSY where too many wait, or where it takes too long. */
  async print(sheet: TripSheet): Promise<Uint8Array> {
    this.#pool ??= new Piscina({
      filename: programFile('trip-sheets/draw-worker'),
      minThreads: 0,
      maxThreads: 1,
      maxQueue: MOST_WAITING,
      idleTimeout: 60_000,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    });
    if (this.#pool.queueSize >= MOST_WAITING) throw busy(5);
    try {
      return await this.#pool.run(sheet, { signal: AbortSignal.timeout(LONGEST_MS) });
    } catch (error) {
      if (this.#stopped || (error instanceof Error && error.name === 'AbortError')) throw busy(5);
      throw error;
    }
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#pool?.destroy();
  }
}
