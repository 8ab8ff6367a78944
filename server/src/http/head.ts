import type { IncomingMessage } from 'node:http';

/**
 * Turns a HEAD request into a GET before routing. Node omits the body because the response was created for
 * a HEAD. Everything else (routes, hooks, caches and their keys, content-length) is the same as for GET
 * because nothing after this sees the difference.
 */
export const answerHeadAsGet = (request: IncomingMessage): void => {
  if (request.method === 'HEAD') request.method = 'GET';
};
