import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import { beforeDeadline, Deadline, DeadlineExceeded, withDeadline } from '../deadline.ts';
import { createBusyFailure } from '../failure.ts';
import { MicroCache } from '../http/micro-cache.ts';
import type { Logger } from '../log.ts';
import { getEntryFile } from '../server-paths.ts';
import { createTurnQueue } from '../turn-queue.ts';
import type { DrawnSheet } from './draw-sheet.ts';
import type { TripSheet } from './sheet.ts';

/**
 * After this time, in milliseconds, a thread is considered hung and is ended. Long enough for a busy
 * machine, because a late sheet is still cached.
 */
const DRAW_TIMEOUT_MS = 60_000;
/** Maximum number of waiting sheets in each of the two queues. */
const MAX_WAITING = 8;
const CACHE_MS = 60 * 60 * 1000;
/** Size of the cache in bytes; a sheet takes about 100 KB. */
const CACHE_BYTES = 16 * 1024 * 1024;

export type Draw = (sheet: TripSheet) => Promise<DrawnSheet>;

/**
 * Returns a hash of a sheet's content, excluding its creation time. Sheets with equal content are
 * interchangeable.
 */
const getCacheKey = ({ madeAt: _madeAt, foot: _foot, ...content }: TripSheet): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** Creates a drawing thread, which ends after a minute of inactivity. */
const createThread = () =>
  new Piscina<TripSheet, DrawnSheet>({
    filename: getEntryFile('trip-sheets/draw-worker'),
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });

/**
 * Draws sheets in a separate thread, one at a time, sheets of bookings before all others. Caches
 * sheets for an hour by their content, including sheets finished too late for the request.
 */
export class SheetPrinter {
  readonly #inTurn = createTurnQueue(1, MAX_WAITING, 'BUSY');
  readonly #cache = new MicroCache<Uint8Array>({
    ttlMs: CACHE_MS,
    maxEntries: 1000,
    maxBytes: CACHE_BYTES,
    bytesOf: ({ length }) => length,
  });
  readonly #draw: Draw;
  #thread: Piscina<TripSheet, DrawnSheet> | null = null;
  #stopped = false;

  readonly #log: Pick<Logger, 'warn'>;

  /** `draw` draws a sheet; by default, it runs in a thread. */
  constructor(log: Pick<Logger, 'warn'>, draw?: Draw) {
    this.#log = log;
    this.#draw = draw ?? ((sheet) => this.#drawInThread(sheet));
  }

  /**
   * Returns the PDF of a sheet. Throws BUSY if too many sheets are queued, or if the sheet is not drawn by
   * the request's deadline, in which case it is cached soon afterward.
   */
  async print(sheet: TripSheet, of: 'booking' | 'itinerary' | 'taxes'): Promise<Uint8Array> {
    const queue = of === 'booking' ? 0 : 1;
    // Drawing does not use the first request's deadline, because other requests may be waiting for the same
    // sheet.
    const drawn = this.#cache.get(getCacheKey(sheet), () =>
      withDeadline(
        () => this.#inTurn(() => this.#drawAndReport(sheet), queue),
        new Deadline(DRAW_TIMEOUT_MS),
      ),
    );
    return beforeDeadline(drawn).catch((error: unknown) => {
      throw error instanceof DeadlineExceeded ? createBusyFailure(5) : error;
    });
  }

  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#thread?.destroy();
  }

  async #drawAndReport(sheet: TripSheet): Promise<Uint8Array> {
    const { pdf, missing } = await this.#draw(sheet);
    if (missing.length > 0)
      this.#log.warn({ missing }, 'a trip sheet shows characters as codes, as no font has them');
    return pdf;
  }

  async #drawInThread(sheet: TripSheet): Promise<DrawnSheet> {
    this.#thread ??= createThread();
    try {
      return await this.#thread.run(sheet, { signal: AbortSignal.timeout(DRAW_TIMEOUT_MS) });
    } catch (error) {
      if (this.#stopped || (error instanceof Error && error.name === 'AbortError'))
        throw createBusyFailure(5);
      throw error;
    }
  }
}
