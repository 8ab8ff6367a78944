import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { busy } from '../failure.ts';
import { programFile } from '../program-files.ts';
import type { CallApi, PageRequest, RenderedPage, Renderer } from './renderer.ts';
import { answerCalls, type Task } from './worker-calls.ts';

/**
 * A thread that hangs is ended. Who waits for its page was answered at their deadline; one that a busy
 * machine slows down may go on, as a new thread would have to begin with loading all pages.
 */
const LONGEST_MS = 20_000;
/** A thread that starts on a busy machine takes minutes to load the pages' code. */
const WARM_UP_MS = 600_000;

export interface RenderPoolOptions {
  /** How many pages are rendered at the same time. */
  threads: number;
  /** What the threads run. */
  file?: string;
  longestMs?: number;
}

export interface RenderPool extends Renderer {
  /** Starts the first thread and has it render this for nobody; what fails here fails for people too. */
  warmUp(request: PageRequest): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Renders in threads of their own, a page at a time in each: a page that hangs takes no other with
 * it. A page takes some ten milliseconds of computing, in which this
 * thread would answer nobody (docs/decisions/014 has the figures).
 */
export const startRenderPool = ({
  threads,
  file = programFile('web/render-worker'),
  longestMs = LONGEST_MS,
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
