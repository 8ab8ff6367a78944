import type { IncomingMessage } from 'node:http';

/**
 * Makes a HEAD request a GET before it is routed. Node leaves the body out, since the response was
 * made for a HEAD; everything else (routes, hooks, caches and their keys, content-length) cannot
 * differ from GET, because nothing behind this sees another method.
 */
export const answerHeadAsGet = (request: IncomingMessage): void => {
  if (request.method === 'HEAD') request.method = 'GET';
};
