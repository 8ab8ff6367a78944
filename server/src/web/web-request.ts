import type { FastifyRequest } from 'fastify';

/** Headers that a rendering may depend on; a token or anything else private never gets there. */
const PASSED = ['cookie', 'accept-language'] as const;

/** The page request as the router understands it: a GET, addressed at the public URL. */
export const toWebRequest = (request: FastifyRequest, origin: string, mark: string): Request => {
  const headers = new Headers({ 'x-script-mark': mark });
  for (const name of PASSED) {
    const value = request.headers[name];
    if (value) headers.set(name, value);
  }
  // A path that begins with two slashes must not be taken for another host.
  return new Request(origin + request.url, { headers });
};
