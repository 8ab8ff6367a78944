import { fetchParts, parseJson } from './fetch-parts.ts';

/** An HTTP request, built from a call of the contract. */
export interface ApiRequest {
  method: string;
  /** Path and query string. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
  /** The `keepalive` option of `fetch`. */
  keepalive?: boolean;
}

export interface ApiResponse {
  status: number;
  /** The parsed JSON body; undefined if it is missing or unreadable. */
  body: unknown;
  headers?: { get(name: string): string | null };
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

declare global {
  /** Set by the server that renders pages, to call the API routes in process. */
  var tomoguideTransport: Transport | undefined;
}

const fetchTransport: Transport = async ({ url, ...request }) => {
  const { response, parts } = await fetchParts(url, { ...request, credentials: 'same-origin' });
  return { status: response.status, body: parseJson(parts), headers: response.headers };
};

/** Sends a request to the API: in process during server-side rendering, otherwise with `fetch`. */
export const transport: Transport = (request) => {
  if (!import.meta.env.SSR) return fetchTransport(request);
  if (!globalThis.tomoguideTransport) throw new Error('The server renders without its API');
  return globalThis.tomoguideTransport(request);
};
