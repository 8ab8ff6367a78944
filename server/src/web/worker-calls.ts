import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessagePort } from 'node:worker_threads';
import type { ApiReply, ApiRequest, CallApi, PageRequest } from './renderer.ts';

/** How a thread that renders asks the main one for what its page shows. */

export interface Task {
  request: PageRequest;
  /** Where the page's calls of the API go. */
  port: MessagePort;
}

interface Question {
  id: number;
  request: ApiRequest;
}

/** `reply` is absent where the call failed. */
interface Answer {
  id: number;
  reply?: ApiReply;
}

/** In the main thread: answers what comes from the other end. */
export const answerCalls = (port: MessagePort, callApi: CallApi): void => {
  const answer = async ({ id, request }: Question): Promise<void> => {
    const reply = await callApi(request).catch(() => undefined);
    port.postMessage({ id, ...(reply && { reply }) } satisfies Answer);
  };
  // Run in the context of the page's request, so that its caches and deadline apply.
  port.on('message', AsyncLocalStorage.bind(answer));
};

/** In the thread: calls that the other end answers. */
export const callsOver = (port: MessagePort): CallApi => {
  const waiting = new Map<number, (reply: ApiReply | undefined) => void>();
  port.on('message', ({ id, reply }: Answer) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });
  let last = 0;
  return async (request) => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<ApiReply | undefined>();
    waiting.set(last, resolve);
    port.postMessage({ id: last, request } satisfies Question);
    const reply = await promise;
    if (!reply) throw new Error(`a page's call failed: ${request.method} ${request.url}`);
    return reply;
  };
};
