import { Agent, request as sendRequest } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Creates a client's next request. */
export interface ClientRequest {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  /** The kind of client: pages, calls … */
  kind: string;
  path: string;
  /** 0 if the connection ended without a response. */
  status: number;
  retryAfter: string | null;
  /** The error code in the body, or ''. */
  code: string;
  /** From the request to the last byte of the response. */
  ms: number;
  /**
   * The maximum delay of the load test's own event loop during the request, because it competes for the CPU
   * too.
   */
  lateMs: number;
}

const SAMPLE_MS = 20;
/** Clients start at random times within this period. */
const RAMP_UP_MS = 3_000;
/** How long a client pauses after a 503; less than its Retry-After. */
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

  /** Returns the total delay since `at`, which can have affected both ends of a request. */
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
  new Promise<Answer>((resolve) => {
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

/** Runs the given number of clients of each kind. Each sends one request after another for `seconds`. */
export const runClients = async (
  url: string,
  kinds: Record<string, { clients: number; next: (n: number) => ClientRequest }>,
  seconds: number,
): Promise<Answer[]> => {
  const lateness = new Lateness();
  const end = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  let count = 0;
  const client = async (kind: string, next: (n: number) => ClientRequest): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // Real visitors do not arrive simultaneously; only the buyers do.
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
