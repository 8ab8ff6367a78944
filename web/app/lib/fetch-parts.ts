import { watchForStall } from './watch-for-stall.ts';

/** The chunks of a body as they arrived. */
type Parts = Uint8Array<ArrayBuffer>[];

/**
 * Fetches a reply with its whole body. Rejects if the connection is lost, or if no data arrives for too
 * long (watch-for-stall.ts).
 */
export const fetchParts = async (
  url: string,
  { signal, ...options }: RequestInit,
): Promise<{ response: Response; parts: Parts }> => {
  const lost = new AbortController();
  const abort = () => lost.abort();
  const watch = watchForStall(abort);
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...options, signal: lost.signal });
    const parts: Parts = [];
    const reader = response.body?.getReader();
    watch.onActivity();
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      watch.onActivity();
      parts.push(part.value);
    }
    return { response, parts };
  } finally {
    watch.stop();
    signal?.removeEventListener('abort', abort);
  }
};

const decodeText = (parts: Parts): string => {
  const decoder = new TextDecoder();
  const texts = parts.map((part) => decoder.decode(part, { stream: true }));
  return texts.join('') + decoder.decode();
};

/** Returns the parsed body; undefined if it is not JSON. */
export const parseJson = (parts: Parts): unknown => {
  try {
    return JSON.parse(decodeText(parts));
  } catch {
    return undefined;
  }
};
