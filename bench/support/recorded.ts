import { setTimeout as wait } from 'node:timers/promises';
import { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** The events that a server must pass to its sockets. */
export interface Task {
  /** The ID of the first client. IDs are consecutive, and each client has one socket. */
  firstUser: number;
  users: number;
  events: number;
  /** Events per second; if absent, as fast as possible. */
  perSecond?: number;
}

export interface Done {
  wallMs: number;
  /** CPU time of the whole process, with all its threads. */
  cpuMs: number;
  rssKb: number;
}

const WORDS = '我们早上九点在京都站南口见面，可以吗？ Shall we meet at nine?';
const TICK_MS = 2;
const AFTER_MS = 500;
/** Number of events passed per turn of the event loop if no rate is set. */
const BATCH_SIZE = 500;

/** Returns the n-th event of a recording: a message, as sent to its recipient. */
const getRecordedEvent = (n: number, to: UserId): SocketEvent => ({
  type: 'new_message',
  payload: {
    id: MessageId.parse(n + 1),
    conversationId: ConversationId.parse(1 + (n % 500)),
    seq: n + 1,
    revision: n + 1,
    senderId: to,
    // The time of sending, from which clients compute the delay. All processes on a machine share this
    // clock.
    clientMessageId: `at ${process.hrtime.bigint()} ns`,
    sentAt: '2026-05-03T01:00:00Z',
    content: { kind: 'text', text: WORDS, masked: false },
    credits: 20,
  },
});

/**
 * Passes recorded events to sockets, each to the two users of a conversation, and waits until the kernel
 * has accepted them all. The product and the baseline both run this function; only `send` differs.
 */
export const deliverEvents = async (
  { firstUser, users, events, perSecond }: Task,
  send: (to: readonly UserId[], event: SocketEvent) => void,
  waiting: () => number,
): Promise<Done> => {
  const people = Array.from({ length: users }, (_, n) => UserId.parse(firstUser + n));
  const cpu = process.cpuUsage();
  const began = performance.now();
  for (let done = 0; done < events; ) {
    const due = perSecond
      ? Math.floor(((performance.now() - began) / 1000) * perSecond)
      : done + BATCH_SIZE;
    for (; done < Math.min(due, events); done += 1) {
      const one = people[(2 * done) % users];
      const other = people[(2 * done + 1) % users];
      if (one && other) send([one, other], getRecordedEvent(done, one));
    }
    await (perSecond ? wait(TICK_MS) : new Promise(setImmediate));
    while (!perSecond && waiting() > 0) await new Promise(setImmediate);
  }
  while (waiting() > 0) await wait(1);
  const wallMs = performance.now() - began;
  // Work for other processes continues for a moment after the last event.
  await wait(AFTER_MS);
  const used = process.cpuUsage(cpu);
  return {
    wallMs,
    cpuMs: (used.user + used.system) / 1000,
    rssKb: process.memoryUsage.rss() / 1024,
  };
};
