import { type SilenceWatch, watchSilence } from './silence.ts';

/** One call on its way, made from a contract value. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface ApiResponse {
  status: number;
  /** Undefined when the body is missing or cannot be read. */
  body: unknown;
  headers?: { get(name: string): string | null };
}

export type Transport = (request: ApiRequest) => Promise<ApiResponse>;

declare global {
  /** Set by the server that renders pages: the same routes, called in process. */
  var tomoguideTransport: Transport | undefined;
}

const textOf = async ({ body }: Response, watch: SilenceWatch): Promise<string> => {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    watch.heard();
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Rejects where the connection is lost, and where nothing is heard for too long. */
const overNetwork: Transport = async ({ url, signal, ...request }) => {
  const lost = new AbortController();
  const end = () => lost.abort();
  const watch = watchSilence(end);
  signal?.addEventListener('abort', end);
  if (signal?.aborted) end();
  try {
    const options = { ...request, signal: lost.signal, credentials: 'same-origin' } as const;
    const response = await fetch(url, options);
    watch.heard();
    const body = parsed(await textOf(response, watch));
    return { status: response.status, body, headers: response.headers };
  } finally {
    watch.stop();
    signal?.removeEventListener('abort', end);
  }
};

/** How calls reach the API from here. */
export const transport: Transport = (request) => {
  if (!import.meta.env.SSR) return overNetwork(request);
  if (!globalThis.tomoguideTransport) throw new Error('The server renders without its API');
  return globalThis.tomoguideTransport(request);
};
