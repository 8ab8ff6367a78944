import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { LOCALES } from '@tomoguide/contract/locale';
import type { Locale, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Bus } from '../adapters/bus/bus.ts';
import type { Tx } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { withDeadline } from '../deadline.ts';
import type { Deps } from '../deps.ts';
import type { LiveSocket } from './live-socket.ts';
import { Registry } from './registry.ts';
import { heardFrom, type Told, toldAs } from './told.ts';

/** How often sessions are looked at: one that ended is cut off within five seconds. */
const CHECK_MS = 3_000;
/** Sockets have this long to close when the server stops. */
const STOP_MS = 1_000;
/** What happens within so much time is told to other processes together. */
const GATHER_MS = 5;

/** An event, or the same in each language. */
export type Pushed = SocketEvent | Readonly<Record<Locale, SocketEvent>>;

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
  #closing = false;
  #served = false;
  #stopped = false;
  #untold: Told[] = [];
  #telling: Promise<void> | null = null;

  constructor(deps: Pick<Deps, 'db' | 'log'> & { bus: Bus }) {
    this.#deps = deps;
    this.#registry = new Registry(deps.db, this.#processId);
  }

  /** How many sockets this process holds. */
  get openSockets(): number {
    return this.#byId.size;
  }

  /** Tells these people, on all their devices, once the transaction has committed. */
  push(tx: Tx, to: readonly UserId[], event: Pushed): void {
    afterCommit(tx, () => this.tell(to, event));
  }

  /** The same at once: of what was committed before. */
  tell(to: readonly UserId[], event: Pushed): void {
    const texts = textsOf(event);
    this.#deliver(to, texts);
    this.#tell({ to, texts });
  }

  /** Takes in a socket; from `ready` on it gets all that happens. */
  async open(socket: LiveSocket, sessionsLive: Deps['liveSessions']): Promise<void> {
    // Whatever may fail below: it is looked at from here on, and closed when the server stops.
    this.#byId.set(socket.id, socket);
    // Otherwise the timer would keep the deadline of the request that set it, which soon passes.
    this.#checking ??= setInterval(
      () => void withDeadline(() => this.#check(sessionsLive)),
      CHECK_MS,
    ).unref();
    const beyond = await this.#registry.add(socket);
    if (beyond.length > 0) {
      this.#replace(beyond);
      this.#tell({ close: beyond });
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
    if (!this.#closing) await this.#registry.remove([socket.id]);
  }

  /** Closes every socket; clients come back elsewhere, or later. Others are still told. */
  closeSockets(): void {
    this.#closing = true;
    clearInterval(this.#checking);
    const open = [...this.#byId.values()];
    this.#served = open.length > 0;
    for (const socket of open) socket.close('restarting');
    setTimeout(() => {
      for (const socket of open) socket.cut();
    }, STOP_MS).unref();
  }

  /** Ends the telling, once nothing more is committed here that others have to hear of. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.allTold();
    await this.#deps.bus.stop();
    if (this.#served) await this.#registry.leave().catch(() => {});
  }

  /** Waits until other processes were told all that was to be told by now. */
  async allTold(): Promise<void> {
    await this.#telling;
  }

  #tell(told: Told): void {
    if (this.#stopped) return;
    this.#untold.push(told);
    this.#telling ??= withDeadline(() => this.#tellOthers());
  }

  /** Most installations are one process, and telling others would cost as much as all of its sockets. */
  async #tellOthers(): Promise<void> {
    await null;
    while (this.#untold.length > 0) {
      const all = this.#untold;
      this.#untold = [];
      // Who comes after this question has sockets that are told `ready` after it, and ask.
      const hasOthers = await withDeadline(() => this.#registry.hasOthers()).catch(() => true);
      if (hasOthers) for (const told of all) this.#deps.bus.publish(toldAs(this.#processId, told));
      await sleep(GATHER_MS);
    }
    this.#telling = null;
  }

  #hear(text: string): void {
    try {
      const told = heardFrom(text, this.#processId);
      if (!told) return;
      if ('close' in told) this.#replace(told.close);
      else this.#deliver(told.to, told.texts);
    } catch {
      // Of another version, or of somebody else in the database: nothing that may end this process.
      this.#deps.log.warn('an event of another process could not be read');
    }
  }

  #deliver(to: readonly UserId[], texts: Readonly<Record<Locale, string>>): void {
    for (const userId of to)
      for (const socket of this.#sockets.get(userId) ?? []) socket.send(texts[socket.locale]);
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
      // Forgotten by the others, it was told nothing.
      if (await this.#registry.beat(open)) this.#sendToAll(READY);
    } catch (error) {
      // Without a database nothing happens that they could be told of.
      this.#deps.log.warn({ err: error }, 'the sessions of sockets cannot be looked at now');
    }
  }
}
