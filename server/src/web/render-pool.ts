import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { programFile } from '../program-files.ts';
import type { RenderedPage, Renderer } from './renderer.ts';
import { answerCalls, type Task } from './worker-calls.ts';

/** A rendering gives up by itself before (entry.server.tsx); a thread that hangs is ended. */
const LONGEST_MS = 10_000;

export interface RenderPoolOptions {
  /** How many pages are rendered at the same time. */
  threads: number;
  /** What the threads run. */
  file?: string;
  longestMs?: number;
}

export interface RenderPool extends Renderer {
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

  return {
    async render(request, callApi) {
      const { port1, port2 } = new MessageChannel();
      answerCalls(port1, callApi);
      const signal = AbortSignal.timeout(longestMs);
      try {
        return await pool.run({ request, port: port2 }, { transferList: [port2], signal });
      } finally {
        port1.close();
      }
    },
    stop: () => pool.destroy(),
  };
};
