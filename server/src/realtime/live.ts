import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { inEachLanguage, type Locale } from '@tomoguide/contract/locale';
import type { UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import type { Bus } from '../adapters/bus/bus.ts';
import type { Db, Tx } from '../database/database.ts';
import { afterCommit } from '../database/transaction.ts';
import { withDeadline } from '../deadline.ts';
import type { Logger } from '../log.ts';
import type { LiveSocket } from './live-socket.ts';
import { decodeMessage, encodeMessage, type ProcessMessage } from './process-message.ts';
import { Registry } from './registry.ts';

/**
 * How often sessions are checked, in milliseconds; a socket whose session has ended is closed within five
 * seconds.
 */
const CHECK_MS = 3_000;
/** How long sockets have to close when the server stops, in milliseconds. */
const STOP_MS = 1_000;
/** Events that occur within this time, in milliseconds, are sent to other processes in one batch. */
const GATHER_MS = 5;

/** An event, or one version per language. */
export type Pushed = SocketEvent | Readonly<Record<Locale, SocketEvent>>;

interface LiveDeps {
  db: Db;
  log: Logger;
  bus: Bus;
}

/**
 * A function that returns which of these sessions are live and which have expired; it omits revoked
 * sessions.
 */
export type LiveSessions = (
  ids: readonly string[],
) => Promise<ReadonlyMap<string, 'live' | 'over'>>;

const serializeEvent = (event: Pushed): Record<Locale, string> => {
  if (!('type' in event)) return inEachLanguage((locale) => JSON.stringify(event[locale]));
  const text = JSON.stringify(event);
  return inEachLanguage(() => text);
};

const READY = JSON.stringify({ type: 'ready', payload: {} } satisfies SocketEvent);

/**
 * The open sockets of this process, and the connection to those of all other processes. Events are lost
 * while a client is disconnected, so a client that opens a socket fetches earlier changes.
 */
export class Live {
  readonly #processId = randomUUID();
  readonly #sockets = new Map<UserId, Set<LiveSocket>>();
  readonly #byId = new Map<string, LiveSocket>();
  readonly #deps: LiveDeps;
  readonly #registry: Registry;
  #checking: NodeJS.Timeout | undefined;
  #closing = false;
  #served = false;
  #stopped = false;
  #unsent: ProcessMessage[] = [];
  #telling: Promise<void> | null = null;

  constructor(deps: LiveDeps) {
    this.#deps = deps;
    this.#registry = new Registry(deps.db, this.#processId);
  }

  /** The number of open sockets in this process. */
  get openSockets(): number {
    return this.#byId.size;
  }

  /** Sends an event to all devices of these users once the transaction has committed. */
  push(tx: Tx, to: readonly UserId[], event: Pushed): void {
    afterCommit(tx, () => this.send(to, event));
  }

  /** Sends an event immediately, for a change that has already been committed. */
  send(to: readonly UserId[], event: Pushed): void {
    const texts = serializeEvent(event);
    this.#deliver(to, texts);
    this.#queueForOthers({ to, texts });
  }

  /** Adds a socket, which receives all events once `ready` has been sent. */
  async open(socket: LiveSocket, sessionsLive: LiveSessions): Promise<void> {
    // Registered first, so that if anything below fails, the socket is still checked, and closed when the
    // server stops.
    this.#byId.set(socket.id, socket);
    // Without its own deadline, each check would inherit the deadline of the current request, which soon
    // passes.
    this.#checking ??= setInterval(
      () => void withDeadline(() => this.#check(sessionsLive)),
      CHECK_MS,
    ).unref();
    const beyond = await this.#registry.add(socket);
    if (beyond.length > 0) {
      this.#closeReplaced(beyond);
      this.#queueForOthers({ close: beyond });
    }
    await this.#deps.bus.listen(
      (text) => this.#handleMessage(text),
      () => this.#sendToAll(READY),
    );
    if (!socket.isOpen) {
      await this.#registry.remove([socket.id]);
      return;
    }
    // Events are sent only after `ready`, after which the client fetches earlier events.
    socket.send(READY);
    const own = this.#sockets.get(socket.userId) ?? new Set();
    this.#sockets.set(socket.userId, own.add(socket));
  }

  /** Removes a closed socket, to which nothing more is sent. */
  async forget(socket: LiveSocket): Promise<void> {
    const own = this.#sockets.get(socket.userId);
    own?.delete(socket);
    if (own?.size === 0) this.#sockets.delete(socket.userId);
    this.#byId.delete(socket.id);
    if (!this.#closing) await this.#registry.remove([socket.id]);
  }

  /**
   * Closes every socket; the clients reconnect to another process, or later. This process still sends
   * events to other processes.
   */
  closeSockets(): void {
    this.#closing = true;
    clearInterval(this.#checking);
    const open = [...this.#byId.values()];
    this.#served = open.length > 0;
    for (const socket of open) socket.close('restarting');
    setTimeout(() => {
      for (const socket of open) socket.terminate();
    }, STOP_MS).unref();
  }

  /** Stops sending events to other processes. Must be called after the last commit of this process. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.whenPublished();
    await this.#deps.bus.stop();
    if (this.#served) await this.#registry.leave().catch(() => {});
  }

  /** Waits until all current events have been sent to other processes. */
  async whenPublished(): Promise<void> {
    await this.#telling;
  }

  #queueForOthers(message: ProcessMessage): void {
    if (this.#stopped) return;
    this.#unsent.push(message);
    this.#telling ??= withDeadline(() => this.#sendToOthers());
  }

  /**
   * Sends events to other processes, if there are any. Most installations have only one process, for which
   * sending would cost as much as all of its sockets.
   */
  async #sendToOthers(): Promise<void> {
    await null;
    while (this.#unsent.length > 0) {
      const all = this.#unsent;
      this.#unsent = [];
      // A process that starts after this query will send `ready` to its sockets, so that their clients
      // fetch this event.
      const hasOthers = await withDeadline(() => this.#registry.hasOthers()).catch(() => true);
      if (hasOthers)
        for (const message of all) this.#deps.bus.publish(encodeMessage(this.#processId, message));
      await sleep(GATHER_MS);
    }
    this.#telling = null;
  }

  #handleMessage(text: string): void {
    try {
      const message = decodeMessage(text, this.#processId);
      if (!message) return;
      if ('close' in message) this.#closeReplaced(message.close);
      else this.#deliver(message.to, message.texts);
    } catch {
      // The message comes from another version or another user of the database, and must not crash this
      // process.
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

  #closeReplaced(ids: readonly string[]): void {
    for (const id of ids) this.#byId.get(id)?.close('replaced');
  }

  /** Disconnects sockets whose session has ended or that do not answer pings. */
  async #check(sessionsLive: LiveSessions): Promise<void> {
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
      // Other processes had removed this process, so it received no events in the meantime.
      if (await this.#registry.heartbeat(open)) this.#sendToAll(READY);
    } catch (error) {
      // Without a database, no changes are committed, so there are no events to miss.
      this.#deps.log.warn({ err: error }, 'the sessions of sockets cannot be looked at now');
    }
  }
}
