import type { Call, ReplyBody } from '@tomoguide/contract/call';
import * as z from 'zod/mini';

interface Reply {
  call: Call;
  status: number;
  /** By what the address asks for. */
  bodyFor: (query: URLSearchParams) => unknown;
  /** Of a reply that is no JSON. */
  type?: string;
}

/**
 * What the API is taken to answer to a call, whatever is asked or by the query; refused here unless
 * the contract says it may.
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

/** A reply of bytes, such as a document. */
export const bytes = (call: Call, text: string, type: string): Reply => ({
  call,
  status: 200,
  bodyFor: () => text,
  type,
});

/** An error of the API, as the contract shapes them. */
export const refusal = (call: Call, status: number, code: string, details?: unknown): Reply => ({
  call,
  status,
  bodyFor: () => ({ code, message: code, ...(details === undefined ? {} : { details }) }),
});

/** Answers of one call, each given once, and the last from then on. */
export const inTurn = (first: Reply, ...more: Reply[]): Reply => {
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

/** What no reply comes to fails at the end of its test: whatever waits for it does so no longer. */
let over = Promise.withResolvers<never>();

/**
 * Answers the calls of the page under test in place of the server, which has tests of its own.
 * A call that is not among the replies fails like a lost connection. Returns what was sent.
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

/** Has each further reply take a while, as over a network: so long a page shows that it waits. */
export const answerSlowly = (): void => {
  const { fetch } = globalThis;
  globalThis.fetch = async (...call) => {
    await new Promise((resolve) => setTimeout(resolve, 150));
    return fetch(...call);
  };
};

/** Has each further reply wait until it is let go. */
export const holdReplies = (): (() => void) => {
  const { fetch } = globalThis;
  const { promise, resolve } = Promise.withResolvers<void>();
  globalThis.fetch = async (...call) => {
    const answer = await fetch(...call);
    await Promise.race([promise, over.promise]);
    return answer;
  };
  return resolve;
};

/** Has no further reply come: so long a page shows that it waits as a test looks. */
export const answerNothing = (): void => {
  globalThis.fetch = () => over.promise;
};

/** The test is over: each call that still waits or comes fails like a lost connection. */
export const endCalls = (): void => {
  answerCalls([]);
  over.promise.catch(() => {});
  over.reject(new TypeError('The test is over'));
  over = Promise.withResolvers();
};
