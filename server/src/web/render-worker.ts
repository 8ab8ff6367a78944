import '../temporal.ts';
import { loadBundle, rendererOf } from './bundle.ts';
import type { RenderedPage } from './renderer.ts';
import { callsOver, type Task } from './worker-calls.ts';

/** What runs in each thread of the pool. */
const renderer = rendererOf(await loadBundle(), 'production');

export default ({ request, port }: Task): Promise<RenderedPage> =>
  renderer.render(request, callsOver(port));
