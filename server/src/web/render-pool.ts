import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { busy } from '../failure.ts';
import { entryFile } from '../server-paths.ts';
import type { CallApi, PageRequest, RenderedPage, Renderer } from './renderer.ts';
import { answerCalls, type Task } from './worker-calls.ts';

/**
 * Ends a thread that hangs. The waiting requests were answered at their deadlines; a thread that is merely
 * slow continues, because a new one would first have to load all pages.
 */
const RENDER_TIMEOUT_MS = 20_000;
/** On a busy machine a new thread takes minutes to load the pages' code. */
const WARM_UP_MS = 600_000;

export interface RenderPoolOptions {
  /** How many pages are rendered at the same time. */
  threads: number;
  /** What the threads run. */
  file?: string;
  longestMs?: number;
}

export interface RenderPool extends Renderer {
  /** Starts the first thread and renders a page to warm it up. Ignores errors: visitors would see them too. */
  warmUp(request: PageRequest): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Renders pages in threads, one page at a time in each, so that a page that hangs affects no other. A page
 * takes about ten milliseconds of CPU time, during which the main thread could answer nobody
 * (docs/decisions/014 has the figures).
 */
export const startRenderPool = ({
  threads,
  file = entryFile('web/render-worker'),
  longestMs = RENDER_TIMEOUT_MS,
}: RenderPoolOptions): RenderPool => {
  const pool = new Piscina<Task, RenderedPage>({
    filename: file,
    minThreads: 1,
    maxThreads: threads,
    idleTimeout: 60_000,
    execArgv: [],
    // Left to itself a thread's heap grows by its garbage. With a sixth of this young generation much
    // of each page grows old, and the whole heap is collected every seventh page (decisions/014).
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
      if (error instanceof Error && error.name === 'AbortError') throw busy(5);
      throw error;
    } finally {
      port1.close();
    }
  };

  return {
    render: (request, callApi) => render(request, callApi, longestMs),
    warmUp: async (request) => {
      const answersNothing = async () => ({ status: 503, body: '{}' });
      await render(request, answersNothing, WARM_UP_MS).catch(() => {});
    },
    stop: () => pool.destroy(),
  };
};
