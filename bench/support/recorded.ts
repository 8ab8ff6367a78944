import { setTimeout as wait } from 'node:timers/promises';
import { ConversationId, MessageId, UserId } from '@tomoguide/contract/primitives';
import type { SocketEvent } from '@tomoguide/contract/socket-events';

/** What a server passes to its sockets. */
export interface Task {
  /** Client ids start here; each client has one socket. */
  firstUser: number;
  users: number;
  events: number;
  /** Events per second; as fast as possible if absent. */
  perSecond?: number;
}

export interface Done {
  wallMs: number;
  /** CPU time of the whole process with all threads. */
  cpuMs: number;
  rssKb: number;
}

const WORDS = '我们早上九点在京都站南口见面，可以吗？ Shall we meet at nine?';
const TICK_MS = 2;
const AFTER_MS = 500;
/** Events passed in one turn of the event loop if there is no rate. */
const AT_ONCE = 500;

/** Returns the n-th event of a recording: a message, as sent to its receiver. */
const recordedEvent = (n: number, to: UserId): SocketEvent => ({
  type: 'new_message',
  payload: {
    id: MessageId.parse(n + 1),
    conversationId: ConversationId.parse(1 + (n % 500)),
    seq: n + 1,
    revision: n + 1,
    senderId: to,
    // Clients compute the delay; all processes on a machine share the clock.
    clientMessageId: `at ${process.hrtime.bigint()} ns`,
    sentAt: '2026-05-03T01:00:00Z',
    content: { kind: 'text', text: WORDS, masked: false },
    credits: 20,
  },
});

/**
 * Passes recorded events to sockets, each to the two users of a conversation, and waits until the kernel
 * has accepted them all. Both servers run this; only `send` differs.
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
      : done + AT_ONCE;
    for (; done < Math.min(due, events); done += 1) {
      const one = people[(2 * done) % users];
      const other = people[(2 * done + 1) % users];
      if (one && other) send([one, other], recordedEvent(done, one));
    }
    await (perSecond ? wait(TICK_MS) : new Promise(setImmediate));
    while (!perSecond && waiting() > 0) await new Promise(setImmediate);
  }
  while (waiting() > 0) await wait(1);
  const wallMs = performance.now() - began;
  // Work for other processes continues for a while.
  await wait(AFTER_MS);
  const used = process.cpuUsage(cpu);
  return {
    wallMs,
    cpuMs: (used.user + used.system) / 1000,
    rssKb: process.memoryUsage.rss() / 1024,
  };
};
