import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { createBusyFailure } from '../failure.ts';
import { getEntryFile } from '../server-paths.ts';
import type { CallApi, PageRequest, RenderedPage, Renderer } from './renderer.ts';
import { answerCalls, type Task } from './worker-calls.ts';

/**
 * Terminates a thread that hangs after this time. The waiting requests already received a 503 at their
 * deadlines. The limit is generous, because replacing a thread that is merely slow would mean loading all
 * pages again.
 */
const RENDER_TIMEOUT_MS = 20_000;
/** Time limit for the warm-up. On a busy machine, a new thread takes minutes to load the pages' code. */
const WARM_UP_MS = 600_000;

export interface RenderPoolOptions {
  /** The maximum number of concurrent renders. */
  threads: number;
  /** The script that the threads run. */
  file?: string;
  timeoutMs?: number;
}

export interface RenderPool extends Renderer {
  /**
   * Starts the first thread and renders a page to warm it up. Ignores errors, because visitors' requests
   * would report the same ones.
   */
  warmUp(request: PageRequest): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Renders pages in worker threads, one page at a time per thread, so that a page that hangs affects no
 * other page. A page takes about ten milliseconds of CPU time, during which the main thread could not
 * respond (docs/decisions/014 has the measurements).
 */
export const startRenderPool = ({
  threads,
  file = getEntryFile('web/render-worker'),
  timeoutMs = RENDER_TIMEOUT_MS,
}: RenderPoolOptions): RenderPool => {
  const pool = new Piscina<Task, RenderedPage>({
    filename: file,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    execArgv: [],
    // Keeps garbage from growing a thread's heap. With a sixth of this young generation, much of each page
    // is promoted to the old generation, and a full collection runs every seventh page (decisions/014).
    resourceLimits: { maxYoungGenerationSizeMb: 48, maxOldGenerationSizeMb: 160 },
  });

  const render = async (
    request: PageRequest,
    callApi: CallApi,
    withinMs: number,
  ): Promise<RenderedPage> => {
    const { port1, port2 } = new MessageChannel();
    answerCalls(port1, callApi);
    const signal = AbortSignal.timeout(withinMs);
    try {
      return await pool.run({ request, port: port2 }, { transferList: [port2], signal });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw createBusyFailure(5);
      throw error;
    } finally {
      port1.close();
    }
  };

  return {
    render: (request, callApi) => render(request, callApi, timeoutMs),
    warmUp: async (request) => {
      const rejectCalls = async () => ({ status: 503, body: '{}' });
      await render(request, rejectCalls, WARM_UP_MS).catch(() => {});
    },
    stop: () => pool.destroy(),
  };
};
