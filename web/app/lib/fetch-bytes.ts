import { ApiError } from './api-error.ts';
import { fetchParts, parseJson } from './fetch-parts.ts';
import { readSession } from './session.ts';
import { endIfRefused } from './session-refused.ts';

/**
 * Fetches a binary reply in the page's language, with the session's token if there is one. Throws ApiError;
 * its status is 0 if no reply arrived.
 */
export const fetchBytes = async (url: string): Promise<Blob> => {
  const token = readSession()?.token;
  const { response, parts } = await fetchParts(url, {
    headers: {
      'accept-language': document.documentElement.lang,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  }).catch(() => {
    throw new ApiError(0, null);
  });
  if (!response.ok) {
    const refusal = parseJson(parts) ?? null;
    endIfRefused(token, response.status, refusal);
    throw new ApiError(response.status, refusal);
  }
  return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
};
