import { move, transferableSymbol, valueSymbol } from 'piscina';
import '../temporal.ts';
import { createRenderer, loadBundle } from './bundle.ts';
import type { RenderedPage } from './renderer.ts';
import { createWorkerApi, type Task } from './worker-calls.ts';

/** Runs in each worker thread of the pool. */
const renderer = createRenderer(await loadBundle(), 'production');

export default async ({ request, port }: Task) => {
  const page = await renderer.render(request, createWorkerApi(port));
  const { buffer, byteLength } = page.body;
  // Transfers the page's bytes instead of copying them, unless their memory is shared.
  return move({
    [transferableSymbol]: buffer.byteLength === byteLength ? [buffer] : [],
    [valueSymbol]: page satisfies RenderedPage,
  });
};
