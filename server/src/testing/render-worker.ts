import type { RenderedPage } from '../web/renderer.ts';
import { createWorkerApi, type Task } from '../web/worker-calls.ts';
import { renderedPage } from './rendered-page.ts';

/** Renders the API's response for the page's path. `/hang` computes forever, and `/crash` ends the thread. */
export default async ({ request, port }: Task): Promise<RenderedPage> => {
  const { pathname } = new URL(request.url);
  if (pathname === '/crash') process.exit(1);
  while (pathname === '/hang');
  const callApi = createWorkerApi(port);
  const [first, second] = await Promise.all(
    ['/1', '/2'].map((end) => callApi({ method: 'GET', url: pathname + end, headers: {} })),
  );
  return renderedPage(`${first?.body} ${second?.body}`, { status: first?.status ?? 0 });
};
