import { randomUUID } from 'node:crypto';
import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Bus } from '../adapters/bus/bus.ts';
import type { Tx } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import type { Deps } from '../deps.ts';
import type { LiveSocket } from './live-socket.ts';
import { Registry } from './registry.ts';

/** How often sessions are looked at: one that ended is cut off within five seconds. */
const CHECK_MS = 3_000;
/** Sockets have this long to close when the server stops. */
const STOP_MS = 1_000;

/** An event, or the same in each language. */
export type Pushed = SocketEvent | Readonly<Record<Locale, SocketEvent>>;

/** What processes tell each other. */
type Told =
  | { from: string; to: readonly UserId[]; event: Pushed }
  | { from: string; close: readonly string[] };

const textsOf = (event: Pushed): Record<Locale, string> => {
  if ('type' in event) {
    const text = JSON.stringify(event);
    return { en: text, 'zh-CN': text };
  }
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, JSON.stringify(event[locale])]),
  ) as Record<Locale, string>;
};

const READY = JSON.stringify({ type: 'ready', payload: {} } satisfies SocketEvent);

/**
 * The open sockets of this process, and the way to those of all others. What it sends is a hint, which a
 * lost connection loses: whoever opens a socket asks for what came before.
 */
export class Live {
  readonly #processId = randomUUID();
  readonly #sockets = new Map<UserId, Set<LiveSocket>>();
  readonly #byId = new Map<string, LiveSocket>();
  readonly #deps: Pick<Deps, 'db' | 'log'> & { bus: Bus };
  readonly #registry: Registry;
  #checking: NodeJS.Timeout | undefined;
  #stopped = false;

  constructor(deps: Pick<Deps, 'db' | 'log'> & { bus: Bus }) {
    this.#deps = deps;
    this.#registry = new Registry(deps.db, this.#processId);
  }

  /** Tells these people, on all their devices, once the transaction has committed. */
  push(tx: Tx, to: readonly UserId[], event: Pushed): void {
    afterCommit(tx, () => {
      this.#deliver(to, event);
      this.#tell({ from: this.#processId, to, event });
    });
  }

  /** Takes in a socket; from `ready` on it gets all that happens. */
  async open(socket: LiveSocket, sessionsLive: Deps['liveSessions']): Promise<void> {
    // Whatever may fail below: it is looked at from here on, and closed when the server stops.
    this.#byId.set(socket.id, socket);
    this.#checking ??= setInterval(() => void this.#check(sessionsLive), CHECK_MS).unref();
    const beyond = await this.#registry.add(socket);
    if (beyond.length > 0) {
      this.#replace(beyond);
      this.#tell({ from: this.#processId, close: beyond });
    }
    await this.#deps.bus.listen(
      (text) => this.#hear(text),
      () => this.#sendToAll(READY),
    );
    if (!socket.isOpen) {
      await this.#registry.remove([socket.id]);
      return;
    }
    // Events only behind `ready`: whatever happened before it, the client asks for then.
    socket.send(READY);
    const own = this.#sockets.get(socket.userId) ?? new Set();
    this.#sockets.set(socket.userId, own.add(socket));
  }

  /** It is closed: nothing more is sent to it. */
  async forget(socket: LiveSocket): Promise<void> {
    const own = this.#sockets.get(socket.userId);
    own?.delete(socket);
    if (own?.size === 0) this.#sockets.delete(socket.userId);
    this.#byId.delete(socket.id);
    if (!this.#stopped) await this.#registry.remove([socket.id]);
  }

  /** Closes every socket; clients come back elsewhere, or later. */
  async stop(): Promise<void> {
    this.#stopped = true;
    clearInterval(this.#checking);
    const open = [...this.#byId.values()];
    for (const socket of open) socket.close('restarting');
    setTimeout(() => {
      for (const socket of open) socket.cut();
    }, STOP_MS).unref();
    await this.#deps.bus.stop();
    if (open.length > 0) await this.#registry.leave().catch(() => {});
  }

  #tell(told: Told): void {
    if (!this.#stopped) this.#deps.bus.publish(JSON.stringify(told));
  }

  #hear(text: string): void {
    try {
      const told: Told = JSON.parse(text);
      if (told.from === this.#processId) return;
      if ('close' in told) this.#replace(told.close);
      else this.#deliver(told.to, told.event);
    } catch {
      // Of another version, or of somebody else in the database: nothing that may end this process.
      this.#deps.log.warn('an event of another process could not be read');
    }
  }

  #deliver(to: readonly UserId[], event: Pushed): void {
    const sockets = to.flatMap((userId) => [...(this.#sockets.get(userId) ?? [])]);
    if (sockets.length === 0) return;
    const texts = textsOf(event);
    for (const socket of sockets) socket.send(texts[socket.locale]);
  }

  #sendToAll(text: string): void {
    for (const own of this.#sockets.values()) for (const socket of own) socket.send(text);
  }

  #replace(ids: readonly string[]): void {
    for (const id of ids) this.#byId.get(id)?.close('replaced');
  }

  /** Cuts off whose session is over, and who gives no sign of life. */
  async #check(sessionsLive: Deps['liveSessions']): Promise<void> {
    const now = performance.now();
    const open = [...this.#byId.values()];
    for (const socket of open) socket.ping(now);
    try {
      const states = await sessionsLive([...new Set(open.map(({ sessionId }) => sessionId))]);
      for (const socket of open) {
        const state = states.get(socket.sessionId);
        if (state === 'live') continue;
        socket.close('session', state === 'over' ? 'TOKEN_EXPIRED' : 'TOKEN_INVALID');
      }
      await this.#registry.beat(open);
    } catch (error) {
      // Without a database nothing happens that they could be told of.
      this.#deps.log.warn({ err: error }, 'the sessions of sockets cannot be looked at now');
    }
  }
}
