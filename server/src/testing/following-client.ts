import { listMessages } from '@tomoguide/contract/messaging/calls';
import type { Message } from '@tomoguide/contract/messaging/entities';
import type { ConversationId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';
import { WebSocket } from 'ws';

/**
 * How long the client waits before it reopens a lost socket, in milliseconds. Shorter than in the app, to
 * keep tests fast.
 */
const PAUSE_MS = 50;
const PAGE = 50;

/**
 * Follows one conversation by the rules of docs/product/messages.md, "Catching up": a pushed message
 * advances the revision only if it is exactly the next one; after `ready` or a gap, the client fetches what
 * it missed. It never polls.
 */
export class FollowingClient {
  /** Messages by sequence number. */
  readonly known = new Map<number, Message>();
  /** Sequence numbers of messages whose text changed, which must never happen. */
  readonly strange: number[] = [];
  /** How often the server sent `ready`, which signals that messages may have been missed. */
  readies = 0;
  #revision = 0;
  #asks = false;
  #asksAgain = false;
  #left = false;
  #socket: WebSocket | null = null;
  readonly #address: () => Promise<string>;
  readonly #token: string;
  readonly #conversationId: ConversationId;

  constructor(address: () => Promise<string>, token: string, conversationId: ConversationId) {
    this.#address = address;
    this.#token = token;
    this.#conversationId = conversationId;
    void this.#connect();
  }

  /** The received messages, in order. */
  get messages(): Message[] {
    return [...this.known.values()].sort((one, other) => one.seq - other.seq);
  }

  leave(): void {
    this.#left = true;
    this.#socket?.terminate();
  }

  /** Fetches everything that the client missed, as when the app returns to the foreground. */
  ask(): void {
    this.#asksAgain = true;
    if (!this.#asks) void this.#fetchAll();
  }

  async #connect(): Promise<void> {
    const address = (await this.#address()).replace('http', 'ws');
    if (this.#left) return;
    const socket = new WebSocket(`${address}/ws`, ['tomoguide', `bearer.${this.#token}`]);
    this.#socket = socket;
    socket.on('message', (data) => this.#handleEvent(JSON.parse(String(data))));
    socket.on('error', () => {});
    socket.on('close', () => {
      if (!this.#left) setTimeout(() => void this.#connect(), PAUSE_MS);
    });
  }

  #handleEvent(event: SocketEvent): void {
    if (event.type === 'ready') {
      this.readies += 1;
      this.ask();
    }
    if (event.type !== 'new_message') return;
    const { credits: _, ...message } = event.payload;
    if (message.conversationId !== this.#conversationId) return;
    this.#store(message);
    if (message.revision > this.#revision) this.ask();
  }

  #store(message: Message): void {
    const known = this.known.get(message.seq);
    if (known && JSON.stringify(known.content) !== JSON.stringify(message.content))
      this.strange.push(message.seq);
    this.known.set(message.seq, message);
    if (message.revision === this.#revision + 1) this.#revision = message.revision;
  }

  async #fetchAll(): Promise<void> {
    this.#asks = true;
    while (this.#asksAgain && !this.#left) {
      this.#asksAgain = false;
      try {
        while (await this.#fetchPage());
      } catch {
        // If the fetch failed, the server was killed together with the client's socket; the next `ready`
        // triggers another fetch.
      }
    }
    this.#asks = false;
  }

  /** Fetches one page; returns true if there are more. */
  async #fetchPage(): Promise<boolean> {
    const path = listMessages.path.replace(':conversationId', String(this.#conversationId));
    const query = `after=${this.#revision}&limit=${PAGE}`;
    const reply = await fetch(`${await this.#address()}${path}?${query}`, {
      headers: { authorization: `Bearer ${this.#token}` },
      signal: AbortSignal.timeout(15_000),
    });
    if (!reply.ok) throw new Error(`asked for messages, answered ${reply.status}`);
    const { data } = (await reply.json()) as { data: Message[] };
    for (const message of data) {
      this.#store(message);
      this.#revision = Math.max(this.#revision, message.revision);
    }
    return data.length === PAGE;
  }
}
