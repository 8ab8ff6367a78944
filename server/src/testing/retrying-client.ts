import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@tomoguide/contract/call';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever came back
  body: any;
  /** How often it was asked before somebody answered. */
  tries: number;
}

export interface Wish {
  token?: string;
  params?: Record<string, string | number>;
  body?: unknown;
}

/** Sends a call until it is answered. */
export type Retrying = (call: Call, wish: Wish) => Promise<Answer>;

/** So many answers are lost on their way, as if the server had died just after its work. */
const LOST = 0.15;
/** Between two kills a busy machine may need a minute to start the server again. */
const PATIENCE_MS = 600_000;

const pathOf = (call: Call, params: Record<string, string | number> = {}): string =>
  call.path.replace(/:(\w+)/g, (_, name: string) => String(params[name]));

/** A text says why there is none: nothing was heard, or 503, or the first try with this key still runs. */
const once = async (
  { url, key, lost }: { url: string; key: string; lost: number },
  call: Call,
  wish: Wish,
): Promise<Answer | string> => {
  try {
    const reply = await fetch(url, {
      method: call.method,
      signal: AbortSignal.timeout(15_000),
      headers: {
        ...(wish.token ? { authorization: `Bearer ${wish.token}` } : {}),
        ...(wish.body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(call.idempotency ? { 'idempotency-key': key } : {}),
      },
      ...(wish.body === undefined ? {} : { body: JSON.stringify(wish.body) }),
    });
    const body = (await reply.json()) as Answer['body'];
    if (reply.status === 503 || body.code === 'IDEMPOTENCY_KEY_IN_USE') return body.code;
    if (reply.ok && Math.random() < lost) return 'lost';
    return { status: reply.status, body, tries: 0 };
  } catch (error) {
    return String(error);
  }
};

/**
 * A client that retries: an unacknowledged request is sent again with the same key, to wherever the
 * server is now. Any other answer, a 500 included, is final. The share `lost` of the answers is taken
 * for not heard.
 */
export const retrying =
  (address: () => Promise<string>, lost = LOST): Retrying =>
  async (call, wish) => {
    const key = randomUUID();
    const end = Date.now() + PATIENCE_MS;
    let silence = '';
    for (let tries = 1; Date.now() < end; tries += 1) {
      const url = (await address()) + pathOf(call, wish.params);
      const answer = await once({ url, key, lost }, call, wish);
      if (typeof answer !== 'string') return { ...answer, tries };
      silence = answer;
      await wait(20 + Math.random() * 100);
    }
    throw new Error(`${call.method} ${call.path} was never answered: ${silence}`);
  };
