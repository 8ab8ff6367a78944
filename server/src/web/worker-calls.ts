import { AsyncLocalStorage } from 'node:async_hooks';
import type { MessagePort } from 'node:worker_threads';
import type { ApiReply, ApiRequest, CallApi, PageRequest } from './renderer.ts';

/** A task for a rendering thread: the page to render, and the port for its API calls to the main thread. */

export interface Task {
  request: PageRequest;
  /** The port for the page's API calls. */
  port: MessagePort;
}

interface CallMessage {
  id: number;
  request: ApiRequest;
}

/** `reply` is absent if the API call failed. */
interface ReplyMessage {
  id: number;
  reply?: ApiReply;
}

/** Answers API calls from a rendering thread. Runs in the main thread. */
export const answerCalls = (port: MessagePort, callApi: CallApi): void => {
  const answer = async ({ id, request }: CallMessage): Promise<void> => {
    const reply = await callApi(request).catch(() => undefined);
    port.postMessage({ id, ...(reply && { reply }) } satisfies ReplyMessage);
  };
  // Calls run in the context of the page's request, so that its caches and deadline apply.
  port.on('message', AsyncLocalStorage.bind(answer));
};

/** Returns a function that sends API calls to the main thread. Runs in the rendering thread. */
export const createWorkerApi = (port: MessagePort): CallApi => {
  const waiting = new Map<number, (reply: ApiReply | undefined) => void>();
  port.on('message', ({ id, reply }: ReplyMessage) => {
    waiting.get(id)?.(reply);
    waiting.delete(id);
  });
  let last = 0;
  return async (request) => {
    last += 1;
    const { promise, resolve } = Promise.withResolvers<ApiReply | undefined>();
    waiting.set(last, resolve);
    port.postMessage({ id: last, request } satisfies CallMessage);
    const reply = await promise;
    if (!reply) throw new Error(`a page's call failed: ${request.method} ${request.url}`);
    return reply;
  };
};
