import type { IncomingMessage } from 'node:http';

/**
 * Turns a HEAD request into a GET before routing. Node omits the body because it created the response for a
 * HEAD request. Everything else (routes, hooks, cache keys, content-length) is the same as for GET, because
 * later code does not see the difference.
 */
export const answerHeadAsGet = (request: IncomingMessage): void => {
  if (request.method === 'HEAD') request.method = 'GET';
};
