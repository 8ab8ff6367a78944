import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@tomoguide/contract/call';

export interface RetriedReply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any reply
  body: any;
  /** The number of attempts until a response arrived. */
  tries: number;
}

export interface RetryRequest {
  token?: string;
  params?: Record<string, string | number>;
  body?: unknown;
}

/** A function that sends a request to an endpoint, with retries until it gets a response. */
export type Retrying = (call: Call, input: RetryRequest) => Promise<RetriedReply>;

/** The share of responses to drop, as if the server had died right after its work. */
const LOST = 0.15;
/**
 * How long to retry, in milliseconds; between two kills, a busy machine may need a minute to restart the
 * server.
 */
const TIMEOUT_MS = 600_000;

const buildPath = (call: Call, params: Record<string, string | number> = {}): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));

/**
 * Sends the request once. A string result is the reason why there is no response: no connection, 503, or a
 * first attempt with this key that is still running.
 */
const sendOnce = async (
  { url, key, lost }: { url: string; key: string; lost: number },
  call: Call,
  input: RetryRequest,
): Promise<RetriedReply | string> => {
  try {
    const reply = await fetch(url, {
      method: call.method,
      signal: AbortSignal.timeout(15_000),
      headers: {
        ...(input.token ? { authorization: `Bearer ${input.token}` } : {}),
        ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotency ? { 'idempotency-key': key } : {}),
      },
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
    const body = (await reply.json()) as RetriedReply['body'];
    if (reply.status === 503 || body.code === 'IDEMPOTENCY_KEY_IN_USE') return body.code;
    if (reply.ok && Math.random() < lost) return 'lost';
    return { status: reply.status, body, tries: 0 };
  } catch (error) {
    return String(error);
  }
};

/**
 * Returns a client that retries: it resends an unacknowledged request with the same idempotency key to the
 * server's current address. Any other response, even a 500, is final. Drops the share `lost` of the
 * responses.
 */
export const retryingClient =
  (address: () => Promise<string>, lost = LOST): Retrying =>
  async (call, input) => {
    const key = randomUUID();
    const end = Date.now() + TIMEOUT_MS;
    let silence = '';
    for (let tries = 1; Date.now() < end; tries += 1) {
      const url = (await address()) + buildPath(call, input.params);
      const answer = await sendOnce({ url, key, lost }, call, input);
      if (typeof answer !== 'string') return { ...answer, tries };
      silence = answer;
      await wait(20 + Math.random() * 100);
    }
    throw new Error(`${call.method} ${call.path} was never answered: ${silence}`);
  };
