import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The next request of a client. */
export interface ClientRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Result {
  /** The kind of client, such as pages or calls. */
  kind: string;
  path: string;
  /** The HTTP status; 0 if the connection ended without a response. */
  status: number;
  retryAfter: string | null;
  /** The error code in the body; empty if there is none. */
  code: string;
  /** Milliseconds from sending the request to receiving the last byte of the response. */
  ms: number;
  /**
   * How late, in milliseconds, the load test's own event loop was during the request, because it competes
   * for the CPU as well.
   */
  lateMs: number;
}

const SAMPLE_MS = 20;
/** Milliseconds within which clients start, each at a random time. */
const RAMP_UP_MS = 3_000;
/** Milliseconds that a client waits after a 503, which is less than its Retry-After. */
const PAUSE_MS = 1_000;

/** Measures how late this process's timers fire. */
class Lateness {
  #samples: { at: number; lateMs: number }[] = [];
  #last = performance.now();
  readonly #timer = setInterval(() => {
    const at = performance.now();
    this.#samples.push({ at, lateMs: Math.max(0, at - this.#last - SAMPLE_MS) });
    this.#last = at;
    if (this.#samples.length > 5_000) this.#samples.shift();
  }, SAMPLE_MS);

  /**
   * Returns by how much timers were late since `at`, which can have delayed both the request and its
   * response.
   */
  since(at: number): number {
    const pending = performance.now() - this.#last - SAMPLE_MS;
    return this.#samples.reduce(
      (sum, sample) => (sample.at >= at ? sum + sample.lateMs : sum),
      Math.max(0, pending),
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const ask = (url: string, agent: Agent, kind: string, request: ClientRequest, lateness: Lateness) =>
  new Promise<Result>((resolve) => {
    const from = performance.now();
    const answer = (status: number, retryAfter: string | null = null, body = '') =>
      resolve({
        code: /^\{"code":"(\w+)"/.exec(body)?.[1] ?? '',
        kind,
        path: request.path,
        status,
        retryAfter,
        ms: performance.now() - from,
        lateMs: lateness.since(from),
      });
    const headers = {
      ...request.headers,
      ...(request.body && { 'content-length': request.body.length }),
    };
    const sent = sendRequest(new URL(request.path, url), {
      method: request.method ?? 'GET',
      headers,
      agent,
    });
    sent.on('response', (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part) => parts.push(part));
      reply.on('end', () =>
        answer(
          reply.statusCode ?? 0,
          reply.headers['retry-after'] ?? null,
          String(Buffer.concat(parts)),
        ),
      );
      reply.on('error', () => answer(0));
    });
    sent.on('error', () => answer(0));
    sent.end(request.body);
  });

/** Sends all requests concurrently, each on its own connection. */
export const sendSimultaneously = async (
  url: string,
  kind: string,
  requests: readonly ClientRequest[],
) => {
  const lateness = new Lateness();
  const agent = new Agent({ maxSockets: requests.length });
  const answers = await Promise.all(
    requests.map((request) => ask(url, agent, kind, request, lateness)),
  );
  lateness.stop();
  return answers;
};

/**
 * Runs the given number of clients of each kind. Each client sends one request after another, for
 * `seconds`.
 */
export const runClients = async (
  url: string,
  kinds: Record<string, { clients: number; next: (n: number) => ClientRequest }>,
  seconds: number,
): Promise<Result[]> => {
  const lateness = new Lateness();
  const end = performance.now() + seconds * 1000;
  const answers: Result[] = [];
  let count = 0;
  const client = async (kind: string, next: (n: number) => ClientRequest): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // Unlike the buyers, real visitors do not arrive simultaneously.
    await wait(Math.random() * RAMP_UP_MS);
    while (performance.now() < end) {
      count += 1;
      const answer = await ask(url, agent, kind, next(count), lateness);
      answers.push(answer);
      if (answer.status === 503) await wait(PAUSE_MS);
    }
    agent.destroy();
  };
  await Promise.all(
    Object.entries(kinds).flatMap(([kind, { clients, next }]) =>
      Array.from({ length: clients }, () => client(kind, next)),
    ),
  );
  lateness.stop();
  return answers;
};
