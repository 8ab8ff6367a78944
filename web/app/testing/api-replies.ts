import type { Call, ReplyBody } from '@tomoguide/contract/call';
import * as z from 'zod/mini';

interface Reply {
  call: Call;
  status: number;
  /** Returns the reply's body for the query of the request. */
  bodyFor: (query: URLSearchParams) => unknown;
  /** The content type of a reply that is not JSON. */
  type?: string;
}

/**
 * Returns the API's successful reply to a call, either fixed or built from the query. Throws if the body
 * does not match the contract.
 */
export const reply = <C extends Call>(
  call: C,
  body: ReplyBody<C> | ((query: URLSearchParams) => ReplyBody<C>),
): Reply => {
  const [status, schema] = Object.entries(call.replies)[0] ?? [];
  if (!status || !schema) throw new Error(`${call.path} answers nothing`);
  const bodyFor =
    typeof body === 'function' ? (body as (query: URLSearchParams) => ReplyBody<C>) : () => body;
  return { call, status: Number(status), bodyFor: (query) => z.parse(schema, bodyFor(query)) };
};

/** Returns a binary reply, such as a document. */
export const bytes = (call: Call, text: string, type: string): Reply => ({
  call,
  status: 200,
  bodyFor: () => text,
  type,
});

/** Returns an error reply of the API, in the shape of the contract. */
export const refusal = (call: Call, status: number, code: string, details?: unknown): Reply => ({
  call,
  status,
  bodyFor: () => ({ code, message: code, ...(details === undefined ? {} : { details }) }),
});

/** Returns consecutive replies to one call, each used once; the last one repeats. */
export const replySequence = (first: Reply, ...more: Reply[]): Reply => {
  const left = [first, ...more];
  let now = first;
  return {
    call: first.call,
    get status() {
      now = left.shift() ?? now;
      return now.status;
    },
    bodyFor: (query) => now.bodyFor(query),
  };
};

export interface Sent {
  method: string;
  path: string;
  body: unknown;
}

const fits = ({ call }: Reply, method: string, path: string): boolean =>
  call.method === method && new RegExp(`^${call.path.replace(/:\w+/g, '[^/]+')}$`).test(path);

const network = globalThis.fetch;

/** A promise that rejects at the end of each test, so that no call stays pending. */
let closed = Promise.withResolvers<never>();

/**
 * Answers the calls of the page under test in place of the server, which has its own tests. A call without
 * a reply fails as if the connection were lost. Returns the calls sent.
 */
export const answerCalls = (replies: readonly Reply[]): Sent[] => {
  const sent: Sent[] = [];
  globalThis.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.origin);
    if (!pathname.startsWith('/api/')) return network(input, init);
    const method = init?.method ?? 'GET';
    sent.push({ method, path: pathname, body: init?.body ? JSON.parse(String(init.body)) : null });
    const found = replies.find((one) => fits(one, method, pathname));
    if (!found) throw new TypeError(`No reply to ${method} ${pathname}`);
    const { status } = found;
    if (status === 204) return new Response(null, { status });
    const answer = found.bodyFor(searchParams);
    if (found.type)
      return new Response(String(answer), { status, headers: { 'content-type': found.type } });
    return Response.json(answer, { status });
  };
  return sent;
};

/** Delays all following replies as a network would, so that loading states are visible. */
export const delayReplies = (): void => {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return fetch(...call);
  };
};

/** Holds all following replies until the returned function is called. */
export const holdReplies = (): (() => void) => {
  const { fetch } = globalThis;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    await Promise.race([promise, closed.promise]);
    return answer;
  };
  return resolve;
};

/** Leaves all following calls unanswered, so that loading states stay visible for the whole test. */
export const leaveCallsUnanswered = (): void => {
  globalThis.fetch = () => closed.promise;
};

/** Ends the test: calls that are pending or arrive later fail as if the connection were lost. */
export const endCalls = (): void => {
  answerCalls([]);
  closed.promise.catch(() => {});
  closed.reject(new TypeError('The test is over'));
  closed = Promise.withResolvers();
};
