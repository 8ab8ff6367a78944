import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What one client asks for next. */
export interface Wish {
  method?: 'GET' | 'POST';
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

export interface Answer {
  /** As it is asked of: a page, a call … */
  kind: string;
  path: string;
  /** 0: the connection ended without an answer. */
  status: number;
  retryAfter: string | null;
  /** Of a refusal; '' where it has none. */
  code: string;
  /** From the request to the last byte of its answer. */
  ms: number;
  /** How late this program itself was meanwhile, at the most: it has no more of the processor than others. */
  lateMs: number;
}

const LOOK_MS = 20;
/** Within this time all have come. */
const ARRIVE_MS = 3_000;
/** Who is told to come back waits for this long, though less than it was told. */
const PAUSE_MS = 1_000;

/** How late this program's own timers are. */
class Lateness {
  #looks: { at: number; lateMs: number }[] = [];
  #last = performance.now();
  readonly #timer = setInterval(() => {
    const at = performance.now();
    this.#looks.push({ at, lateMs: Math.max(0, at - this.#last - LOOK_MS) });
    this.#last = at;
    if (this.#looks.length > 5_000) this.#looks.shift();
  }, LOOK_MS);

  /** The sum of all that it was late since then: it may have been so at both ends of a request. */
  since(at: number): number {
    const under = performance.now() - this.#last - LOOK_MS;
    return this.#looks.reduce(
      (sum, look) => (look.at >= at ? sum + look.lateMs : sum),
      Math.max(0, under),
    );
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}

const ask = (url: string, agent: Agent, kind: string, wish: Wish, lateness: Lateness) =>
  new Promise<Answer>((resolve) => {
    const from = performance.now();
    const answer = (status: number, retryAfter: string | null = null, body = '') =>
      resolve({
        code: /^\{"code":"(\w+)"/.exec(body)?.[1] ?? '',
        kind,
        path: wish.path,
        status,
        retryAfter,
        ms: performance.now() - from,
        lateMs: lateness.since(from),
      });
    const headers = { ...wish.headers, ...(wish.body && { 'content-length': wish.body.length }) };
    const asked = send(new URL(wish.path, url), { method: wish.method ?? 'GET', headers, agent });
    asked.on('response', (reply) => {
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
    asked.on('error', () => answer(0));
    asked.end(wish.body);
  });

/** All of it at once, each on a connection of its own. */
export const atOnce = async (url: string, kind: string, wishes: readonly Wish[]) => {
  const lateness = new Lateness();
  const agent = new Agent({ maxSockets: wishes.length });
  const answers = await Promise.all(wishes.map((wish) => ask(url, agent, kind, wish, lateness)));
  lateness.stop();
  return answers;
};

/** So many clients a kind, each asking one thing after another for so long. */
export const crowd = async (
  url: string,
  kinds: Record<string, { clients: number; next: (n: number) => Wish }>,
  seconds: number,
): Promise<Answer[]> => {
  const lateness = new Lateness();
  const end = performance.now() + seconds * 1000;
  const answers: Answer[] = [];
  let count = 0;
  const client = async (kind: string, next: (n: number) => Wish): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    // Nobody's watch is that exact: who comes in the same moment are the buyers.
    await wait(Math.random() * ARRIVE_MS);
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
