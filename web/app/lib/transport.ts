import { fetchParts, jsonOf } from './fetch-parts.ts';

/** One request, built from a contract value. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  /** Same as in `fetch`. */
  keepalive?: boolean;
}

export interface ApiResponse {
  status: number;
  /** Undefined if the body is missing or unreadable. */
  body: unknown;
  headers?: { get(name: string): string | null };
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

declare global {
  /** Set by the server that renders pages: calls the same routes in process. */
  var tomoguideTransport: Transport | undefined;
}

const fetchTransport: Transport = async ({ url, ...request }) => {
  const { response, parts } = await fetchParts(url, { ...request, credentials: 'same-origin' });
  return { status: response.status, body: jsonOf(parts), headers: response.headers };
};

/** Sends a request to the API from the current environment. */
export const transport: Transport = (request) => {
  if (!import.meta.env.SSR) return fetchTransport(request);
  if (!globalThis.tomoguideTransport) throw new Error('The server renders without its API');
  return globalThis.tomoguideTransport(request);
};
